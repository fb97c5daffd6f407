import { operators } from '@kipute/contract/constants/money/operators';
import type { CallContent } from '@kipute/contract/registry';
import { overviewTexts } from '../../i18n/texts/overview.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { NOTHING } from '../_list-kit/cells/cell-text.ts';
import { Card } from '../_statistics/Card.tsx';
import { formatPercent, percentOf, shortMoney } from '../_statistics/figures.ts';
import { Scroll } from '../_statistics/Scroll.tsx';
import cards from '../_statistics/statistics.module.css';
import classes from './overview.module.css';
import { useHealth } from './TodayCard.tsx';

type Health = CallContent<'statistics/health'>;
type Alarm = Health['alarms'][number];

const nameOf = (operator: string, t: Say): string =>
  Object.hasOwn(operators, operator) ? t(operators[operator as keyof typeof operators]) : operator;

/** What somebody must look at now. */
export function AlarmsCard() {
  const t = useText();
  const query = useHealth();
  return (
    <Card title={t(overviewTexts.alarms)} query={query}>
      {({ alarms }) =>
        alarms.length === 0 ? (
          <p>{t(overviewTexts.noAlarms)}</p>
        ) : (
          <ul className={classes.alarms} aria-live="polite">
            {alarms.map((alarm) => (
              <li key={`${alarm.kind} ${alarm.about}`} data-kind={alarm.kind}>
                <b>{alarmText(alarm, t)}</b>
                {alarm.since !== null && (
                  <small>{t(overviewTexts.since, { at: formatInstant(alarm.since) })}</small>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Card>
  );
}

const alarmText = ({ kind, about }: Alarm, t: Say): string =>
  kind === 'float' || kind === 'operator'
    ? t(overviewTexts.alarm[kind], { about: nameOf(about, t) })
    : t(overviewTexts.alarm[kind]);

/** The feed, what each operator paid of what was asked, and what is left to pay out from. */
export function HealthCard() {
  const t = useText();
  const query = useHealth();
  const title = t(overviewTexts.health);
  return (
    <Card title={title} query={query}>
      {({ feed, operators: asked, floats }) => (
        <Scroll name={title}>
          <p className={classes.feed} data-fresh={feed.fresh}>
            {`${t(overviewTexts.feed)}: ${t(feed.fresh === 1 ? overviewTexts.fresh : overviewTexts.silent)}`}
          </p>
          <OperatorsTable rows={asked} />
          <FloatsTable rows={floats} />
        </Scroll>
      )}
    </Card>
  );
}

const share = (part: number, whole: number) =>
  `${formatPercent(percentOf(part, whole), 1)} (${whole})`;

function OperatorsTable({ rows }: { rows: Health['operators'] }) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <table className={cards.table}>
      <thead>
        <tr>
          <th scope="col">{t(overviewTexts.operator)}</th>
          <th scope="col">{t(overviewTexts.paidIn)}</th>
          <th scope="col">{t(overviewTexts.answered)}</th>
          <th scope="col">{t(overviewTexts.paidOut)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.operator}>
            <th scope="row">{nameOf(row.operator, t)}</th>
            <td>{share(row.deposits_paid, row.deposits)}</td>
            <td>
              {row.answer_seconds === null
                ? NOTHING
                : t(overviewTexts.seconds, { seconds: row.answer_seconds.toFixed(1) })}
            </td>
            <td>{share(row.withdrawals_paid, row.withdrawals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FloatsTable({ rows }: { rows: Health['floats'] }) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <table className={cards.table}>
      <thead>
        <tr>
          <th scope="col">{t(overviewTexts.channel)}</th>
          <th scope="col">{t(overviewTexts.float)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ channel, balance, low }) => (
          <tr key={channel}>
            <th scope="row">{nameOf(channel, t)}</th>
            <td data-below={low === 1 || undefined}>
              {low === 1 ? `${shortMoney(balance)} · ${t(overviewTexts.low)}` : shortMoney(balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
