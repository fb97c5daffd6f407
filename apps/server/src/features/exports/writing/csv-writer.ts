import { textIn } from '@kipute/contract/locale';
import { escapeCsvCell } from '@kipute/domain/exports/csv-cell';
import { type Cell, cellOf, eatText, type TableOptions, type TableWriter } from './table-writer.ts';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

function textOf(cell: Cell): string {
  if (cell.kind === 'text') return escapeCsvCell(cell.text);
  return cell.kind === 'instant' ? eatText(cell.at) : cell.digits;
}

export async function csvWriter(options: TableOptions): Promise<TableWriter> {
  const { columns, locale, sink } = options;
  const head = columns.map(({ column }) => escapeCsvCell(textIn(locale, column))).join(',');
  await sink(Buffer.from(`${BYTE_ORDER_MARK}${head}${LINE_END}`));
  return {
    writeRows: async (rows) => {
      const lines = rows.map((row) =>
        columns.map((one) => textOf(cellOf(one, row[one.name], options))).join(','),
      );
      await sink(Buffer.from(lines.join(LINE_END) + LINE_END));
    },
    end: async () => {},
  };
}
