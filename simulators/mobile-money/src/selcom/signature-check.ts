import {
  type SelcomFields,
  selcomFields,
  selcomHeaders,
} from '@kipute/provider-protocols/mobile-money/selcom';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failed } from './answers.ts';
import type { SelcomTerms } from './selcom-terms.ts';

/** As they are signed: those of the list, in its order; none of the request may be left out. */
function signedFields({ body, query, headers }: FastifyRequest): SelcomFields | undefined {
  const all = selcomFields.safeParse(body ?? query).data;
  const names = String(headers['signed-fields'] ?? '').split(',');
  if (!all || Object.keys(all).some((name) => !names.includes(name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
}

/** Everything the merchant sends must be signed with its key and its secret. */
export async function requireSignature(
  terms: SelcomTerms,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const fields = signedFields(request);
  const sent = request.headers;
  const at = new Date(String(sent.timestamp));
  if (!fields || Number.isNaN(at.getTime())) return reply.code(401).send(failed('401'));
  const expected = selcomHeaders(fields, terms, at);
  const isRight = Object.entries(expected).every(([name, value]) => sent[name] === value);
  return isRight ? undefined : reply.code(401).send(failed('401'));
}
