import type { List, ListAction, Row } from '../definition/list.ts';

/** The server keeps no longer ones. */
export const NOTE_CHARACTERS_MAX = 200;

/** Plain actions without a question run at the click. */
export function asksFirst(action: ListAction<Row>): boolean {
  if ('form' in action) return true;
  return action.tone === 'danger' || action.question !== undefined || action.fields !== undefined;
}

/** What must be typed before a danger: the row's name, or how many rows there are (BO-24). */
export function wordToType(list: Pick<List, 'rowName'>, rows: readonly Row[]): string {
  const [first] = rows;
  if (rows.length === 1 && first) return list.rowName(first);
  return String(rows.length);
}

export function offeredRows(action: ListAction<Row>, rows: readonly Row[]): readonly Row[] {
  return rows.filter((row) => action.offeredFor?.(row) ?? true);
}
