import type { ExportColumn } from '@kipute/contract/constants/operations/exports';
import { type Locale, textIn } from '@kipute/contract/locale';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';

/** Takes bytes as they come; they are kept once it resolves. */
export type Sink = (bytes: Buffer) => Promise<void>;

export type WrittenColumn = { readonly name: string; readonly column: ExportColumn };

export type Row = Readonly<Record<string, unknown>>;

/** A file of rows, written with the memory of one batch. */
export type TableWriter = {
  readonly writeRows: (rows: readonly Row[]) => Promise<void>;
  readonly end: () => Promise<void>;
};

export type TableOptions = {
  readonly columns: readonly WrittenColumn[];
  readonly locale: Locale;
  readonly wholePhones: boolean;
  readonly sink: Sink;
};

/** What a cell holds, once its kind has been understood. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** Digits with at most one point: exact, never a float. */
  | { readonly kind: 'number' | 'money'; readonly digits: string }
  | { readonly kind: 'instant'; readonly at: Date };

const nothing: Cell = { kind: 'text', text: '' };
const yes = { sw: 'ndiyo', en: 'yes' };
const no = { sw: 'hapana', en: 'no' };

/** Hundredths as a decimal with two digits behind the point. */
function decimalOf(hundredths: bigint): string {
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  const sign = hundredths < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

type Words = Pick<TableOptions, 'locale' | 'wholePhones'>;

export function cellOf({ column }: WrittenColumn, value: unknown, words: Words): Cell {
  if (value === null || value === undefined) return nothing;
  switch (column.kind) {
    case 'money':
    case 'odds':
      return { kind: 'money', digits: decimalOf(BigInt(value as bigint | string)) };
    case 'count':
      return { kind: 'number', digits: String(value) };
    case 'instant':
      return { kind: 'instant', at: value as Date };
    case 'flag':
      return { kind: 'text', text: textIn(words.locale, value === true ? yes : no) };
    case 'phone':
      return { kind: 'text', text: words.wholePhones ? String(value) : maskedPhone(String(value)) };
    case 'choice': {
      const row = Object.values(column.choices).find(({ id }) => id === Number(value));
      return { kind: 'text', text: row ? textIn(words.locale, row) : String(value) };
    }
    case 'text':
    case 'day':
      return { kind: 'text', text: String(value) };
  }
}

const EAT_AHEAD_MS = 3 * 3_600_000;

/** `2026-11-19 21:04:05`, East Africa Time. */
export const eatText = (at: Date): string =>
  new Date(at.getTime() + EAT_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
