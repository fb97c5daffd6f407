import { timingSafeEqual } from 'node:crypto';
import { kiputeHeaders } from '@kipute/provider-protocols/casino/kipute-wallet';
import { walletPlace } from '@kipute/provider-protocols/casino/provider-api';
import { signatureOf } from '@kipute/provider-protocols/casino/signature';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gamesOf } from '../games.ts';
import type { Provider } from '../provider.ts';

const CLOCK_WINDOW_SECONDS = 60;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an operator may ask a provider, signed as the wallet is. */
export function registerProviderApi(
  api: FastifyInstance,
  provider: Provider,
  { now, isUp }: { readonly now: () => number; readonly isUp: () => boolean },
): void {
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  api.addHook('preHandler', async (request, reply) => {
    if (!isUp()) return reply.code(503).send({ error: 'down' });
    if (isSigned(request, provider.key, now())) return undefined;
    return reply.code(401).send({ error: 'signature-invalid' });
  });

  api.get('/games', () => ({
    games: gamesOf(provider.name).map(({ id, code, name_sw, name_en, category, stated_return }) => {
      return { id, code, name_sw, name_en, category, stated_return };
    }),
  }));

  api.get<{ Params: { round: string }; Querystring: { player?: string } }>(
    '/rounds/:round',
    ({ params, query }) => provider.books.roundOf(params.round, query.player ?? ''),
  );

  api.get<{ Params: { day: string }; Querystring: { after?: string } }>(
    '/report/:day',
    ({ params, query }, reply) => {
      if (!DAY.test(params.day)) return refuse(reply, 'day-invalid');
      return provider.books.report(params.day, query.after);
    },
  );

  api.put<{ Body: string }>('/wallet', ({ body }, reply) => {
    const place = walletPlace.safeParse(parsed(body)).data;
    if (!place || !/^https?:/.test(place.wallet_url)) return refuse(reply, 'address-invalid');
    provider.line.callAt(place.wallet_url);
    return reply.code(204).send();
  });
}

const refuse = (reply: FastifyReply, error: string) => reply.code(400).send({ error });

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isSigned(request: FastifyRequest, key: string, now: number): boolean {
  const time = String(request.headers[kiputeHeaders.time] ?? '');
  const given = Buffer.from(String(request.headers[kiputeHeaders.signature] ?? ''));
  if (!/^\d{9,11}(\.\d{1,6})?$/.test(time)) return false;
  if (Math.abs(Number(time) - now / 1_000) > CLOCK_WINDOW_SECONDS) return false;
  const body = typeof request.body === 'string' ? request.body : '';
  const right = Buffer.from(signatureOf({ time, path: request.url, body }, key));
  return given.length === right.length && timingSafeEqual(given, right);
}
