import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorNames } from '../operators.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { RawCallback } from '../ports.ts';
import type { TakeCallback } from './take-callback.ts';

/** Larger than any message of any party. */
const BODY_LIMIT_BYTES = 64 * 1024;
const PATH = '/callbacks/mobile-money/:address';
const PAYBILL_ENDING = '-paybill';

type CallbackDeps = Pick<PaymentsDeps, 'mobileMoney' | 'countCallback'> & {
  readonly takeCallback: TakeCallback;
};

/**
 * Where operators call us: outside of the envelope, in whatever format they have. A request from
 * outside the party's networks is refused before its body is read (CB-01).
 */
export function registerCallbacks(server: FastifyInstance, deps: CallbackDeps): void {
  server.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers();
    callbacks.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    callbacks.route<{ Params: { address: string } }>({
      method: ['GET', 'POST', 'PUT'],
      url: PATH,
      onRequest: async (request, reply) => {
        const channel = channelAt(deps, request.params.address);
        if (channel === undefined) return reply.code(404).send();
        if (deps.mobileMoney.isCallbackSource(channel, request.ip)) return;
        deps.countCallback(channel, 'source-refused');
        return reply.code(403).send();
      },
      handler: async (request, reply) => {
        const channel = channelAt(deps, request.params.address) ?? '';
        const answer = await deps.takeCallback(channel, rawCallback(request), request.ip);
        if (!answer) return reply.code(404).send();
        return reply.code(answer.status).type(answer.contentType).send(answer.body);
      },
    });
  });
}

/**
 * Only a channel that serves an operator has an address (CB-02). The ending tells a party's
 * pay-bill callbacks apart from its others.
 */
function channelAt({ mobileMoney }: CallbackDeps, address: string): string | undefined {
  const named = address.endsWith(PAYBILL_ENDING)
    ? address.slice(0, -PAYBILL_ENDING.length)
    : address;
  return operatorNames.map(mobileMoney.channelOf).find((channel) => channel === named);
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
