import { SLIP_KEPT_DAYS } from '@kipute/contract/constants/timing';
import { forget, keepJson, readKeptJson } from '../../platform/device-storage.ts';
import { currentPlayerId } from '../../session/session-store.ts';
import type { BetBody } from './bet-body.ts';

const STORAGE_KEY = 'bet.unanswered';
/** As long as the picks themselves; by then the player's orders have told. */
const KEPT_MS = SLIP_KEPT_DAYS * 86_400_000;

/** A bet that left the page and of which no answer has come, kept through a reload. */
type Kept = { readonly body: BetBody; readonly endsAtMs: number };

/** By player. Other tabs and other players keep theirs here too, so only single ones come and go. */
type Unanswered = Readonly<Record<string, readonly Kept[]>>;

/** Those of this player: somebody else's bet is nobody else's to repeat. */
export function unansweredOf(playerId: string | undefined): readonly BetBody[] {
  return playerId === undefined ? [] : keptOf(playerId).map(({ body }) => body);
}

export function keepUnanswered(playerId: string, bodies: readonly BetBody[]): void {
  const endsAtMs = Date.now() + KEPT_MS;
  const added = bodies.map((body) => ({ body, endsAtMs }));
  keepAll(playerId, [...othersThan(playerId, bodies), ...added]);
}

/** What became of these is known. */
export function forgetAnswered(playerId: string, bodies: readonly BetBody[]): void {
  keepAll(playerId, othersThan(playerId, bodies));
}

/** The player at the page does not want to know any more. */
export function forgetUnanswered(): void {
  const playerId = currentPlayerId();
  if (playerId !== undefined) keepAll(playerId, []);
}

const keptOf = (playerId: string): readonly Kept[] => everybodys()[playerId] ?? [];

function othersThan(playerId: string, bodies: readonly BetBody[]): readonly Kept[] {
  const keys = new Set(bodies.map(({ request_key }) => request_key));
  return keptOf(playerId).filter(({ body }) => !keys.has(body.request_key));
}

/** Read anew each time, because another tab may have written. */
function everybodys(): Unanswered {
  const nowMs = Date.now();
  const players = Object.entries(readKeptJson(STORAGE_KEY) ?? {}).map(
    ([playerId, kept]) => [playerId, livingIn(kept, nowMs)] as const,
  );
  return Object.fromEntries(players.filter(([, kept]) => kept.length > 0));
}

/** What an older page wrote may have any shape. */
function livingIn(kept: unknown, nowMs: number): readonly Kept[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((each: Partial<Kept> | null) => each?.body && (each.endsAtMs ?? 0) > nowMs);
}

function keepAll(playerId: string, kept: readonly Kept[]): void {
  const { [playerId]: _, ...others } = everybodys();
  const all: Unanswered = kept.length === 0 ? others : { ...others, [playerId]: kept };
  if (Object.keys(all).length === 0) forget(STORAGE_KEY);
  else keepJson(STORAGE_KEY, all);
}
