import { invariant } from '../invariant.ts';

/** Crockford's letters: no I, L, O or U, in the order in which they sort. */
export const serialAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARACTERS = 9;
const SEQUENCE_CHARACTERS = 6;

/** Numbers of processes that give serial numbers out; who takes the next one takes the first again. */
const SERIAL_PROCESSES = 2 ** 10;
/** What a process gives out before it begins anew: it would need them all in one millisecond. */
const SERIALS_OF_PROCESS = 2 ** 20;
const HALF = 2 ** 10;
const ROUNDS = 4;

/** Gives the next number below 32^6; none twice until `SERIALS_OF_PROCESS` others were given. */
export type SerialSequence = () => number;

/**
 * What stands behind the millisecond: the number of the process, then its own count, so that no two
 * are alike by construction and not by luck. The count is shuffled (a Feistel network over tables
 * that nobody else has, so it maps no two counts to one), for whoever holds two serial numbers shall
 * not read from them how many lie between. `chance` draws a whole number below its argument.
 */
export function serialSequence(
  processNumber: number,
  chance: (below: number) => number,
): SerialSequence {
  const isNumber = Number.isInteger(processNumber) && processNumber >= 0;
  invariant(isNumber && processNumber < SERIAL_PROCESSES, 'a process has a number of its own');
  const tables = Array.from({ length: ROUNDS }, () =>
    Uint16Array.from({ length: HALF }, () => chance(HALF)),
  );
  let count = chance(SERIALS_OF_PROCESS);
  return () => {
    count = (count + 1) % SERIALS_OF_PROCESS;
    return processNumber * SERIALS_OF_PROCESS + shuffled(count, tables);
  };
}

function shuffled(count: number, tables: readonly Uint16Array[]): number {
  let left = Math.floor(count / HALF);
  let right = count % HALF;
  for (const table of tables) {
    [left, right] = [right, left ^ (table[right] ?? 0)];
  }
  return left * HALF + right;
}

/**
 * A letter for the product, then the millisecond, then the next of the sequence: it sorts by time
 * and tells nobody how many there are.
 */
export function serialNumber(letter: string, atMs: number, next: SerialSequence): string {
  invariant(/^[A-Z]$/.test(letter), 'a serial number begins with one letter');
  return letter + digitsOf(atMs, TIME_CHARACTERS) + digitsOf(next(), SEQUENCE_CHARACTERS);
}

export function drawnText(length: number, chance: (below: number) => number): string {
  return Array.from({ length }, () => serialAlphabet.charAt(chance(serialAlphabet.length))).join(
    '',
  );
}

function digitsOf(number: number, length: number): string {
  let rest = number;
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text = serialAlphabet.charAt(rest % serialAlphabet.length) + text;
    rest = Math.floor(rest / serialAlphabet.length);
  }
  return text;
}

/** When a serial number was made; undefined for a text that is none. */
export function serialTimeMs(serial: string): number | undefined {
  const digits = [...serial.slice(1, 1 + TIME_CHARACTERS)].map((one) =>
    serialAlphabet.indexOf(one),
  );
  if (digits.length < TIME_CHARACTERS || digits.includes(-1)) return undefined;
  return digits.reduce((ms, digit) => ms * serialAlphabet.length + digit, 0);
}

/** What stands before a number where it is printed, in either language. */
const PRINTED_BEFORE = /^(?:MKEKA|BET|TIKETI|TICKET|NAMBA|NO)/;

const withoutLetter = new RegExp(`^[${serialAlphabet}]{${TIME_CHARACTERS + SEQUENCE_CHARACTERS}}$`);

/**
 * The serial numbers that somebody may have meant, as they are printed: in any case, with gaps,
 * dashes, a # or the word before it, and with letters for the digits they are taken for. Display
 * drops the letter of the product, so without one it may be any of `letters`; none for what is no
 * number (BET-62).
 */
export function typedSerials(typed: string, letters: readonly string[]): readonly string[] {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}._:#]/gu, '');
  const read = (text: string): readonly string[] => {
    const digits = (from: number) => text.slice(from).replaceAll('O', '0').replace(/[IL]/g, '1');
    if (withoutLetter.test(digits(0))) return letters.map((letter) => letter + digits(0));
    const letter = letters.find((one) => text.startsWith(one));
    return letter && withoutLetter.test(digits(1)) ? [letter + digits(1)] : [];
  };
  const serials = read(plain);
  return serials.length > 0 ? serials : read(plain.replace(PRINTED_BEFORE, ''));
}
