import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import { sports } from '@kipute/contract/constants/matches/sports';
import type { StatisticsRows } from '@kipute/contract/constants/operations/statistics';
import { type Locale, textIn } from '@kipute/contract/locale';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { NewestCheck } from './check-books.ts';
import type { Figures, FiguresRow } from './figures-store.ts';
import type { Progress } from './roll-up.ts';

export const money = (amount: bigint): number => toWireShillings(senti(amount));

export function figuresView(figures: Figures) {
  const { stakes, payouts, bonus } = figures;
  return {
    stakes: money(stakes),
    credit_stakes: money(figures.creditStakes),
    payouts: money(payouts),
    ggr: money(stakes - payouts),
    bonus: money(bonus),
    tax: money(figures.tax),
    net: money(stakes - payouts - bonus),
    deposits: money(figures.deposits),
    withdrawals: money(figures.withdrawals),
    bets: Number(figures.bets),
    cashed: money(figures.cashed),
    cash_outs: Number(figures.cashOuts),
    deposit_count: Number(figures.depositCount),
    withdrawal_count: Number(figures.withdrawalCount),
  };
}

export const rowView = (row: FiguresRow, name: string) => ({
  ...{ key: row.key, name },
  ...figuresView(row),
});

export type Naming = {
  readonly rowsBy: StatisticsRows;
  readonly names: ReadonlyMap<string, string>;
  readonly locale: Locale;
};

const sportRows = Object.values(sports);

/** In the reader's language where the house has a word, else as the provider says it. */
export function nameOf({ rowsBy, names, locale }: Naming, key: string): string {
  const own =
    rowsBy === 'sport'
      ? sportRows.find(({ id }) => String(id) === key)
      : rowsBy === 'market'
        ? bettingTypeOf(Number(key))
        : undefined;
  return own ? textIn(locale, own) : (names.get(key) ?? '');
}

export const standingView = ({ rolledAt }: Progress, check: NewestCheck | undefined) => ({
  rolled_at: rolledAt?.toISOString() ?? null,
  checked_at: check?.checkedAt.toISOString() ?? null,
  sound: (check?.sound ?? true) ? (1 as const) : (0 as const),
});
