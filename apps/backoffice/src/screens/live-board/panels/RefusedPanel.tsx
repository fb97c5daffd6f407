import { liveBoardTexts } from '../../../i18n/texts/live-board.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatCount } from '../../_list-kit/cells/cell-text.ts';
import classes from '../live-board.module.css';
import type { PanelProps } from '../panels.ts';
import { refusalWords } from '../refusal-words.ts';
import parts from './panels.module.css';

const SHOWN = 7;

export function RefusedPanel({ board: { totals } }: PanelProps) {
  const t = useText();
  const { refused, placed_last_hour } = totals;
  const all = refused.reduce((sum, { count }) => sum + count, 0);
  const most = refused[0]?.count ?? 1;
  return (
    <section className={classes.card} aria-labelledby="refused">
      <h2 id="refused" className={classes.cardTitle}>
        {t(liveBoardTexts.refused)}
        <span>
          {t(liveBoardTexts.refusedOf, {
            count: formatCount(all),
            all: formatCount(all + placed_last_hour),
          })}
        </span>
      </h2>
      {refused.length === 0 && <p className={classes.empty}>{t(liveBoardTexts.noRefused)}</p>}
      <ul className={parts.refused}>
        {refused.slice(0, SHOWN).map(({ reason, count }) => {
          const words = refusalWords[reason];
          return (
            <li key={reason}>
              <span>{words ? t(words) : reason}</span>
              <progress max={most} value={count} aria-hidden="true" />
              <b>{formatCount(count)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
