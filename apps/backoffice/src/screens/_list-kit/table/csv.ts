import { escapeCsvCell } from '@kipute/domain/exports/csv-cell';
import type { Say } from '../../../i18n/use-text.ts';
import { cellText, columnHeading, NOTHING } from '../cells/cell-text.ts';
import type { Column, Row } from '../definition/list.ts';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Numbers go out bare, without separators, so that the spreadsheet can add them up. */
function csvText(column: Column, row: Row, t: Say): string {
  const value = row[column.field];
  const isNumber = ['money', 'count', 'percent'].includes(column.kind);
  if (isNumber && typeof value === 'number') return String(value);
  const text = cellText(column, row, t);
  return text === NOTHING ? '' : text;
}

const csvLine = (cells: readonly string[]): string =>
  `${cells.map(escapeCsvCell).join(',')}${LINE_END}`;

export const csvHead = (columns: readonly Column[], t: Say): string =>
  `${BYTE_ORDER_MARK}${csvLine(columns.map((column) => columnHeading(column, t)))}`;

export const csvLines = (columns: readonly Column[], rows: readonly Row[], t: Say): string =>
  rows.map((row) => csvLine(columns.map((column) => csvText(column, row, t)))).join('');

export function csvOfPage(columns: readonly Column[], rows: readonly Row[], t: Say): string {
  return csvHead(columns, t) + csvLines(columns, rows, t);
}

export function saveCsv(name: string, parts: readonly string[]): void {
  const blob = new Blob([...parts], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
