import type { FastifyInstance, FastifyReply } from 'fastify';
import { findGame, type Game, type ProviderName } from '../games.ts';
import { refusedPage } from '../pages/refused-page.ts';
import type { Provider } from '../provider.ts';
import { COOKIE_SECONDS, cookieName, type Language, type Sessions } from './sessions.ts';

type LaunchQuery = {
  readonly _sid?: string;
  readonly funMode?: string;
  readonly casinolobbyurl?: string;
  readonly cashierurl?: string;
  /** Of the player; an operator's wallet may know better. */
  readonly lang?: string;
  /** Minutes between reminders of the time played, where the wallet does not tell. */
  readonly irc_duration?: string;
};

type LaunchOptions = {
  readonly providers: Readonly<Record<ProviderName, Provider>>;
  readonly sessions: Sessions;
  readonly now: () => number;
  readonly isUp: (provider: ProviderName) => boolean;
};

/**
 * Where an operator sends a player. The word is exchanged for a session between servers; from then
 * on a cookie speaks, and no address that somebody could share opens anything.
 */
export function registerLaunch(server: FastifyInstance, options: LaunchOptions): void {
  server.get<{ Params: { operator: string; code: string }; Querystring: LaunchQuery }>(
    '/Loader/Start/:operator/:code',
    async ({ params, query }, reply) => {
      const game = findGame(params.code);
      const refuse = (why: 'unknown-game' | 'no-money-game' | 'word-refused' | 'no-answer') =>
        sendRefusal(reply, {
          why,
          lobbyUrl: addressIn(query.casinolobbyurl),
          status: statuses[why],
        });
      if (!game) return refuse('unknown-game');
      if (!options.isUp(game.provider)) return refuse('no-answer');
      if (query.funMode !== 'False') return refuse('no-money-game');
      const arrival = await options.providers[game.provider].outbox.authenticate(
        query._sid ?? '',
        game.code,
      );
      if (arrival.kind === 'unknown') return refuse('no-answer');
      if (arrival.kind === 'refused') return refuse('word-refused');
      const { session: operatorSession, player, name, language, reminderMinutes } = arrival;
      const cookie = options.sessions.open({
        ...{ game: game.code, operatorSession, player, name, startedAt: options.now() },
        language: language ?? languageIn(query.lang),
        reminderMinutes: reminderMinutes ?? minutesIn(query.irc_duration),
        lobbyUrl: addressIn(query.casinolobbyurl),
        cashierUrl: addressIn(query.cashierurl),
      });
      return enter(reply, game, cookie);
    },
  );
}

const statuses = {
  'unknown-game': 404,
  'no-money-game': 400,
  'word-refused': 403,
  'no-answer': 503,
} as const;

function enter(reply: FastifyReply, game: Game, cookie: string) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${COOKIE_SECONDS}`;
  return reply
    .header('set-cookie', `${cookieName(game.code)}=${cookie}; ${attributes}`)
    .header('referrer-policy', 'no-referrer')
    .redirect(`/play/${game.code}`, 303);
}

function sendRefusal(
  reply: FastifyReply,
  { why, lobbyUrl, status }: Parameters<typeof refusedPage>[0] & { readonly status: number },
) {
  return reply
    .code(status)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(refusedPage({ why, lobbyUrl }));
}

/** Only to a page of the web is anybody led. */
function addressIn(text: string | undefined): string | undefined {
  const url = URL.parse(text ?? '');
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}

const languageIn = (text: string | undefined): Language => (text === 'en' ? 'en' : 'sw');

function minutesIn(text: string | undefined): number {
  const minutes = Number(text ?? 0);
  return Number.isInteger(minutes) && minutes > 0 && minutes <= 24 * 60 ? minutes : 0;
}
