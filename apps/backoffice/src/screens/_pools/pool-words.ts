import {
  jackpotRewardTypes,
  type poolIssueStatuses,
  type poolTicketStatuses,
} from '@kipute/contract/constants/betting/games';
import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import { poolTexts } from '../../i18n/texts/pools.ts';
import type { Say } from '../../i18n/use-text.ts';
import { formatMoney } from '../_list-kit/cells/cell-text.ts';
import type { Tone } from '../_list-kit/definition/list.ts';

type Terms = CallContent<'guessing_bet_type/detailed'>;
export type Tier = Terms['tiers'][number];
export type MatchWarning = CallContent<'pool_issue/matches'>[number]['warnings'][number];

export const issueTones = {
  draft: 'quiet',
  open: 'good',
  closed: 'waiting',
  settled: 'good',
  cancelled: 'bad',
} as const satisfies Record<keyof typeof poolIssueStatuses, Tone>;

export const ticketTones = {
  open: 'moving',
  won: 'good',
  lost: 'quiet',
  refunded: 'waiting',
} as const satisfies Record<keyof typeof poolTicketStatuses, Tone>;

/** What speaks against a match; none of it is a wall. */
export const warningWords = {
  'odds-apart': { en: 'prices far apart', sw: 'odds zimetofautiana sana' },
  'no-odds': { en: 'no prices', sw: 'haina odds' },
  'too-early': { en: 'begins too soon or too late', sw: 'inaanza mapema au mbali mno' },
  twice: { en: 'in another issue too', sw: 'ipo pia kwenye toleo lingine' },
} as const satisfies Record<MatchWarning, Localised>;

/** "60 % of the pool, shared", "TSh 5,000 to each line" */
export function tierWords({ percent, amount }: Tier, rewardType: number, t: Say): string {
  return rewardType === jackpotRewardTypes['percent-of-pool'].id
    ? t(poolTexts.ofPool, { percent })
    : t(poolTexts.eachLine, { amount: formatMoney(amount) });
}

type Waiting = Pick<Terms, 'init_jackpot' | 'rollover'>;

/** What is carried over is topped up to what was promised, and never cut down to it (POL-151). */
export function nextPool({ init_jackpot, rollover }: Waiting): {
  readonly topUp: string;
  readonly begins: string;
} {
  const [initial, carried] = [wire(init_jackpot), wire(rollover)];
  const topUp = carried < initial ? initial - carried : 0n;
  return {
    topUp: formatShillings(senti(topUp)),
    begins: formatShillings(senti(carried + topUp)),
  };
}

const wire = (amount: number): bigint => fromWireShillings(amount) ?? 0n;

type Prices = CallContent<'pool_issue/matches'>[number]['odds'];

/** "2.10  3.20  3.40", or nothing while the match has none. */
export const priceWords = (odds: Prices): string =>
  odds === null
    ? ''
    : [odds.home, odds.draw, odds.away].map((price) => price.toFixed(2)).join('  ');
