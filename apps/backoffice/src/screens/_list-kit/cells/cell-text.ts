import { type Choice, rowsOf } from '@kipute/contract/constants/choice';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { formatShillings, fromWireShillings } from '@kipute/domain/money/senti';
import { listTexts } from '../../../i18n/texts/list.ts';
import type { Say } from '../../../i18n/use-text.ts';
import { formatInstant } from '../../../time/eat.ts';
import type { Column, Row, Tone } from '../definition/list.ts';

export const NOTHING = '–';

export function formatMoney(amount: number): string {
  const exact = fromWireShillings(amount);
  return exact === undefined ? NOTHING : formatShillings(exact);
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

function choiceOf(
  column: Column,
  value: unknown,
): readonly [word: string, choice: Choice] | undefined {
  return rowsOf(column.choices ?? {}).find(([, choice]) => choice.id === value);
}

export function toneOf(column: Column, value: unknown): Tone {
  const word = column.kind === 'word' ? String(value) : (choiceOf(column, value)?.[0] ?? '');
  return column.tones?.[word] ?? 'quiet';
}

export function isFlagSet(value: unknown): boolean {
  return value === 1 || value === true;
}

/** Numbers stand at the right edge of their column, so that digits line up. */
export function standsRight(column: Column): boolean {
  return column.kind === 'money' || column.kind === 'count' || column.kind === 'percent';
}

/** What a cell says, as text. An unknown status shows its number rather than a guess. */
export function cellText(column: Column, row: Row, t: Say): string {
  if (column.kind === 'computed') return column.value?.(row, t) || NOTHING;
  const value = row[column.field];
  if (value === null || value === undefined || value === '') return NOTHING;
  switch (column.kind) {
    case 'phone':
      // The wire masks phones already; one that came whole is not shown whole.
      return String(value).includes('•') ? String(value) : maskedPhone(String(value)) || NOTHING;
    case 'money':
      return formatMoney(Number(value));
    case 'count':
      return formatCount(Number(value));
    case 'percent':
      return `${String(value)} %`;
    case 'instant':
      return formatInstant(String(value));
    case 'status': {
      const choice = choiceOf(column, value)?.[1];
      return choice ? t(choice) : String(value);
    }
    case 'word': {
      const text = column.words?.[String(value)];
      return text ? t(text) : String(value);
    }
    case 'person':
      return (value as { readonly name: string }).name || NOTHING;
    case 'flag':
      return t(isFlagSet(value) ? listTexts.yes : listTexts.no);
    default:
      return String(value);
  }
}

/** A column's heading names the unit once instead of repeating it in every cell. */
export function columnHeading(column: Column, t: Say): string {
  const title = t(column.title);
  if (column.kind === 'instant') return t(listTexts.inEat, { title });
  if (column.kind === 'money') return t(listTexts.inShillings, { title });
  return title;
}
