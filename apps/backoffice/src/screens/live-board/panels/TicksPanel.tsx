import type { DeskTick } from '@kipute/contract/calls/office/live-desk';
import { useState } from 'react';
import { Link } from 'react-router';
import { useKeys } from '../../../features/keys/keys-store.ts';
import { liveBoardTexts } from '../../../i18n/texts/live-board.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatClock } from '../../../time/eat.ts';
import { formatMoney } from '../../_list-kit/cells/cell-text.ts';
import { inLanguage, shortAmount } from '../board-state.ts';
import classes from '../live-board.module.css';
import type { PanelProps } from '../panels.ts';
import { refusalWords } from '../refusal-words.ts';
import parts from './panels.module.css';

const SHOWN = 12;

/** Large bets as they come; it can be held, so that one is read before the next pushes it away. */
export function TicksPanel({ board: { ticks, totals } }: PanelProps) {
  const t = useText();
  const [held, setHeld] = useState<readonly DeskTick[]>();
  const toggle = () => setHeld((now) => (now ? undefined : ticks));
  useKeys([{ keys: 'p', title: liveBoardTexts.pause, run: toggle }]);
  const shown = (held ?? ticks).slice(0, SHOWN);
  return (
    <section className={classes.card} aria-labelledby="ticking">
      <h2 id="ticking" className={classes.cardTitle}>
        {t(liveBoardTexts.ticking)}
        <span>
          {t(liveBoardTexts.from, { amount: shortAmount(totals.tick_from) })}
          <button
            type="button"
            className={classes.quiet}
            aria-pressed={held !== undefined}
            onClick={toggle}
          >
            {t(held ? liveBoardTexts.paused : liveBoardTexts.pause)}
          </button>
        </span>
      </h2>
      {shown.length === 0 && <p className={classes.empty}>{t(liveBoardTexts.noTicks)}</p>}
      <ul className={parts.ticks} aria-live="off">
        {shown.map((tick) => (
          <Tick key={`${tick.serial_number} ${tick.at} ${tick.player_id}`} tick={tick} />
        ))}
      </ul>
    </section>
  );
}

function Tick({ tick }: { tick: DeskTick }) {
  const t = useText();
  const language = useLanguage();
  const why = refusalWords[tick.reason];
  return (
    <li data-warned={tick.warned === 1 || undefined}>
      <time dateTime={tick.at}>{formatClock(Date.parse(tick.at))}</time>
      <Link to={`/users/${tick.player_id}`}>{tick.player || tick.player_id}</Link>
      <span className={parts.slip}>{inLanguage(tick.slip, language)}</span>
      <b>{formatMoney(tick.stake)}</b>
      {tick.outcome === 'placed' ? (
        <span className={classes.tag} data-tone="good">
          {t(liveBoardTexts.placed)}
        </span>
      ) : (
        <span className={classes.tag} data-tone="bad">
          {why ? t(why) : tick.reason}
        </span>
      )}
    </li>
  );
}
