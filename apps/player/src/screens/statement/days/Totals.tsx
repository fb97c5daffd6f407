import type { CallContent } from '@kipute/contract/registry';
import { useQuery } from '../../../features/query/use-query.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { shownAmount } from '../../../ui/money-text.ts';
import { type BillKind, typesOfKind } from '../lines/bill-kinds.ts';
import type { Purse } from '../purses.ts';
import styles from './days.module.css';
import type { StatementDays } from './statement-days.ts';

type TotalsOf = CallContent<'bill/totals'>;
type Asked = { readonly purse: Purse; readonly kind: BillKind; readonly days: StatementDays };

const askForTotals = (asked: string): Promise<TotalsOf> => {
  const { purse, kind, days } = JSON.parse(asked) as Asked;
  const range = { from_day: days.from, to_day: days.to };
  return api.bill.totals(
    { type: purse, bill_types: typesOfKind(kind), ...range },
    { silent: true },
  );
};

/** Of all lines of the days and the kind, not of those shown by now (MS-46). */
export function Totals(asked: Asked) {
  const totals = useQuery<string, TotalsOf>(askForTotals, JSON.stringify(asked));
  // The list below says itself that nothing could be loaded.
  return totals.status === 'ready' ? <DrawnTotals totals={totals.data} /> : null;
}

export function DrawnTotals({ totals }: { totals: TotalsOf }) {
  if (totals.lines === 0) return null;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('statement.moneyIn')}</dt>
        <dd data-way="in">{`+${shownAmount(totals.money_in)}`}</dd>
      </div>
      <div>
        <dt>{t('statement.moneyOut')}</dt>
        <dd>{`−${shownAmount(totals.money_out)}`}</dd>
      </div>
    </dl>
  );
}
