import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CasinoDeps, providerNamed } from '../casino-deps.ts';
import type { CasinoProvider, RawCall } from '../ports.ts';
import type { TakeCall } from './take-call.ts';

/** Larger than any message of any provider. */
const BODY_LIMIT_BYTES = 16 * 1024;
const PATH = '/callbacks/casino/:provider/:call';

type Params = { readonly provider: string; readonly call: string };

type DoorDeps = Pick<CasinoDeps, 'providers' | 'countCall'> & { readonly takeCall: TakeCall };

/**
 * Where providers of games ask for money: outside of the envelope, in the dialect of each. A request
 * from outside the provider's networks is refused before its body is read (CAS-02).
 */
export function registerWallet(server: FastifyInstance, deps: DoorDeps): void {
  server.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers();
    callbacks.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    callbacks.post<{ Params: Params }>(PATH, {
      onRequest: async (request, reply) => {
        const provider = providerAt(deps, request.params);
        if (!provider) return reply.code(404).send();
        if (provider.isSource(request.ip)) return;
        deps.countCall(provider.word, 'source-refused');
        return reply.code(403).send();
      },
      handler: async (request, reply) => {
        const provider = providerAt(deps, request.params);
        if (!provider) return reply.code(404).send();
        const { httpStatus, body } = await deps.takeCall(
          provider,
          request.params.call,
          rawCall(request),
        );
        return reply.code(httpStatus).type('application/json').send(body);
      },
    });
  });
}

function providerAt(deps: DoorDeps, { provider, call }: Params): CasinoProvider | undefined {
  const named = providerNamed(deps, provider);
  return named?.dialect.isCall(call) ? named : undefined;
}

function rawCall({ url: path, headers, body }: FastifyRequest): RawCall {
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return {
    path,
    headers: Object.fromEntries(single),
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}
