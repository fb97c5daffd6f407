import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { userTexts } from '../../../../i18n/texts/users.ts';
import { type Say, useLanguage, useText } from '../../../../i18n/use-text.ts';
import { shortDay } from '../timeline/timeline-days.ts';
import { shillingsText, signedText } from '../user-words.ts';
import classes from './history.module.css';
import {
  type Chart,
  chartBox,
  compactShillings,
  type HistoryPoint,
  nearestPoint,
} from './history-chart.ts';

const { width, height, left, right, bars } = chartBox;

function spanOf({ from, day }: HistoryPoint): string {
  return from === day ? day : `${from} – ${day}`;
}

function sentenceOf(point: HistoryPoint, t: Say): string {
  return t(userTexts.historyPoint, {
    day: spanOf(point),
    balance: shillingsText(point.balance),
    deposits: shillingsText(point.deposits),
    withdrawals: shillingsText(point.withdrawals),
    stakes: shillingsText(point.stakes),
    result: signedText(point.net_result),
  });
}

type Step = (index: number, count: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  PageUp: (index) => Math.max(index - 7, 0),
  PageDown: (index, count) => Math.min(index + 7, count - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A slider in the eyes of a screen reader: it stands on one day, says it, and the arrow keys walk.
 * A pointer finds the nearest day.
 */
export function HistoryPicture({ chart }: { chart: Chart }) {
  const t = useText();
  const newest = chart.points.length - 1;
  const [stood, setStood] = useState(newest);
  const [isShown, setShown] = useState(false);
  const index = Math.min(stood, newest);
  const point = chart.points[index];
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setStood(step(index, chart.points.length));
    setShown(true);
  };
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    setStood(nearestPoint(chart, ((clientX - box.left) / box.width) * width));
    setShown(true);
  };
  if (!point) return null;
  return (
    <div
      className={classes.picture}
      role="slider"
      tabIndex={0}
      aria-label={t(userTexts.historyPicture)}
      aria-valuemin={0}
      aria-valuemax={newest}
      aria-valuenow={index}
      aria-valuetext={sentenceOf(point, t)}
      onKeyDown={walk}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onPointerMove={follow}
      onPointerLeave={() => setShown(false)}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <Drawing chart={chart} />
        {isShown && <Stood point={point} />}
      </svg>
      {isShown && <Tip point={point} side={point.x > width / 2 ? 'left' : 'right'} />}
    </div>
  );
}

function Drawing({ chart }: { chart: Chart }) {
  const language = useLanguage();
  const { barWidth } = chart;
  return (
    <>
      {chart.ticks.map(({ value, y }) => (
        <g key={value}>
          <path className={classes.grid} d={`M${left} ${y}H${width - right}`} />
          <text className={classes.word} x={left - 6} y={y + 4} textAnchor="end">
            {compactShillings(value)}
          </text>
        </g>
      ))}
      <path className={classes.area} d={chart.balanceArea} />
      <path className={classes.balance} d={chart.balanceLine} />
      <path className={classes.result} d={chart.resultLine} />
      <path className={classes.grid} d={`M${left} ${bars}H${width - right}`} />
      {chart.points.map(({ day, x, inHeight, outHeight }) => (
        <g key={day}>
          {inHeight > 0 && (
            <rect
              className={classes.in}
              x={x - barWidth / 2}
              y={bars - inHeight}
              width={barWidth}
              height={inHeight}
            />
          )}
          {outHeight > 0 && (
            <rect
              className={classes.out}
              x={x - barWidth / 2}
              y={bars}
              width={barWidth}
              height={outHeight}
            />
          )}
        </g>
      ))}
      {chart.dayLabels.map(({ day, x }, index) => (
        <text
          key={day}
          className={classes.word}
          x={x}
          y={height - 4}
          textAnchor={index === chart.dayLabels.length - 1 && index > 0 ? 'end' : 'middle'}
        >
          {shortDay(day, language)}
        </text>
      ))}
    </>
  );
}

function Stood({ point }: { point: Chart['points'][number] }) {
  return (
    <g>
      <path className={classes.stood} d={`M${point.x} ${chartBox.top}V${height - 18}`} />
      <circle className={classes.dot} cx={point.x} cy={point.balanceY} r="3.5" />
    </g>
  );
}

type TipProps = { point: Chart['points'][number]; side: 'left' | 'right' };

function Tip({ point, side }: TipProps) {
  const t = useText();
  const lines = [
    ['balance', t(userTexts.balanceWord), shillingsText(point.balance)],
    ['in', t(userTexts.deposits), shillingsText(point.deposits)],
    ['out', t(userTexts.withdrawals), shillingsText(point.withdrawals)],
    ['stakes', t(userTexts.stakes), shillingsText(point.stakes)],
    ['result', t(userTexts.houseResult), signedText(point.net_result)],
  ] as const;
  return (
    <div
      className={classes.tip}
      data-side={side}
      aria-hidden="true"
      style={{ insetInlineStart: `${(point.x / width) * 100}%` }}
    >
      <b>{spanOf(point)}</b>
      {lines.map(([mark, title, amount]) => (
        <span key={mark} data-mark={mark}>
          {title} <em>{amount}</em>
        </span>
      ))}
    </div>
  );
}
