import { useAddressChoice } from '../../../features/address/use-address-choice.ts';
import { t, useLanguage } from '../../../i18n/i18n.ts';
import { LineLink } from '../../../ui/card/LineLink.tsx';
import { DaysChoice } from '../days/DaysChoice.tsx';
import type { StatementDays } from '../days/statement-days.ts';
import { Totals } from '../days/Totals.tsx';
import type { Purse } from '../purses.ts';
import { BillLines } from './BillLines.tsx';
import type { BillKind } from './bill-kinds.ts';
import styles from './lines.module.css';

type StatementLinesProps = { purse: Purse; kind: BillKind; days: StatementDays };

/** Requests that failed or are under way left no line; they have lists of their own. */
const requestsOf = {
  deposits: { to: '/user_bill?list=deposits', text: 'statement.toDeposits' },
  withdrawals: { to: '/user_bill?list=withdrawals', text: 'statement.toWithdrawals' },
} as const;

/** One kind of line of certain days, with what came in and went out by it. */
export function StatementLines({ purse, kind, days }: StatementLinesProps) {
  const language = useLanguage();
  const { choose } = useAddressChoice();
  const requests = kind === 'deposits' || kind === 'withdrawals' ? requestsOf[kind] : undefined;
  return (
    <>
      <DaysChoice days={days} onChoose={choose} />
      <Totals purse={purse} kind={kind} days={days} />
      {requests && (
        <div className={styles.requests}>
          <LineLink to={requests.to}>{t(requests.text)}</LineLink>
        </div>
      )}
      <BillLines
        key={`${language} ${purse} ${kind} ${days.from} ${days.to}`}
        purse={purse}
        age="recent"
        kind={kind}
        days={days}
      />
    </>
  );
}
