import { randomInt } from 'node:crypto';
import type { OperatorName } from './operators.ts';

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function random(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

const digits = (length: number) => random(length, '0123456789');

function stamp(now: Date): string {
  return now.toISOString().slice(2, 10).replaceAll('-', '');
}

/**
 * Numbers as a player knows them from messages. They are drawn, not counted: a simulator that
 * was started again must not give out a number that the house has already seen.
 */
export function newReceipt(operator: OperatorName, now = new Date()): string {
  switch (operator) {
    case 'mpesa':
      return `${random(3, LETTERS_AND_DIGITS.slice(0, 26))}${random(7, LETTERS_AND_DIGITS)}`;
    case 'airtel':
      return `MP${stamp(now)}.${digits(4)}.${random(1, 'ABCDEFGH')}${digits(5)}`;
    case 'mixx':
      return `${stamp(now).slice(1)}${digits(8)}`;
    case 'halopesa':
      return `${digits(10)}`;
  }
}
