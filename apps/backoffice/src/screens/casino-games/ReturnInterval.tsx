import { useText } from '../../i18n/use-text.ts';
import { percentWords } from '../_casino/casino-words.ts';
import classes from './casino-games.module.css';
import { drawingOf, type GameResult, intervalWords } from './return-interval.ts';

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** The bounds as a band, the stated return as a line in it, what was paid back as a dot. */
export function ReturnInterval({ row: result }: { row: GameResult }) {
  const t = useText();
  const drawing = drawingOf(result);
  if (!drawing) return <span className={classes.none}>{intervalWords(result, t)}</span>;
  const { from, to, stated, observed, place } = drawing;
  return (
    <span className={classes.interval}>
      <span className="visually-hidden">{intervalWords(result, t)}</span>
      <small aria-hidden="true">{percentWords(result.lower_bound ?? 0)}</small>
      <span className={classes.line} aria-hidden="true" data-place={place}>
        <i
          className={classes.band}
          style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
        />
        <i className={classes.stated} style={{ insetInlineStart: percent(stated) }} />
        <i className={classes.observed} style={{ insetInlineStart: percent(observed) }} />
      </span>
      <small aria-hidden="true">{percentWords(result.upper_bound ?? 0)}</small>
    </span>
  );
}
