import type { DeskAlarm } from '@kipute/contract/calls/office/live-desk';
import { useState } from 'react';
import { Link } from 'react-router';
import { Can } from '../../../features/permissions/administrator.tsx';
import { liveBoardTexts } from '../../../i18n/texts/live-board.ts';
import { type Say, useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatClock } from '../../../time/eat.ts';
import { formatMoney } from '../../_list-kit/cells/cell-text.ts';
import { inLanguage } from '../board-state.ts';
import classes from '../live-board.module.css';
import type { PanelProps } from '../panels.ts';
import { markSeen } from '../use-live-board.ts';
import parts from './panels.module.css';

const SHOWN = 8;

function wordsOf({ kind, accounts }: DeskAlarm, t: Say): string {
  switch (kind) {
    case 'order-amount':
      return t(liveBoardTexts.orderAmount);
    case 'identical-slip':
      return t(liveBoardTexts.identicalSlip, { count: accounts });
    case 'linked-accounts':
      return t(liveBoardTexts.linkedAccounts, { count: accounts });
  }
}

/** What somebody should look at; those that were seen stand last, and leave after a day. */
export function AlarmsPanel({ board: { alarms } }: PanelProps) {
  const t = useText();
  return (
    <section className={classes.card} aria-labelledby="alarms">
      <h2 id="alarms" className={classes.cardTitle}>
        {t(liveBoardTexts.alarms)}
        <span>{alarms.filter(({ seen }) => seen === 0).length}</span>
      </h2>
      {alarms.length === 0 && <p className={classes.empty}>{t(liveBoardTexts.noAlarms)}</p>}
      <ul className={parts.alarms}>
        {alarms.slice(0, SHOWN).map((alarm) => (
          <Alarm key={alarm.id} alarm={alarm} />
        ))}
      </ul>
    </section>
  );
}

function Alarm({ alarm }: { alarm: DeskAlarm }) {
  const t = useText();
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  const serial = alarm.serial_numbers.at(-1) ?? '';
  const see = () => {
    setSent(true);
    void markSeen(alarm.id).finally(() => setSent(false));
  };
  return (
    <li data-seen={alarm.seen === 1 || undefined}>
      <time dateTime={alarm.at}>{formatClock(Date.parse(alarm.at))}</time>
      <span>
        <b>{wordsOf(alarm, t)}</b>{' '}
        <Link to={`/orders?serial_number=${serial}`}>{formatMoney(alarm.stake)}</Link>
        <small>{inLanguage(alarm.slip, language)}</small>
      </span>
      {alarm.seen === 0 && (
        <Can node="live_board/mark_seen">
          <button type="button" className={classes.quiet} disabled={isSent} onClick={see}>
            {t(liveBoardTexts.seen)}
          </button>
        </Can>
      )}
    </li>
  );
}
