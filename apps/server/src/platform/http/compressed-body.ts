import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A shorter reply fits one packet either way. */
const BYTES_MIN = 1_200;

/** Nothing repeats in a ciphertext, so the quickest coder takes back as much as any. */
const quickest = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 0,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/**
 * Sends an encrypted reply. Base64 carries six bits in eight and the other two cost a player money,
 * so a page that can read Brotli gets the bytes without them. What is compressed is a ciphertext
 * and tells by its length no more than before (WIRE-39).
 */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): FastifyReply {
  if (body.length < BYTES_MIN || !accepts(request.headers['accept-encoding'], 'br')) {
    return reply.send(body);
  }
  return reply.header('content-encoding', 'br').send(brotliCompressSync(body, quickest));
}

export function accepts(header: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  return String(header ?? '')
    .split(',')
    .map((choice) => choice.trim().toLowerCase())
    .some((choice) => choice === coding || new RegExp(`^${coding};q=(?!0(\\.0*)?$)`).test(choice));
}
