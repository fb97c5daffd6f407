import type { History } from './use-history-of.ts';

type Line = History['table']['row_list'][number];
/** A team of the table at its place, or a gap where places are left out. */
export type TableRow = { readonly place: number; readonly line: Line } | 'gap';

/** With so few teams there is nothing to leave out. */
const WHOLE_UP_TO = 6;

/** The leader, both teams and who stands next to them; places in between become a gap. */
export function rowsAround(
  lines: readonly Line[],
  teamIds: readonly string[],
): readonly TableRow[] {
  if (lines.length <= WHOLE_UP_TO) return allRows(lines);
  const middles = lines.flatMap(({ team_id }, index) => (teamIds.includes(team_id) ? index : []));
  const isShown = (index: number) =>
    index === 0 || middles.some((middle) => Math.abs(middle - index) <= 1);
  return allRows(lines).flatMap((row, index) => {
    if (isShown(index)) return row;
    return isShown(index - 1) ? 'gap' : [];
  });
}

export function allRows(lines: readonly Line[]): readonly TableRow[] {
  return lines.map((line, index) => ({ place: index + 1, line }));
}
