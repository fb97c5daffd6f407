import type { ReactNode } from 'react';
import { changeOf, formatPercent } from './figures.ts';
import classes from './statistics.module.css';

type FigureCardProps = {
  title: string;
  value: string;
  /** The figure as a number, and what it was: the change stands beside it. */
  now?: number | undefined;
  before?: number | undefined;
  /** Whether more is better; of withdrawals it is neither. */
  tone?: 'more-is-good' | 'plain';
  children?: ReactNode;
};

/** One figure at a glance. */
export function FigureCard({
  title,
  value,
  now,
  before,
  tone = 'more-is-good',
  children,
}: FigureCardProps) {
  const change = now === undefined || before === undefined ? undefined : changeOf(now, before);
  return (
    <section className={classes.figure} aria-label={title}>
      <h2>{title}</h2>
      <p>
        <b>{value}</b>
        {change !== undefined && (
          <span className={classes.change} data-way={wayOf(change, tone)}>
            {`${change < 0 ? '▼' : '▲'} ${formatPercent(Math.abs(change), 1)}`}
          </span>
        )}
      </p>
      {children}
    </section>
  );
}

const wayOf = (change: number, tone: FigureCardProps['tone']) =>
  tone === 'plain' ? 'plain' : change < 0 ? 'worse' : 'better';
