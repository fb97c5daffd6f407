import { formatCount } from '../../_list-kit/cells/cell-text.ts';
import classes from './bars.module.css';

type BarsProps = {
  title: string;
  bars: readonly { readonly name: string; readonly count: number }[];
  /** The count of a full bar; that of the longest unless several drawings are compared. */
  most?: number;
};

/** Counts with a bar each: the drawing repeats what the number says. */
export function Bars({ title, bars, most }: BarsProps) {
  const full = most ?? Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className={classes.bars} aria-label={title}>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td aria-hidden="true">
              <span style={{ inlineSize: `${(count / full) * 100}%` }} />
            </td>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
