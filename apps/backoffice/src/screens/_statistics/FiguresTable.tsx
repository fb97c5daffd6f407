import type { Localised } from '@kipute/contract/locale';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import { type Figures, type FiguresRow, figureColumns, figureText } from './figures.ts';
import { Scroll } from './Scroll.tsx';
import classes from './statistics.module.css';

type FiguresTableProps = {
  name: string;
  /** What the first column says. */
  rowsAre: string;
  rows: readonly FiguresRow[];
  rowName: (row: FiguresRow) => string;
  total: Figures;
  before?: Figures | undefined;
  /** Where rows are sports, leagues, markets and matches, their bets are legs. */
  countsLegs?: boolean;
};

/** The numbers behind a chart. */
export function FiguresTable(props: FiguresTableProps) {
  const t = useText();
  const { name, rowsAre, rows, rowName, total, before, countsLegs = false } = props;
  const titleOf = (key: string, title: Localised) =>
    t(key === 'bets' && countsLegs ? statisticsTexts.legs : title);
  return (
    <Scroll name={name}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{rowsAre}</th>
            {figureColumns.map(({ key, title }) => (
              <th key={key} scope="col">
                {titleOf(key, title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FiguresLine key={row.key} title={rowName(row)} figures={row} />
          ))}
        </tbody>
        <tfoot>
          <FiguresLine title={t(statisticsTexts.total)} figures={total} />
          {before && <FiguresLine title={t(statisticsTexts.totalBefore)} figures={before} />}
        </tfoot>
      </table>
    </Scroll>
  );
}

function FiguresLine({ title, figures }: { title: string; figures: Figures }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {figureColumns.map((column) => {
        const isBelow = (column.value(figures) ?? 0) < 0;
        return (
          <td key={column.key} data-below={isBelow || undefined}>
            {figureText(column, figures)}
          </td>
        );
      })}
    </tr>
  );
}
