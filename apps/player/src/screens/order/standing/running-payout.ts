import type { BetMoney } from '@kipute/domain/betting/bet-return';
import { shapeOfCode } from '@kipute/domain/betting/bet-shape';
import { moneyInPlay } from '@kipute/domain/betting/cash-out/bet-in-play';
import { type RunningLeg, runningReturn } from '@kipute/domain/betting/open-bet-return';
import { fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { slipConfigOf } from '../../../features/slip/view/slip-config.ts';
import type { Order } from '../order-result.ts';
import type { LegStanding } from './leg-standing.ts';

type RunningPayout = {
  /** Undefined while it hangs on a leg that is not known. */
  readonly pays: Senti | undefined;
  /** Matches that have not begun are taken as won. */
  readonly legsToCome: number;
};

const OPEN = 2;

/**
 * What an open bet would pay if its matches ended now; undefined when none is under way. A part
 * that was cashed is paid already, so the rest is what counts.
 */
export function runningPayout(
  order: Order,
  standings: readonly LegStanding[],
): RunningPayout | undefined {
  if (order.status !== OPEN || !order.terms || !standings.some(isUnderWay)) return undefined;
  const legs = order.details.map(({ odds }, at) => ({
    odds: Math.round(odds * 1000),
    outcome: outcomeNow(standings[at]),
  }));
  const stakeInPlay = moneyIn(order.stake_in_play);
  const money = moneyInPlay({ ...moneyOf(order, order.terms), stakeInPlay });
  const told = runningReturn(money, legs);
  return {
    pays: told && senti(told.paid + told.creditReturned),
    legsToCome: standings.filter(({ kind }) => kind === 'to-come').length,
  };
}

const isUnderWay = (standing: LegStanding): boolean =>
  standing.kind === 'standing' || (standing.kind === 'untold' && standing.waitsFor === 'end');

function outcomeNow(standing: LegStanding | undefined): RunningLeg['outcome'] {
  switch (standing?.kind) {
    case 'decided':
    case 'standing':
      return standing.outcome;
    case 'to-come':
      return 'win';
    default:
      return 'untold';
  }
}

function moneyOf(order: Order, said: NonNullable<Order['terms']>): BetMoney {
  const { string_rewards, taxed_before_ceiling, ...bet } = said;
  const { system_size: size, amount_payable, virtual_pay_amount, tax_rate } = order;
  return {
    shape: shapeOfCode(size),
    stake: moneyIn(amount_payable),
    paidWith: virtual_pay_amount > 0 ? 'credit' : 'balance',
    terms: {
      ...slipConfigOf({ bet: { ...bet, tax_rate }, rewards: string_rewards }).terms,
      ...(taxed_before_ceiling === 1 && { taxedBeforeCeiling: true }),
    },
  };
}

const moneyIn = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);
