import { cashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { CallContent } from '@kipute/contract/registry';
import type { CashOutStep } from '@kipute/domain/betting/cash-out/cash-out-value';
import type { Fraction } from '@kipute/domain/betting/cash-out/fraction';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { OrderInPlay } from '../betting/index.ts';
import type { CashOutRow } from './cash-out-store.ts';
import type { CashOutReply } from './cashing/cash-out.ts';
import type { PricedOrder } from './pricing/price-order.ts';

type Preparation = CallContent<'order_list/early_settlement_preparation'>;
type StepOnTheWire = Preparation['steps'][number];
type Offer = Omit<CallContent<'order_list/early_settlement_offers'>[number], 'id'>;

type Priced = PricedOrder & {
  readonly order: OrderInPlay;
  readonly threshold: Senti | undefined;
};

export function offerView({ order, offer, threshold }: Priced): Offer {
  const seen = {
    stake_in_play: toWireShillings(order.stakeInPlay),
    threshold: threshold === undefined ? null : toWireShillings(threshold),
  };
  if (offer.state === 'locked') {
    const nothing = { value: 0, tax: 0, paid: 0 };
    return { state: cashOutStates.locked.id, why: offer.why, ...nothing, ...seen };
  }
  const { value, tax, paid } = offer;
  return {
    ...{ state: cashOutStates.offered.id, why: '', ...seen },
    value: toWireShillings(value),
    tax: toWireShillings(tax),
    paid: toWireShillings(paid),
  };
}

export function preparationView(priced: Priced, cashed: readonly CashOutRow[]): Preparation {
  const { offer } = priced;
  return {
    ...offerView(priced),
    steps: offer.state === 'locked' ? [] : offer.explanation.map(stepView),
    cash_outs: cashed.map(cashedPartView),
  };
}

function cashedPartView(row: CashOutRow): Preparation['cash_outs'][number] {
  return {
    time: row.cashedAt.toISOString(),
    stake: toWireShillings(senti(row.stakeSold)),
    tax: toWireShillings(senti(row.tax)),
    paid: toWireShillings(senti(row.paid)),
    by_rule: row.soldBy === 'rule' ? 1 : 0,
  };
}

function stepView(step: CashOutStep): StepOnTheWire {
  switch (step.step) {
    case 'stake':
      return { kind: 'stake', leg: -1, stake: toWireShillings(step.stake) };
    case 'decided-leg': {
      const factor = decimalText(step.factor);
      return { kind: 'decided-leg', leg: step.leg, outcome: legOutcomes[step.outcome].id, factor };
    }
    case 'open-leg':
      return {
        ...{ kind: 'open-leg', leg: step.leg, placed_odds: step.placedOdds / 1000 },
        ...{ fair_odds: decimalText(step.fair), factor: decimalText(step.factor) },
      };
    case 'lines':
      return { kind: 'lines', leg: -1, lines: step.lines, legs_each: [...step.legsEach] };
    case 'profit-ceiling': {
      const [promised, returned] = [step.promised, step.returned].map(toWireShillings);
      return { kind: 'profit-ceiling', leg: -1, promised: promised ?? 0, returned: returned ?? 0 };
    }
    case 'margin':
      return { kind: 'margin', leg: -1, percent: step.percent };
    case 'payout-ceiling':
      return { kind: 'payout-ceiling', leg: -1, payout: toWireShillings(step.payout) };
    case 'tax':
      return { kind: 'tax', leg: -1, percent: step.ratePercent, tax: toWireShillings(step.tax) };
  }
}

export function cashOutView(reply: CashOutReply): CallContent<'order_list/early_settlements'> {
  const stake_in_play = toWireShillings(reply.stakeInPlay);
  const state = cashOutStates[reply.state].id;
  if (reply.state === 'locked') return { state, why: reply.why, paid: 0, tax: 0, stake_in_play };
  const [paid, tax] = [toWireShillings(reply.paid), toWireShillings(reply.tax)];
  return { state, why: '', paid, tax, stake_in_play };
}

const PLACES = 6;
const UNIT = 10n ** BigInt(PLACES);

/** Cut after six places, without noughts at the end: for people to read, not to count with. */
export function decimalText({ numerator, denominator }: Fraction): string {
  const whole = numerator / denominator;
  const rest = ((numerator % denominator) * UNIT) / denominator;
  const decimals = String(rest).padStart(PLACES, '0').replace(/0+$/, '');
  return decimals === '' ? String(whole) : `${whole}.${decimals}`;
}
