import { LockOutlined } from '@ant-design/icons';
import { operators } from '@kipute/contract/constants/money/operators';
import { queueTexts } from '../../i18n/texts/withdrawal-queue.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { moneyText } from '../orders/money-text.ts';
import { ageText, leftText, type Queued, stoppedText, timesText } from './queue-words.ts';
import classes from './withdrawal-queue.module.css';

type TableProps = {
  rows: readonly Queued[];
  atMs: number;
  chosen: string | undefined;
  choose: (serial: string) => void;
  goalMinutes: number;
  lastDecidedAt: string | null;
};

const heads = [
  ['age', queueTexts.age, ''],
  ['claim', queueTexts.claim, ''],
  ['serial', queueTexts.serial, ''],
  ['player', queueTexts.player, ''],
  ['payout', queueTexts.payout, ''],
  ['amount', queueTexts.amount, 'number'],
  ['why', queueTexts.why, ''],
  ['turnover', queueTexts.turnover, 'number'],
  ['account', queueTexts.account, 'number'],
] as const;

/** Oldest first; whoever is at a row is named in it, and another's row is pale. */
export function QueueTable({ rows, lastDecidedAt, ...table }: TableProps) {
  const t = useText();
  if (rows.length === 0) {
    const time = lastDecidedAt === null ? undefined : formatInstant(lastDecidedAt);
    return (
      <p className={classes.nothing}>
        {time === undefined ? t(queueTexts.allDone) : t(queueTexts.allDoneAt, { time })}
      </p>
    );
  }
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map(([key, text, kind]) => (
              <th key={key} scope="col" data-kind={kind} data-column={key}>
                {t(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <QueueRow key={row.serial_number} row={row} {...table} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<TableProps, 'rows' | 'lastDecidedAt'> & { row: Queued };

function QueueRow({ row, atMs, chosen, choose, goalMinutes }: RowProps) {
  const t = useText();
  const { serial_number, user, phone, amount, pay_type, registered_at, findings, claim } = row;
  const operator = Object.values(operators).find(({ id }) => id === pay_type);
  const turnover = findings.find(({ rule }) => rule === 'turnover');
  const isOthers = claim !== null && claim.mine === 0;
  return (
    <tr
      data-chosen={serial_number === chosen || undefined}
      data-others={isOthers || undefined}
      data-player={user.id}
      onClick={() => choose(serial_number)}
    >
      <td data-column="age">
        <Age since={row.create_time} atMs={atMs} goalMinutes={goalMinutes} />
      </td>
      <td data-column="claim">
        <Claim row={row} atMs={atMs} />
      </td>
      <td data-column="serial">
        <button
          type="button"
          className={classes.serial}
          aria-pressed={serial_number === chosen}
          onClick={() => choose(serial_number)}
        >
          {serial_number}
        </button>
      </td>
      <td data-column="player">{user.name}</td>
      <td data-column="payout">
        {operator && shortName(t(operator))} {phone}
      </td>
      <td data-kind="number" data-column="amount">
        <b>{moneyText(amount)}</b>
      </td>
      <td data-column="why">
        {findings
          .filter(({ holds }) => holds === 0)
          .map((finding) => (
            <span key={finding.rule} className={classes.chip} data-rule={finding.rule}>
              {stoppedText(t, finding)}
            </span>
          ))}
      </td>
      <td data-kind="number" data-column="turnover">
        {turnover && turnover.measured !== null ? `${timesText(turnover.measured)} ×` : '–'}
      </td>
      <td data-kind="number" data-column="account">
        {ageText(t, atMs - Date.parse(registered_at))}
      </td>
    </tr>
  );
}

/** Without the older name that stands behind it. */
const shortName = (name: string): string => name.split(' (')[0] ?? name;

const GOAL_NEAR = 0.5;

function Age({ since, atMs, goalMinutes }: { since: string; atMs: number; goalMinutes: number }) {
  const t = useText();
  const ms = atMs - Date.parse(since);
  const share = Math.min(1, ms / (goalMinutes * 60_000));
  const tone = share >= 1 ? 'late' : share > GOAL_NEAR ? 'near' : 'good';
  return (
    <span className={classes.age} data-tone={tone} title={formatInstant(since)}>
      {ageText(t, ms)}
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={classes.track} width="100" height="4" rx="2" />
        <rect className={classes.bar} width={share * 100} height="4" rx="2" />
      </svg>
    </span>
  );
}

function Claim({ row: { claim, proposed }, atMs }: { row: Queued; atMs: number }) {
  const t = useText();
  if (proposed) {
    const { by, note } = proposed;
    return <span title={note}>{t(queueTexts.proposedBy, { name: by.name, note })}</span>;
  }
  if (!claim) return <span className={classes.quiet}>{t(queueTexts.free)}</span>;
  const left = leftText(claim.ends_at, atMs);
  return (
    <span className={classes.claim}>
      {claim.mine === 0 && <LockOutlined />}
      <b>{claim.mine === 1 ? t(queueTexts.you) : claim.by.name}</b> {left}
    </span>
  );
}
