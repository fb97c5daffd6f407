import type { DeskBoard } from '@kipute/contract/calls/office/live-desk';
import type { ReactNode } from 'react';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useText } from '../../i18n/use-text.ts';
import { acceptedPercent, shortAmount } from './board-state.ts';
import classes from './live-board.module.css';
import { Spark } from './Spark.tsx';

const SPARK = { width: 130, height: 26, className: classes.spark };
const SECONDS_OF_RATE = 10;
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** What one sees from the other side of the room. */
export function Figures({ board: { totals, matches, alarms } }: { board: DeskBoard }) {
  const t = useText();
  const { bets, stakes, refused } = totals;
  const recent = sum(bets.slice(-SECONDS_OF_RATE)) / SECONDS_OF_RATE;
  const percent = acceptedPercent(totals.placed_last_hour, sum(refused.map(({ count }) => count)));
  const fullest = Math.max(0, ...matches.map(({ filled_percent }) => filled_percent));
  const unseen = alarms.filter(({ seen }) => seen === 0).length;
  return (
    <div className={classes.figures}>
      <Figure
        title={t(liveBoardTexts.betsPerSecond)}
        value={recent.toFixed(1)}
        note={t(liveBoardTexts.peak, { count: Math.max(...bets) })}
      >
        <Spark values={bets} {...SPARK} />
      </Figure>
      <Figure
        title={t(liveBoardTexts.stakePerMinute)}
        value={shortAmount(sum(stakes))}
        note={t(liveBoardTexts.accepted, { percent })}
      >
        <Spark values={stakes} {...SPARK} />
      </Figure>
      <Figure
        title={t(liveBoardTexts.owed)}
        value={shortAmount(totals.owed)}
        note={t(liveBoardTexts.owedNote, { matches: totals.matches, live: totals.live })}
      />
      <Figure
        title={t(liveBoardTexts.worstAll)}
        value={shortAmount(totals.worst, 'signed')}
        tone={totals.worst < 0 ? 'bad' : undefined}
        note={t(liveBoardTexts.fullest, { percent: fullest })}
      >
        <meter className={classes.meter} min={0} max={100} high={80} optimum={0} value={fullest} />
      </Figure>
      <Figure
        title={t(liveBoardTexts.alarmsNew)}
        value={String(unseen)}
        tone={unseen > 0 ? 'bad' : undefined}
        note={t(liveBoardTexts.alarmsOf, { count: alarms.length })}
      />
    </div>
  );
}

type FigureProps = {
  title: string;
  value: string;
  note: string;
  tone?: 'bad' | undefined;
  children?: ReactNode;
};

function Figure({ title, value, note, tone, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <span className={classes.figureTitle}>{title}</span>
      <b data-tone={tone}>{value}</b>
      {children}
      <small>{note}</small>
    </div>
  );
}
