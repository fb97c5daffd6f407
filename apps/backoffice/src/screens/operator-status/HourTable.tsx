import { operatorStatusTexts } from '../../i18n/texts/operator-status.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { moneyText } from '../orders/money-text.ts';
import type { OperatorRow, Way } from './operator-rates.ts';
import classes from './operator-status.module.css';

/** What is drawn above, in digits, and what is expected to leave. */
export function HourTable({ row }: { row: OperatorRow }) {
  const t = useText();
  return (
    <details className={classes.behind}>
      <summary>{t(operatorStatusTexts.table)}</summary>
      <WayTable title={t(operatorStatusTexts.deposits)} way={row.deposits} />
      <WayTable title={t(operatorStatusTexts.withdrawals)} way={row.withdrawals} />
      <p>{t(operatorStatusTexts.forecast)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(operatorStatusTexts.hour)}</th>
            <th scope="col">{t(operatorStatusTexts.expected)}</th>
          </tr>
        </thead>
        <tbody>
          {row.expected.map(({ begins_at, amount }) => (
            <tr key={begins_at}>
              <th scope="row">{hourText(begins_at)}</th>
              <td>{moneyText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const hourText = (instant: string): string => formatInstant(instant).slice(5, 16);

function WayTable({ title, way }: { title: string; way: Way }) {
  const t = useText();
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t(operatorStatusTexts.hour)}</th>
          <th scope="col">{t(operatorStatusTexts.asked)}</th>
          <th scope="col">{t(operatorStatusTexts.succeeded)}</th>
          <th scope="col">{t(operatorStatusTexts.failed)}</th>
        </tr>
      </thead>
      <tbody>
        {way.hours.map(({ begins_at, asked, succeeded, failed }) => (
          <tr key={begins_at}>
            <th scope="row">{hourText(begins_at)}</th>
            <td>{asked}</td>
            <td>{succeeded}</td>
            <td>{failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
