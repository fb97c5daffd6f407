import { formatShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { t } from '../../i18n/i18n.ts';
import { shownSerial } from '../payments/payment.ts';
import type { Toast } from '../toasts/toast-list.ts';
import type { DecidedBet } from './decided-bet.ts';

export type DecidedNotice = Pick<Toast, 'tone' | 'text' | 'leavesAfterMs'> & {
  readonly link: { readonly label: string; readonly to: string };
};

/** Long enough to reach its link; a loss needs no reaction. */
const QUIET_SHOWN_MS = 8_000;

/** A bet's own page shows its end already; undefined when nothing else is left to say. */
export function decidedNotice(
  bets: readonly DecidedBet[],
  address: Pick<Location, 'pathname' | 'search'>,
): DecidedNotice | undefined {
  const here = `${address.pathname}${address.search}`;
  const elsewhere = bets.filter((bet) => pageOf(bet) !== here);
  const [one, ...others] = elsewhere;
  if (!one) return undefined;
  return {
    ...(elsewhere.some(isGood) ? loud : quiet),
    text: others.length === 0 ? wordsOfOne(one) : wordsOfSeveral(elsewhere),
    link: {
      label: t('decided.see'),
      to: others.length === 0 ? pageOf(one) : '/order?tab=settled',
    },
  };
}

const loud = { tone: 'success' } as const;
const quiet = { tone: 'notice', leavesAfterMs: QUIET_SHOWN_MS } as const;

const goodEnds: ReadonlySet<DecidedBet['end']> = new Set(['won', 'sold', 'awaiting-approval']);
const isGood = ({ end }: DecidedBet): boolean => goodEnds.has(end);

const pageOf = ({ id }: DecidedBet): string => `/order_detailed_info?id=${id}`;

function wordsOfOne({ serialNumber, end, paid }: DecidedBet): string {
  const number = shownSerial(serialNumber);
  const amount = formatShillings(paid);
  switch (end) {
    case 'won':
      return t('decided.won', { number, amount });
    case 'sold':
      return t('decided.sold', { number, amount });
    case 'returned':
    case 'half-lost':
    case 'part-lost':
      return t(`decided.${end}`, { number, amount });
    case 'lost':
      return paid > 0n
        ? t('decided.lostWithCredit', { number, amount })
        : t('decided.lost', { number });
    case 'awaiting-approval':
      return t('decided.awaiting', { number });
  }
}

function wordsOfSeveral(bets: readonly DecidedBet[]): string {
  const countOf = (end: DecidedBet['end']) => bets.filter((bet) => bet.end === end).length;
  const [won, awaiting, paid] = [countOf('won'), countOf('awaiting-approval'), sumOf(bets)];
  return [
    t('decided.several', { count: bets.length }),
    ...(won + awaiting > 0 ? [t('decided.severalWon', { count: won + awaiting })] : []),
    ...(paid > 0n ? [t('decided.severalPaid', { amount: formatShillings(paid) })] : []),
    ...(awaiting > 0 ? [t('decided.severalAwaiting', { count: awaiting })] : []),
    ...(won + awaiting === 0 && paid === 0n ? [t('decided.severalLost')] : []),
  ].join(' · ');
}

const sumOf = (bets: readonly DecidedBet[]): Senti =>
  senti(bets.reduce((sum, { paid }) => sum + paid, 0n));
