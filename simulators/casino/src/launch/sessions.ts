import { randomBytes } from 'node:crypto';
import type { GameCode } from '../games.ts';

export type Language = 'sw' | 'en';

/** Somebody who plays one game here. */
export type Session = {
  readonly game: GameCode;
  /** The operator's. */
  readonly operatorSession: string;
  readonly player: string;
  readonly name: string;
  readonly language: Language;
  /** 0 for never. */
  readonly reminderMinutes: number;
  readonly startedAt: number;
  /** As the launch said; undefined when that was no address to lead somebody to. */
  readonly lobbyUrl: string | undefined;
  readonly cashierUrl: string | undefined;
};

const LIFETIME_MS = 12 * 3_600_000;

export const cookieName = (game: GameCode): string => `casino-${game}`;
export const COOKIE_SECONDS = LIFETIME_MS / 1_000;

/** Who holds a cookie. One game, one cookie, so that two can be open side by side. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  open(session: Session): string {
    const cookie = randomBytes(24).toString('base64url');
    this.#sessions.set(cookie, session);
    return cookie;
  }

  find(cookieHeader: string | undefined, game: GameCode): Session | undefined {
    const cookie = cookiesIn(cookieHeader ?? '').get(cookieName(game));
    const session = this.#sessions.get(cookie ?? '');
    if (!cookie || !session || session.game !== game) return undefined;
    if (this.#now() - session.startedAt < LIFETIME_MS) return session;
    this.#sessions.delete(cookie);
    return undefined;
  }

  speak(cookieHeader: string | undefined, game: GameCode, language: Language): void {
    const cookie = cookiesIn(cookieHeader ?? '').get(cookieName(game)) ?? '';
    const session = this.find(cookieHeader, game);
    if (session) this.#sessions.set(cookie, { ...session, language });
  }
}

function cookiesIn(header: string): ReadonlyMap<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('=') as [string, string?]);
  return new Map(pairs.map(([name, value = '']) => [name, value]));
}
