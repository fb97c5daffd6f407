import { createHash } from 'node:crypto';
import type { Scene } from '../../actors/actor.ts';
import { recompute } from '../../fairness/recompute.ts';
import { type Happening, ofKind, type RacingHappening } from '../../history.ts';
import type { Ask } from '../../world/database.ts';
import type { Law } from '../law.ts';
import { finishByHand } from './naive-races.ts';

export type StoredRound = {
  readonly id: string;
  readonly state: string;
  readonly commitment: string;
  readonly salt: string;
  /** Empty while it is sealed. */
  readonly seed: string;
  readonly result: readonly number[];
  /** By the clock of the database, which is ours as well. */
  readonly hasOpened: boolean;
  readonly hasStarted: boolean;
  readonly hasEnded: boolean;
};

const ROUNDS = `
  select id::text, state, commitment, salt, coalesce(seed, '') as seed,
    coalesce(result, '{}') as result, opens_at <= now() as "hasOpened",
    starts_at <= now() as "hasStarted", ends_at <= now() as "hasEnded"
  from racing_round order by id`;

const readRounds = (ask: Ask): Promise<readonly StoredRound[]> => ask(ROUNDS);

const moves: Readonly<Record<string, readonly string[]>> = {
  ...{ scheduled: ['drawn', 'settled', 'refunded'], drawn: ['settled', 'refunded'] },
  ...{ settled: [], refunded: [] },
};

/** What was promised, drawn and ended of a round stays, and no round goes away once it has opened. */
export function changedRound(
  before: ReadonlyMap<string, StoredRound>,
  now: readonly StoredRound[],
): string | undefined {
  const there = new Set(now.map(({ id }) => id));
  const gone = [...before.values()].find(({ id, hasOpened }) => hasOpened && !there.has(id));
  if (gone) return `round ${gone.id} was open and is gone`;
  for (const round of now) {
    const old = before.get(round.id);
    // One that had not opened may have been withdrawn, and written anew.
    if (!old?.hasOpened) continue;
    if (promiseOf(old) !== promiseOf(round)) return `round ${round.id} has another promise`;
    if (old.state !== round.state && !moves[old.state]?.includes(round.state)) {
      return `round ${round.id} was ${old.state} and is ${round.state}`;
    }
    const [was, is] = [old.result.join(' '), round.result.join(' ')];
    if (was !== '' && was !== is) return `round ${round.id} was drawn ${was} and is ${is}`;
  }
  return undefined;
}

const promiseOf = ({ commitment, salt }: StoredRound): string => `${commitment} ${salt}`;

/** A seed is the one that was promised, and gives the result that was told. */
export function unprovedRound(rounds: readonly StoredRound[]): string | undefined {
  for (const { id, seed, salt, commitment, result, state, hasStarted, hasEnded } of rounds) {
    if (!hasStarted && result.length > 0) return `round ${id} was drawn before its cars started`;
    if (state === 'settled' && !hasEnded) return `round ${id} was settled before its cars were in`;
    if (seed === '') continue;
    const digest = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
    if (digest !== commitment) return `round ${id} shows another seed than was promised`;
    const [is, should] = [result.join(' '), finishByHand({ seed, salt, id }).join(' ')];
    if (is !== '' && is !== should) return `round ${id} ended ${is}, its seed gives ${should}`;
  }
  return undefined;
}

/** A law of its own for every run: it remembers what it saw. */
export function createRoundsStay(): Law<Scene> {
  let before: ReadonlyMap<string, StoredRound> = new Map();
  return {
    name: 'a round is drawn and ended once, from the seed that was promised before it opened',
    holds: 'always',
    breach: async ({ world }) => {
      const now = await readRounds(world.database.ask);
      const fact = changedRound(before, now) ?? unprovedRound(now);
      before = new Map(now.map((round) => [round.id, round]));
      return fact;
    },
  };
}

type Shown = Extract<RacingHappening, { kind: 'round-shown' }>;

/** What pages are told of a round: the promise at once, the order at the start, the seed at the end. */
export function toldTooEarly(
  happenings: readonly Happening[],
  rounds: readonly StoredRound[],
): string | undefined {
  const stored = new Map(rounds.map((round) => [round.id, round]));
  for (const shown of ofKind(happenings, 'round-shown')) {
    const wrong = wronglyShown(shown, stored.get(shown.id));
    if (wrong) return `round ${shown.id} ${wrong}`;
  }
  return undefined;
}

function wronglyShown(shown: Shown, stored: StoredRound | undefined): string | undefined {
  const { at, opensAt, startsAt, result, seed, commitment, salt } = shown;
  if (at < startsAt && result.length > 0) return 'was shown its order before the cars started';
  if (seed !== '' && stored?.seed !== seed) return 'was shown a seed that it does not have';
  if (result.length > 0 && result.join() !== stored?.result.join()) {
    return `was shown ${result.join(' ')} and is ${stored?.result.join(' ') ?? 'gone'}`;
  }
  if (at < opensAt || !stored) return undefined;
  return commitment === stored.commitment && salt === stored.salt
    ? undefined
    : 'was shown another promise than it has';
}

export const roundsShownInTime: Law<Scene> = {
  name: 'nobody is shown an order before the start, nor another promise, order or seed than there is',
  holds: 'always',
  breach: async ({ world, history }) =>
    toldTooEarly(history.all(), await readRounds(world.database.ask)),
};

/** By another program in another language; where there is none it shows nothing. */
export const roundsMadeAgain: Law<Scene> = {
  name: 'an independent program makes every race and every flight again from its seed',
  holds: 'at rest',
  breach: async ({ world, history }) => {
    const races = (await readRounds(world.database.ask)).filter(
      ({ seed, result }) => seed !== '' && result.length > 0,
    );
    const shown = ofKind(history.all(), 'flights-shown').flatMap(({ flights }) => flights);
    const flights = new Map(shown.map((flight) => [JSON.stringify(flight), flight]));
    const remade = recompute([...races, ...flights.values()]);
    return remade.ran === 'yes' && remade.differs ? remade.said.join('; ') : undefined;
  },
};

/** The leader may have been killed meanwhile, and the house may have been away. */
const LATE = `
  select id::text from racing_round
  where state in ('scheduled', 'drawn') and ends_at < now() - interval '1 second'`;

export const roundsComeToAnEnd: Law<Scene> = {
  name: 'every round whose cars are in is settled, or refunded',
  holds: 'in the end',
  breach: async ({ world }) => {
    const [late] = await world.database.ask<{ readonly id: string }>(LATE);
    return late && `round ${late.id} is over and not settled`;
  },
};
