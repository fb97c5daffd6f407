import { orderResults, orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { rowsOf, type Word } from '@kipute/contract/constants/choice';
import { shapeOfCode, systemName } from '@kipute/domain/betting/bet-shape';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import { awaitsPerson, type Order, type OrderLeg, resultOf, stakeLeft } from './order-result.ts';

const statusOfId = new Map(rowsOf(orderStatuses).map(([, row]) => [row.id as number, row]));
const outcomeOfId = new Map(rowsOf(legOutcomes).map(([, row]) => [row.id as number, row]));

const tones = {
  open: 'neutral',
  won: 'good',
  lost: 'live',
  returned: 'neutral',
  'half-lost': 'neutral',
  'part-lost': 'neutral',
  'cashed-out': 'gold',
} as const;

/** A decided bet says how it ended; any other where it stands. */
export function stateWords(order: Order): {
  text: string;
  tone: (typeof tones)[keyof typeof tones];
} {
  const result = resultOf(order);
  const tone = tones[result];
  const isSettled = result !== 'open' && result !== 'cashed-out';
  return { text: isSettled ? orderResults[result][currentLanguage()] : statusText(order), tone };
}

export function statusText({ status }: Pick<Order, 'status'>): string {
  return statusOfId.get(status)?.[currentLanguage()] ?? '';
}

export function outcomeText({ outcome }: Pick<OrderLeg, 'outcome'>): string {
  return outcomeOfId.get(outcome)?.[currentLanguage()] ?? '';
}

/** Who plays; of a decided leg also how it ended (ORD-71). */
export function matchText({
  team_home: home,
  team_away: away,
  score,
}: Pick<OrderLeg, 'team_home' | 'team_away' | 'score'>): string {
  return `${home} ${score.replace(':', '–') || '–'} ${away}`;
}

const explainedOutcomes = ['refund', 'half-win', 'half-lose', 'abnormal'] as const;
const explainedOfId = new Map(
  explainedOutcomes.map((outcome) => [legOutcomes[outcome].id as number, outcome]),
);

/** What the label of an outcome leaves open; undefined for a plain win or loss. */
export function outcomeExplained({
  outcome,
  abnormal_info,
}: Pick<OrderLeg, 'outcome' | 'abnormal_info'>): string | undefined {
  if (abnormal_info) return abnormal_info;
  const explained = explainedOfId.get(outcome);
  return explained && t(`orders.leg.${explained}`);
}

/** Of a stake that was cashed in parts the rest is named, since the payout is of that (ORD-68). */
export function stakeName(order: Order): string {
  if (stakeLeft(order) === undefined) return t('orders.stake');
  return resultOf(order) === 'open' ? t('cashOut.stakeInPlay') : t('cashOut.stakePlayed');
}

/** The name of the last sum of a bet: what it may pay is not yet what it paid. */
export function amountName(order: Order, place: 'card' | 'page'): string {
  if (awaitsPerson(order) === 'approval') return t('orders.awaited');
  switch (resultOf(order)) {
    case 'open':
      return place === 'card' ? t('orders.mayPay') : t('orders.possible');
    case 'returned':
    case 'half-lost':
    case 'part-lost':
      return t('orders.cameBack');
    default:
      return t('orders.paid');
  }
}

type OutcomeSign = {
  readonly icon: IconName;
  readonly tone: 'waiting' | 'returned' | 'lost' | 'won' | 'half';
};

/** Whole, half and no result look different, and not by colour alone. */
const signs = {
  pending: { icon: 'clock', tone: 'waiting' },
  abnormal: { icon: 'triangle-alert', tone: 'waiting' },
  refund: { icon: 'refresh-cw', tone: 'returned' },
  lose: { icon: 'x', tone: 'lost' },
  win: { icon: 'check', tone: 'won' },
  'half-win': { icon: 'check', tone: 'half' },
  'half-lose': { icon: 'x', tone: 'half' },
} as const satisfies Record<Word<typeof legOutcomes>, OutcomeSign>;

const signOfId = new Map<number, OutcomeSign>(
  rowsOf(legOutcomes).map(([word, { id }]) => [id, signs[word]]),
);

export function outcomeSign({ outcome }: Pick<OrderLeg, 'outcome'>): OutcomeSign {
  return signOfId.get(outcome) ?? signs.pending;
}

/** "Single", "Mkeka wa mechi 5", "System 2 kati ya 3", "Trixie (mechi 3)". */
export function kindText({ system_size: size, details }: Pick<Order, 'system_size' | 'details'>) {
  const legs = details.length;
  if (size > 0) {
    const name = systemName(shapeOfCode(size), legs);
    return name ? t('orders.systemNamed', { name, legs }) : t('orders.system', { size, legs });
  }
  return legs === 1 ? t('orders.single') : t('orders.multiple', { count: legs });
}
