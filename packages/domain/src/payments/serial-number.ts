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
