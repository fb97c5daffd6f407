import { shellTexts } from '../../../i18n/texts/shell.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Column } from '../definition/list.ts';
import classes from './skeleton.module.css';
import { widthOf } from './table-columns.tsx';

/** Bars where rows will be, in the columns' own widths, so that nothing jumps. */
export function TableSkeleton({ columns, rows }: { columns: readonly Column[]; rows: number }) {
  const t = useText();
  const lines = Array.from({ length: Math.min(rows, 20) }, (_, line) => line);
  return (
    <div className={classes.skeleton} role="status" aria-label={t(shellTexts.loading)}>
      {lines.map((line) => (
        <div key={line} className={classes.line}>
          {columns.map((column) => (
            <span key={column.field} style={{ flexGrow: widthOf(column) }}>
              <i />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
