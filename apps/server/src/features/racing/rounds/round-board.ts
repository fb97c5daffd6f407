import { RACING_STATISTICS_ROUNDS } from '@kipute/contract/constants/betting/limits';
import type { Senti } from '@kipute/domain/money/senti';
import { cars } from '@kipute/domain/racing/race';
import { sql } from 'kysely';
import type { SettingsOf } from '../../settings/index.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { readPool } from './pool-store.ts';
import { racingRoundsChanged } from './round-events.ts';
import { findRound, type RacingRound, roundsWhere } from './round-store.ts';

type BoardView = {
  /** The one that takes bets, is being run or shows its end; undefined while none is held. */
  readonly current: RacingRound | undefined;
  /** The last hundred that have ended, the newest first. */
  readonly ended: readonly RacingRound[];
  readonly pool: Senti;
};

export type RoundBoard = {
  readonly view: () => Promise<BoardView>;
  /** From the database when it is neither near nor among the last hundred. */
  readonly find: (id: bigint) => Promise<RacingRound | undefined>;
};

/** In case an announcement was lost. */
const KEPT_MS = 1_000;

type Read = Pick<BoardView, 'ended' | 'pool'> & { readonly unfinished: readonly RacingRound[] };

/**
 * Rounds as every page asks for them, from memory. A round opens and closes by its times, without a
 * word from anybody; that its cars have started or are in is announced (RAC-42).
 */
export function createRoundBoard({
  database,
  clock,
  bus,
  settings,
}: Pick<RacingDeps, 'database' | 'clock' | 'bus' | 'settings'>): RoundBoard {
  let kept: { readonly at: number; readonly read: Read } | undefined;
  let reading: Promise<Read> | undefined;
  let changes = 0;
  const forget = () => {
    changes += 1;
    kept = undefined;
    reading = undefined;
  };
  bus.subscribe(racingRoundsChanged, forget);
  bus.onRejoin(forget);

  async function readAnew(): Promise<Read> {
    const changesBefore = changes;
    const at = clock.now().getTime();
    const read = await readRounds(database.read);
    // What changed meanwhile may be missing in it: it answers who asked, and is not kept.
    if (changes === changesBefore) {
      kept = { at, read };
      reading = undefined;
    }
    return read;
  }

  async function known(): Promise<Read> {
    const age = kept ? clock.now().getTime() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age >= 0 && age < KEPT_MS) return kept.read;
    if (!reading) {
      const begun = readAnew();
      reading = begun;
      begun.catch(() => {
        if (reading === begun) reading = undefined;
      });
    }
    return reading;
  }

  return {
    view: async () => {
      const { unfinished, ended, pool } = await known();
      const now = clock.now();
      const shown = isShown(settings.current('racing'), ended[0], now) ? ended[0] : undefined;
      return { ended, pool, current: openedLast(unfinished, now) ?? shown };
    },
    find: async (id) => {
      const { unfinished, ended } = await known();
      const near = [...unfinished, ...ended].find((round) => round.id === id);
      return near ?? (await findRound(database.read, id));
    },
  };
}

async function readRounds(reader: RacingDeps['database']['read']): Promise<Read> {
  const unfinished = await roundsWhere(
    reader,
    sql`where state in ('scheduled', 'drawn') order by id`,
  );
  const ended = await roundsWhere(
    reader,
    sql`where state in ('settled', 'refunded') order by id desc limit ${RACING_STATISTICS_ROUNDS}`,
  );
  return { unfinished, ended, pool: (await readPool(reader)).balance };
}

/** One that could not be settled yet hides no other. */
const openedLast = (unfinished: readonly RacingRound[], now: Date): RacingRound | undefined =>
  unfinished.findLast(({ opensAt }) => opensAt <= now);

/** The leader may be late with the next one. */
const SHOWN_LONGER_MS = 60_000;

/** Until the next one opens a round that has ended is still the one that pages show. */
function isShown(
  { isOpen, pace }: SettingsOf<'racing'>,
  last: RacingRound | undefined,
  now: Date,
): boolean {
  if (!isOpen || !last) return false;
  const until = last.endsAt.getTime() + pace.resultSeconds * 1_000 + SHOWN_LONGER_MS;
  return now.getTime() < until;
}

/** How often each car won among them, from car 1 on; where stakes went back nobody won. */
export function championCounts(ended: readonly RacingRound[]): readonly number[] {
  const champions = ended.flatMap(({ state, result }) =>
    state === 'settled' && result ? [result[0]] : [],
  );
  return cars.map((car) => champions.filter((champion) => champion === car).length);
}

export const countedRounds = (ended: readonly RacingRound[]): number =>
  ended.filter(({ state }) => state === 'settled').length;
