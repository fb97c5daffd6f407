import { userTexts } from '../../../../i18n/texts/users.ts';
import { useText } from '../../../../i18n/use-text.ts';
import tables from '../parts/parts.module.css';
import { shillingsText, signedText } from '../user-words.ts';
import classes from './history.module.css';
import type { HistoryDay } from './history-chart.ts';

const columns = [
  ['balance', userTexts.balanceWord],
  ['deposits', userTexts.deposits],
  ['withdrawals', userTexts.withdrawals],
  ['stakes', userTexts.stakes],
  ['payouts', userTexts.payouts],
] as const;

/** The same days in figures, newest first, for those whom a picture does not serve. */
export function HistoryTable({ days }: { days: readonly HistoryDay[] }) {
  const t = useText();
  return (
    <div className={classes.table}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t(userTexts.day)}</th>
            {columns.map(([field, title]) => (
              <th key={field} scope="col" className={tables.number}>
                {t(title)}
              </th>
            ))}
            <th scope="col" className={tables.number}>
              {t(userTexts.houseResult)}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              {columns.map(([field]) => (
                <td key={field} className={tables.number}>
                  {shillingsText(day[field])}
                </td>
              ))}
              <td className={tables.number}>{signedText(day.net_result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
