import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawCallback } from '../ports.ts';
import type { TakeCallback } from './take-callback.ts';

/** Larger than any message of any party. */
const BODY_LIMIT_BYTES = 64 * 1024;
const PATH = '/callbacks/mobile-money/:channel';

/**
 * Where operators speak to us: outside of the envelope, in whatever form they have. The part of a
 * path after the channel's name tells a party's different callbacks apart.
 */
export function registerCallbacks(server: FastifyInstance, takeCallback: TakeCallback): void {
  server.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers();
    callbacks.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    callbacks.route<{ Params: { channel: string } }>({
      method: ['GET', 'POST', 'PUT'],
      url: PATH,
      handler: async (request, reply) => {
        const [channel = ''] = request.params.channel.split('-paybill');
        const answer = await takeCallback(channel, rawCallback(request));
        if (!answer) return reply.code(404).send();
        return reply.code(answer.status).type(answer.contentType).send(answer.body);
      },
    });
  });
}

function rawCallback(request: FastifyRequest): RawCallback {
  const { method, url: path, headers, body } = request;
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return {
    method,
    path,
    headers: Object.fromEntries(single),
    body: typeof body === 'string' ? body : '',
  };
}
