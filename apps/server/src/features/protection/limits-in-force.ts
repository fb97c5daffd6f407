import { type Senti, senti } from '@kipute/domain/money/senti';
import {
  type LimitKind,
  type LimitPeriod,
  type LimitStanding,
  leftOf,
  limitKinds,
  limitPeriods,
  periodBegin,
  standingOf,
} from '@kipute/domain/protection/play-limit';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { changesOf } from './protection-store.ts';

export type ProtectionDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, 'cashFlowOf'>;
  readonly settings: Pick<Settings, 'current'>;
};

type Causes = Parameters<Wallet['cashFlowOf']>[1]['causes'];

const depositCauses = ['deposit', 'ussd-deposit', 'deposit-by-hand'] as const satisfies Causes;
export const stakeCauses = [
  'bet-placed',
  'jackpot-placed',
  'lucky-six-placed',
  'racing-placed',
  'casino-placed',
] as const satisfies Causes;
/** What play did to the purse, whichever way: tax is not won, nor is what a correction took back. */
export const playCauses = [
  ...stakeCauses,
  'bet-result',
  'bet-bonus',
  'winnings-tax',
  'correction',
  'jackpot-result',
  'lucky-six-result',
  'racing-result',
  'casino-won',
  'cash-out',
] as const satisfies Causes;

/** A stake is one, and may be a loss. */
export const stakeKinds = ['stake', 'loss'] as const satisfies readonly LimitKind[];

export type LimitInForce = LimitStanding & {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly used: Senti;
};

type CountDeps = { readonly wallet: Pick<Wallet, 'cashFlowOf'>; readonly now: Date };

/** All nine, those without a limit as well. */
export async function limitsInForce(
  { wallet, now }: CountDeps,
  reader: Reader,
  playerId: bigint,
): Promise<readonly LimitInForce[]> {
  const changes = await changesOf(reader, playerId);
  const limits: LimitInForce[] = [];
  for (const kind of limitKinds) {
    for (const period of limitPeriods) {
      const own = changes.filter((change) => change.kind === kind && change.period === period);
      const since = periodBegin(period, now);
      const used = await usedOf({ wallet, reader, playerId, kind, since });
      limits.push({ kind, period, used, ...standingOf(own, now) });
    }
  }
  return limits;
}

type LeftQuery = { readonly playerId: bigint; readonly kinds: readonly LimitKind[] };

/** What limits of these kinds leave; undefined without one. Nothing is counted that none limits. */
export async function leftByLimits(
  { wallet, now }: CountDeps,
  reader: Reader,
  { playerId, kinds }: LeftQuery,
): Promise<Senti | undefined> {
  const changes = await changesOf(reader, playerId);
  let least: Senti | undefined;
  for (const kind of kinds) {
    for (const period of limitPeriods) {
      const own = changes.filter((change) => change.kind === kind && change.period === period);
      const { inForce } = standingOf(own, now);
      if (inForce === undefined) continue;
      const since = periodBegin(period, now);
      const left = leftOf(inForce, await usedOf({ wallet, reader, playerId, kind, since }));
      if (least === undefined || (left !== undefined && left < least)) least = left;
    }
  }
  return least;
}

type UsedQuery = {
  readonly wallet: Pick<Wallet, 'cashFlowOf'>;
  readonly reader: Reader;
  readonly playerId: bigint;
  readonly kind: LimitKind;
  readonly since: Date;
};

async function usedOf({ wallet, reader, playerId, kind, since }: UsedQuery): Promise<Senti> {
  const flow = (causes: Causes) => wallet.cashFlowOf(reader, { playerId, causes, since });
  if (kind === 'deposit') return flow(depositCauses);
  const outflow = -(await flow(kind === 'stake' ? stakeCauses : playCauses));
  return senti(outflow > 0n ? outflow : 0n);
}
