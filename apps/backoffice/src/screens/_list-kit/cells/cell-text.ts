import { type Choice, rowsOf } from '@kipute/contract/constants/choice';
import { formatShillings, fromWireShillings } from '@kipute/domain/money/senti';
import { listTexts } from '../../../i18n/texts/list.ts';
import type { Say } from '../../../i18n/use-text.ts';
import { formatInstant } from '../../../time/eat.ts';
import type { Column, Row, Tone } from '../definition/list.ts';

export const NOTHING = '–';

/** `255712345456` → `2557•••••456`: enough to tell two apart, too little to call. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 9) return '•'.repeat(digits.length);
  return `${digits.slice(0, -8)}${'•'.repeat(5)}${digits.slice(-3)}`;
}

function formatMoney(amount: number): string {
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
  const word = choiceOf(column, value)?.[0] ?? '';
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
  if (column.kind === 'computed') return column.value?.(row) || NOTHING;
  const value = row[column.field];
  if (value === null || value === undefined || value === '') return NOTHING;
  switch (column.kind) {
    case 'phone':
      return maskPhone(String(value));
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
