import type { ErrorCode } from '@kipute/contract/errors';
import { locales } from '@kipute/contract/locale';
import type { Senti } from '@kipute/domain/money/senti';
import type { BoostRule } from '@kipute/domain/odds/boost';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import { boostsChanged } from './boost-keeper.ts';
import {
  type BoostWords,
  endBoosts,
  hasBoostAt,
  insertBoost,
  lockBoost,
  type NewBoost,
  stateOf,
} from './boost-store.ts';
import type { BoostDeps } from './ports.ts';

/** Who does it, and why. */
export type BoostOrder = {
  readonly administratorId: bigint;
  readonly reason: string;
  readonly visit: Visit;
};

export type WantedBoost = {
  readonly selectionId: string;
  readonly rule: BoostRule;
  readonly startsAt: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly stakeMaximum: Senti;
  readonly budget: Senti;
};

type ChangeDeps = Omit<BoostDeps, 'log' | 'settings'> & {
  readonly refresh: () => Promise<void>;
};

/** The board says whether the price can be raised, the database whether it is raised already. */
export async function addBoost(
  deps: ChangeDeps,
  wanted: WantedBoost,
  order: BoostOrder,
): Promise<Result<bigint, ErrorCode>> {
  const planned = planBoost(deps, wanted, order);
  if (!planned.ok) return planned;
  return await deps.database.transact(async (tx) => {
    if (await hasBoostAt(tx, planned.value)) return refuse('boost-overlaps');
    const id = await insertBoost(tx, planned.value);
    await record(deps, tx, { id, content: 'boost made', order, changes: changesOf(wanted) });
    return ok(id);
  });
}

/** In the order they are checked; the first is told. */
function planBoost(
  { board, clock }: ChangeDeps,
  { selectionId, rule, stakeMaximum, budget, ...window }: WantedBoost,
  { administratorId, reason }: BoostOrder,
): Result<NewBoost, ErrorCode> {
  const now = board.boostNow(selectionId, rule);
  const words = wordsOf(selectionId, board);
  if (!now || !words) return refuse('boost-selection-closed');
  const { boosted, price } = now;
  if (boosted.state !== 'raised') return refuse(whyNotRaised(boosted));
  const madeAt = clock.now();
  const matchStartsAt = new Date(now.startsAt);
  const { startsAt = madeAt, endsAt = matchStartsAt } = window;
  if (endsAt <= startsAt || endsAt <= madeAt || endsAt > matchStartsAt) {
    return refuse('boost-window-invalid');
  }
  const extraOfOne = (stakeMaximum * BigInt(boosted.odds - price)) / 1_000n;
  if (extraOfOne > budget) return refuse('boost-stake-over-budget');
  return ok({
    ...{ rule, words, startsAt, endsAt, matchStartsAt, stakeMaximum, budget, madeAt },
    ...{ note: reason, madeBy: administratorId },
    selectionId: BigInt(selectionId),
    matchId: BigInt(now.matchId),
    marketId: BigInt(now.marketId),
  });
}

type NotRaised = Exclude<
  NonNullable<ReturnType<BoostDeps['board']['boostNow']>>['boosted'],
  { readonly state: 'raised' }
>;

function whyNotRaised(boosted: NotRaised): ErrorCode {
  if (boosted.state === 'overtaken') return 'boost-not-above';
  const whys = {
    'fair-unknown': 'boost-fair-unknown',
    'not-above': 'boost-not-above',
    'too-much': 'boost-too-much',
  } as const satisfies Record<typeof boosted.why, ErrorCode>;
  return whys[boosted.why];
}

function wordsOf(selectionId: string, board: BoostDeps['board']): BoostWords | undefined {
  const words = locales.flatMap((locale) => {
    const known = board.wordsOf(selectionId, locale);
    return known ? [[locale, known] as const] : [];
  });
  return words.length === locales.length ? Object.fromEntries(words) : undefined;
}

/** Bets that stand keep their price; one that is being placed waits here and is refused. */
export async function stopBoost(
  deps: ChangeDeps,
  id: bigint,
  order: BoostOrder,
): Promise<Result<null, ErrorCode>> {
  const { database, clock } = deps;
  return await database.transact(async (tx) => {
    const boost = await lockBoost(tx, id);
    if (!boost) return refuse('boost-unknown');
    const at = clock.now();
    const state = stateOf(boost, at);
    if (state !== 'running' && state !== 'planned') return refuse('boost-ended');
    await endBoosts(tx, [id], { why: 'stopped', at, by: order.administratorId });
    await record(deps, tx, {
      id,
      content: 'boost stopped',
      order,
      changes: { state: [state, 'stopped'] },
    });
    return ok(null);
  });
}

type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

function changesOf({ selectionId, rule, stakeMaximum, budget }: WantedBoost): Changes {
  return {
    selection: [null, selectionId],
    ...(rule.kind === 'fixed' ? { odds: [null, rule.odds] } : { percent: [null, rule.percent] }),
    stakeMaximum: [null, String(stakeMaximum)],
    budget: [null, String(budget)],
  };
}

type Deed = {
  readonly id: bigint;
  readonly content: string;
  readonly order: BoostOrder;
  readonly changes: Changes;
};

async function record(
  { audit, bus, refresh }: ChangeDeps,
  tx: Transaction,
  { id, content, order: { administratorId, reason, visit }, changes }: Deed,
): Promise<void> {
  await audit.record(tx, {
    type: 'match-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: `${content}: ${reason}`,
    subject: { kind: 'boost', id: id.toString() },
    changes,
    ...visit,
  });
  // The page that made it sees it; the other processes hear of it.
  afterCommit(tx, refresh);
  afterCommit(tx, () => bus.publish(boostsChanged, {}));
}
