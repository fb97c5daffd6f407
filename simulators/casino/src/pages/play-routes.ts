import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AviatorTable } from '../aviator/table.ts';
import { findGame, type GameCode, games, type ProviderName } from '../games.ts';
import type { Session, Sessions } from '../launch/sessions.ts';
import type { Provider } from '../provider.ts';
import { readPlayRequest, type StudioGames } from '../studio/play.ts';
import { type Assets, sendZipped } from './assets.ts';
import { aviatorPage } from './aviator-page.ts';
import { aviatorProofPage, studioProofPage } from './proof-page.ts';
import { refusedPage } from './refused-page.ts';
import { dicePage, slotPage } from './studio-pages.ts';

type OneGame = { Params: { code: string } };

export type PlayOptions = {
  readonly providers: Readonly<Record<ProviderName, Provider>>;
  readonly sessions: Sessions;
  readonly table: AviatorTable;
  readonly studio: StudioGames;
  readonly assets: Assets;
  readonly isUp: (provider: ProviderName) => boolean;
};

/** The pages of somebody who was let in, and what they ask for. */
export function registerPlay(server: FastifyInstance, options: PlayOptions): void {
  const { sessions } = options;
  server.get<OneGame>('/play/:code', (request, reply) =>
    withSession(options, request, reply, async (session) => {
      await askBalance(options, session);
      return sendPage(request, reply, { session, page: gamePage(options, session) });
    }),
  );
  server.get<OneGame>('/play/:code/proof', (request, reply) =>
    withSession(options, request, reply, (session) =>
      sendPage(request, reply, { session, page: proofPage(options, session) }),
    ),
  );
  for (const place of ['lobby', 'cashier'] as const) {
    server.get<OneGame>(`/play/:code/${place}`, (request, reply) =>
      withSession(options, request, reply, (session) => {
        const address = place === 'lobby' ? session.lobbyUrl : session.cashierUrl;
        return reply.redirect(address ?? `/play/${session.game}`, 303);
      }),
    );
  }
  server.post<OneGame>('/play/:code/language', (request, reply) =>
    withSession(options, request, reply, ({ game, language }) => {
      sessions.speak(request.headers.cookie, game, language === 'sw' ? 'en' : 'sw');
      return reply.redirect(`/play/${game}`, 303);
    }),
  );
  server.post<OneGame>('/play/:code/rounds', (request, reply) =>
    playRound(options, request, reply),
  );
}

async function playRound(
  { sessions, studio, isUp }: PlayOptions,
  request: FastifyRequest<OneGame>,
  reply: FastifyReply,
) {
  const game = findGame(request.params.code);
  const session = game && sessions.find(request.headers.cookie, game.code);
  if (!session || !isOwnPage(request)) return reply.code(401).send({ error: 'no-session' });
  if (game.code === 'aviator') return reply.code(404).send({ error: 'no-such-game' });
  if (!isUp(game.provider)) return reply.code(503).send({ error: 'down' });
  const asked = readPlayRequest(game.code, request.body);
  if (!asked) return reply.code(400).send({ error: 'request-invalid' });
  const answer = studio.play(session, asked);
  return answer ?? reply.code(409).send({ error: 'round-unknown' });
}

/** A request that money hangs on comes from a page of ours, or from no browser at all. */
export function isOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host;
}

type Answer = FastifyReply | Promise<FastifyReply>;

function withSession(
  { sessions, isUp }: PlayOptions,
  request: FastifyRequest<OneGame>,
  reply: FastifyReply,
  then: (session: Session) => Answer,
): Answer {
  const game = findGame(request.params.code);
  const session = game && sessions.find(request.headers.cookie, game.code);
  const refuse = (why: 'unknown-game' | 'no-answer' | 'no-session', status: number) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(refusedPage({ why, lobbyUrl: session?.lobbyUrl }));
  if (!game) return refuse('unknown-game', 404);
  if (!session) return refuse('no-session', 401);
  return isUp(game.provider) ? then(session) : refuse('no-answer', 503);
}

/** What the purse holds may have changed since; without an answer the last word stands. */
async function askBalance({ providers }: PlayOptions, session: Session): Promise<void> {
  const { outbox } = providers[games[session.game].provider];
  await outbox.askBalance({ session: session.operatorSession, player: session.player });
}

const givenTo = ({ providers, assets }: PlayOptions, session: Session) => ({
  ...{ session, assets },
  balance: providers[games[session.game].provider].balanceOf(session.player),
});

const gamePages: Readonly<Record<GameCode, (options: PlayOptions, session: Session) => string>> = {
  aviator: (options, session) => aviatorPage(givenTo(options, session)),
  'dhahabu-ya-geita': (options, session) =>
    slotPage({ ...givenTo(options, session), next: options.studio.next(session) }),
  'kete-mbili': (options, session) =>
    dicePage({ ...givenTo(options, session), next: options.studio.next(session) }),
};

const gamePage = (options: PlayOptions, session: Session): string =>
  gamePages[session.game](options, session);

function proofPage(options: PlayOptions, session: Session): string {
  const { table, studio } = options;
  const given = givenTo(options, session);
  return session.game === 'aviator'
    ? aviatorProofPage(given, { chain: table.chain, past: table.history })
    : studioProofPage(given, studio.past(session));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, page }: { readonly session: Session; readonly page: string },
): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policyFor(request, session));
  return sendZipped(request, reply, { text: page, gzipped: gzipSync(page) });
}

/** Scripts are ours alone; only the operator's own site may frame a game about money. */
function policyFor({ headers }: FastifyRequest, { lobbyUrl }: Session): string {
  const operator = lobbyUrl ? new URL(lobbyUrl).origin : "'none'";
  return [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:",
    `connect-src 'self' ws://${headers.host} wss://${headers.host}; form-action 'self'`,
    `base-uri 'none'; frame-ancestors ${operator}`,
  ].join('; ');
}
