import type { Client, Connection, Submittable } from 'pg';
import { type Cell, type HistoryTable, historyColumns, Json, type Row } from './tables.ts';

/** What of the wire a copy needs; the library has it and does not say so in its types. */
type CopyConnection = Connection & {
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
  readonly sendCopyFail: (why: string) => void;
};

/** Enough for a write to be worth its while. */
const ROWS_PER_CHUNK = 2_000;

/** `copy … from stdin`, the quickest way into a table. */
class CopyIn implements Submittable {
  readonly done = Promise.withResolvers<void>();
  readonly #text: string;
  readonly #rows: readonly Row[];
  #failure: Error | undefined;

  constructor(table: HistoryTable, rows: readonly Row[]) {
    this.#text = `copy ${table} (${historyColumns[table]}) from stdin`;
    this.#rows = rows;
  }

  submit(connection: Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    for (let from = 0; from < this.#rows.length; from += ROWS_PER_CHUNK) {
      const lines = this.#rows.slice(from, from + ROWS_PER_CHUNK).map(lineOf);
      connection.sendCopyFromChunk(Buffer.from(lines.join('')));
    }
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.#failure = error;
    this.done.reject(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (!this.#failure) this.done.resolve();
  }
}

export async function copyRows(
  client: Client,
  table: HistoryTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const copy = new CopyIn(table, rows);
  client.query(copy);
  await copy.done.promise;
}

const lineOf = (row: Row): string => `${row.map(cellText).join('\t')}\n`;

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  if (cell instanceof Json) return escaped(cell.text);
  if (typeof cell === 'string') return escaped(cell);
  return String(cell);
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (one) => escapes[one] ?? one) : text;
