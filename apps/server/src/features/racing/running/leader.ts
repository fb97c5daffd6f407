import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createLease } from '../../../platform/database/lease.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { announceRound } from '../rounds/round-events.ts';
import { type RacingRound, roundsWhere } from '../rounds/round-store.ts';
import { drawRound } from './draw-round.ts';
import { roundScheduler } from './schedule-rounds.ts';
import { settleRound } from './settle-round.ts';
import { planSettlement, type SettlementPlan } from './settlement-plan.ts';

export type RacingLeader = {
  /** All that is due now; answers when something is due next, at the latest in a second. */
  readonly step: () => Promise<Date>;
  /** Steps until it is stopped, which waits for the one under way. */
  readonly lead: () => () => Promise<void>;
};

/** After so long without a word from the leader another process goes on. */
const LEASE_MS = 5_000;
const STEP_MS = 1_000;
/** All but the purses is written so long before the cars are in; shorter than the lease. */
const WRITTEN_AHEAD_MS = 3_000;

/**
 * One process of the fleet holds rounds: writes them ahead, tells of their opening, draws, plans and
 * settles. Each of these asks the state of the round under its lock, so a leader may be killed
 * anywhere, and two of them at once do no harm (RAC-41).
 */
export function createRacingLeader(deps: RacingDeps): RacingLeader {
  const { database, clock, log } = deps;
  const lease = createLease(database, {
    ...{ name: 'racing', holder: randomUUID(), milliseconds: LEASE_MS },
  });
  const schedule = roundScheduler(deps);
  const tellOpened = openingTeller(deps);
  const finish = roundFinisher(deps);
  const stepping = (aheadMs: number) => async () => {
    const now = clock.now();
    const latest = new Date(now.getTime() + STEP_MS);
    if (!(await lease.hold(now))) return latest;
    await schedule();
    const rounds = await roundsWhere(
      database.read,
      sql`where state in ('scheduled', 'drawn') order by id`,
    );
    await tellOpened(rounds);
    await finish(rounds, aheadMs);
    return nextDue(rounds, { now, latest });
  };
  return {
    step: stepping(0),
    lead: () => leading({ step: stepping(WRITTEN_AHEAD_MS), clock, log, release: lease.release }),
  };
}

type Moment = { readonly now: Date; readonly latest: Date };

function nextDue(rounds: readonly RacingRound[], { now, latest }: Moment): Date {
  const times = rounds.flatMap(({ opensAt, startsAt, endsAt }) => [opensAt, startsAt, endsAt]);
  const due = times.filter((time) => time > now).map((time) => time.getTime());
  return new Date(Math.min(latest.getTime(), ...due));
}

type Leading = Pick<RacingDeps, 'clock' | 'log'> & {
  readonly step: () => Promise<Date>;
  readonly release: () => Promise<void>;
};

function leading({ step, clock, log, release }: Leading): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      const next = await step().catch((err: unknown) => {
        log.error({ err }, 'racing: leader stumbled, goes on in a second');
        return new Date(clock.now().getTime() + STEP_MS);
      });
      const wait = Math.max(0, next.getTime() - clock.now().getTime());
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
    await release();
  };
}

function openingTeller({ bus, clock }: Pick<RacingDeps, 'bus' | 'clock'>) {
  let told: bigint | undefined;
  return async (rounds: readonly RacingRound[]) => {
    const now = clock.now();
    const open = rounds.findLast(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
    if (!open || open.id === told) return;
    told = open.id;
    await announceRound(bus, open, 'opened');
  };
}

type Finish = (rounds: readonly RacingRound[], aheadMs: number) => Promise<void>;

/** Draws what starts, plans while the cars run, and settles what is in. */
function roundFinisher(deps: RacingDeps): Finish {
  const { database, clock, log } = deps;
  let plans: ReadonlyMap<bigint, SettlementPlan> = new Map();
  const msUntil = (moment: Date) => moment.getTime() - clock.now().getTime();
  const untilIn = (endsAt: Date) => delay(Math.max(0, msUntil(endsAt)));
  const goOn = async (round: RacingRound, aheadMs: number): Promise<SettlementPlan | undefined> => {
    if (round.state === 'scheduled') {
      const isDue = round.startsAt <= clock.now();
      if (isDue) await database.transact((tx) => drawRound(deps, tx, round.id));
      return undefined;
    }
    const plan = plans.get(round.id) ?? (await planSettlement(database.read, round));
    if (msUntil(round.endsAt) > aheadMs) return plan;
    await database.transact((tx) => settleRound({ ...deps, untilIn }, tx, plan));
    return undefined;
  };
  return async (rounds, aheadMs) => {
    const kept = new Map<bigint, SettlementPlan>();
    for (const round of rounds) {
      const { id } = round;
      // One round that cannot go on must not keep the others from it.
      const plan = await goOn(round, aheadMs).catch((err: unknown) => {
        log.error({ err, roundId: String(id) }, 'racing: round could not go on, will be retried');
        return undefined;
      });
      if (plan) kept.set(id, plan);
    }
    plans = kept;
  };
}
