import type { DeskMatch } from '@kipute/contract/calls/office/live-desk';
import { memo } from 'react';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatClock, formatDay } from '../../time/eat.ts';
import { heatOf, inLanguage, shortAmount } from './board-state.ts';
import classes from './live-board.module.css';
import { Spark } from './Spark.tsx';
import { StateTag } from './StateTag.tsx';

const TREND = { width: 44, height: 20, className: classes.spark };
const columns = ['1', 'X', '2', liveBoardTexts.over, liveBoardTexts.under, 'GG', 'NG'] as const;
const columnNumbers = columns.map((_, at) => at + 1);
const CLOCK_LETTERS = 5;
const DAY_FROM = 5;

export type TableProps = {
  matches: readonly DeskMatch[];
  /** The largest figure of the board, which has the strongest colour. */
  scale: number;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onOpen: (id: string) => void;
  /** Undefined where the role may not, or figures are too old to act on. */
  onSeal: ((match: DeskMatch) => void) | undefined;
};

/** A row a match, its worst selections the reddest: one sees where it hurts before one reads. */
export function ExposureTable({ matches, chosen, ...shared }: TableProps) {
  const t = useText();
  return (
    <table className={classes.exposure}>
      <thead>
        <tr>
          <th scope="col">{t(liveBoardTexts.match)}</th>
          {columns.map((column) => {
            const title = typeof column === 'string' ? column : t(column);
            return (
              <th key={title} scope="col" className={classes.middle}>
                {title}
              </th>
            );
          })}
          <th scope="col" className={classes.right}>
            {t(liveBoardTexts.stake)}
          </th>
          <th scope="col" className={classes.right}>
            {t(liveBoardTexts.worst)}
          </th>
          <th scope="col">{t(liveBoardTexts.lastTen)}</th>
          <th scope="col" className={classes.right}>
            {t(liveBoardTexts.bets)}
          </th>
          <th scope="col">{t(liveBoardTexts.state)}</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <MatchRow key={match.id} {...shared} match={match} isChosen={match.id === chosen} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<TableProps, 'matches' | 'chosen'> & {
  match: DeskMatch;
  isChosen: boolean;
};

/** Drawn again only when its own figures changed. */
const MatchRow = memo(function MatchRow(props: RowProps) {
  const { match, scale, isChosen, onChoose, onOpen, onSeal } = props;
  const { id, stake, worst, trend, bets_per_minute } = match;
  return (
    <tr data-chosen={isChosen || undefined} data-match={id} onClick={() => onChoose(id)}>
      <th scope="row">
        <MatchName match={match} onOpen={onOpen} />
      </th>
      {columnNumbers.map((column) => (
        <Cell key={column} match={match} column={column} scale={scale} />
      ))}
      <td className={classes.right}>{shortAmount(stake)}</td>
      <td className={classes.right} data-tone={worst < 0 ? 'bad' : undefined}>
        <b>{shortAmount(worst, 'signed')}</b>
      </td>
      <td>
        <Spark values={trend} {...TREND} />
      </td>
      <td className={classes.right}>{bets_per_minute}</td>
      <td>
        {(match.sealed !== 'no' || !onSeal) && <StateTag match={match} />}
        {onSeal && <SealButton match={match} onSeal={onSeal} />}
      </td>
    </tr>
  );
});

type SealProps = { match: DeskMatch; onSeal: (match: DeskMatch) => void };

function SealButton({ match, onSeal }: SealProps) {
  const t = useText();
  const text = match.sealed === 'by-hand' ? liveBoardTexts.unseal : liveBoardTexts.seal;
  return (
    <button type="button" className={classes.quiet} onClick={() => onSeal(match)}>
      {t(text)}
    </button>
  );
}

export function MatchName({ match, onOpen }: { match: DeskMatch; onOpen: (id: string) => void }) {
  const language = useLanguage();
  const { live, minute, score, start_time, name, competition } = match;
  return (
    <span className={classes.name}>
      <span className={classes.when} data-live={live === 1 || undefined}>
        {live === 1 ? minute : startOf(start_time)}
      </span>
      <b className={classes.score}>{score}</b>
      <button type="button" onClick={() => onOpen(match.id)}>
        {inLanguage(name, language)}
      </button>
      <small>{inLanguage(competition, language)}</small>
    </span>
  );
}

/** The hour of today, the day of another. */
function startOf(start: string): string {
  const at = Date.parse(start);
  return formatDay(at) === formatDay(Date.now())
    ? formatClock(at).slice(0, CLOCK_LETTERS)
    : formatDay(at).slice(DAY_FROM);
}

type CellProps = { match: DeskMatch; column: number; scale: number };

function Cell({ match: { selections }, column, scale }: CellProps) {
  const one = selections.find((selection) => selection.column === column);
  if (!one) return <td className={classes.cell} />;
  const heat = `${one.result < 0 ? 'down' : 'up'}${heatOf(one.result, scale)}`;
  return (
    <td className={classes.cell}>
      <span data-heat={heat}>{shortAmount(one.result, 'signed')}</span>
    </td>
  );
}
