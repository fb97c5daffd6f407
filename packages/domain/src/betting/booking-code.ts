/** Read aloud and copied by hand, so nothing that looks like something else: no 0/O, no 1/I/L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;
const wholeCode = new RegExp(`^[${alphabet}]{${LENGTH}}$`);

/** `chance` draws a whole number below its argument. */
export function drawnBookingCode(chance: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => alphabet.charAt(chance(alphabet.length))).join('');
}

/** As it is kept: people type it in small letters and with gaps. Undefined for what is no code. */
export function typedBookingCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return wholeCode.test(code) ? code : undefined;
}
