import { checkReturn, type ReturnCheck, type RoundSums } from '@kipute/domain/casino/return-check';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { eatDayBegan } from '@kipute/domain/odds/eat-days';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/database.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import { allGames, type CasinoGame } from '../games/game-store.ts';

export type GameReturn = {
  readonly game: CasinoGame;
  readonly rounds: number;
  readonly staked: Senti;
  readonly won: Senti;
  readonly check: ReturnCheck | undefined;
};

type SumRow = { readonly gameId: bigint } & Readonly<Record<keyof RoundSums, string>>;

const DAY_MS = 86_400_000;

/** Wins may still come for rounds that began so many days ago. */
const DAYS_OPEN = 3;

const sums = sql.raw(`count(*) as rounds, sum(staked) as staked, sum(won) as won,
  sum(staked::numeric * staked) as staked_squared, sum(won::numeric * won) as won_squared,
  sum(staked::numeric * won) as staked_by_won`);
const names = ['rounds', 'staked', 'won', 'staked_squared', 'won_squared', 'staked_by_won'];
const total = sql.raw(names.map((name) => `sum(${name}) as ${name}`).join(', '));
const day = sql.raw(`(opened_at at time zone 'Africa/Dar_es_Salaam')::date`);
/** Days before this one are summed and kept; rounds of it and later are summed as they stand. */
const settledUntil = sql.raw(
  `coalesce((select max(day) - ${DAYS_OPEN} from casino_game_day), '-infinity'::date)`,
);

/** What each game paid of the rounds that began in the last so many days, today included. */
export async function gameReturns(
  reader: Reader,
  days: number,
  now: Date,
): Promise<readonly GameReturn[]> {
  const from = new Date(eatDayBegan(now.getTime()) - (days - 1) * DAY_MS);
  const { rows } = await sql<SumRow>`
    select game_id, ${total} from (
      select game_id, rounds, staked, won, staked_squared, won_squared, staked_by_won
      from casino_game_day
      where day < ${settledUntil} and day >= (${from}::timestamptz
        at time zone 'Africa/Dar_es_Salaam')::date
      union all
      select game_id, ${sums} from casino_round
      where opened_at >= ${from} and ${day} >= ${settledUntil} and debits > 0
      group by game_id) as parts
    group by game_id`.execute(reader);
  const found = new Map(rows.map((row) => [row.gameId, row]));
  return (await allGames(reader)).map((game) => returnOf(game, found.get(game.id)));
}

function returnOf(game: CasinoGame, row: SumRow | undefined): GameReturn {
  if (!row) return { game, rounds: 0, staked: senti(0n), won: senti(0n), check: undefined };
  const counted: RoundSums = {
    ...{ rounds: Number(row.rounds), staked: Number(row.staked), won: Number(row.won) },
    ...{ stakedSquared: Number(row.stakedSquared), wonSquared: Number(row.wonSquared) },
    stakedByWon: Number(row.stakedByWon),
  };
  return {
    ...{ game, rounds: counted.rounds },
    ...{ staked: senti(BigInt(row.staked)), won: senti(BigInt(row.won)) },
    check: checkReturn(counted, game.statedReturn),
  };
}

type ReturnDeps = Pick<CasinoDeps, 'database' | 'clock' | 'log'>;

const DAYS_WATCHED = 30;

type ReturnWatch = {
  readonly run: () => Promise<void>;
  /** Games that pay outside of what chance allows, by the newest look of this process. */
  readonly alarms: () => number;
};

/** Sums up the days that are over and looks whether every game keeps its promise (CAS-51). */
export function returnWatch({ database, clock, log }: ReturnDeps): ReturnWatch {
  let alarms = 0;
  return {
    alarms: () => alarms,
    run: async () => {
      const now = clock.now();
      const today = new Date(eatDayBegan(now.getTime()));
      await database.transact((tx) =>
        sql`
          insert into casino_game_day as kept (game_id, day, rounds, staked, won, staked_squared,
            won_squared, staked_by_won)
          select game_id, ${day}, ${sums} from casino_round
          where opened_at < ${today} and ${day} >= ${settledUntil} and debits > 0
          group by game_id, ${day}
          on conflict (game_id, day) do update set rounds = excluded.rounds,
            staked = excluded.staked, won = excluded.won,
            staked_squared = excluded.staked_squared, won_squared = excluded.won_squared,
            staked_by_won = excluded.staked_by_won`.execute(tx),
      );
      const returns = await gameReturns(database.read, DAYS_WATCHED, now);
      const outside = returns.filter(({ check }) => check?.isAlarm);
      alarms = outside.length;
      for (const { game, rounds, check } of outside) {
        const about = { gameId: String(game.id), stated: game.statedReturn, rounds, ...check };
        log.error(about, 'casino: a game pays outside of what chance allows, look at it');
      }
    },
  };
}

const SCHEDULE = '50 * * * *';

export const watchReturnsJob = ({ run }: ReturnWatch): AnyJob => ({
  ...{ name: 'watch-casino-returns', payload: z.object({}), attemptsMax: 2, isLong: true },
  schedule: SCHEDULE,
  run,
});
