import { invariant } from '../invariant.ts';

/** Crockford's letters: no I, L, O or U, in the order in which they sort. */
export const serialAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARACTERS = 9;
const CHANCE_CHARACTERS = 6;

/**
 * A letter for the product, then the millisecond, then chance: it sorts by time and tells nobody
 * how many there are. `chance` draws a whole number below its argument.
 */
export function serialNumber(
  letter: string,
  atMs: number,
  chance: (below: number) => number,
): string {
  invariant(/^[A-Z]$/.test(letter), 'a serial number begins with one letter');
  return letter + timeText(atMs) + drawnText(CHANCE_CHARACTERS, chance);
}

export function drawnText(length: number, chance: (below: number) => number): string {
  return Array.from({ length }, () => serialAlphabet.charAt(chance(serialAlphabet.length))).join(
    '',
  );
}

function timeText(atMs: number): string {
  let rest = atMs;
  let text = '';
  for (let place = 0; place < TIME_CHARACTERS; place += 1) {
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
