/**
 * The code of an SMS: behind the #, which browsers send to nobody. Phones put a full stop or a
 * bracket of the sentence behind it, and people type small letters.
 */
export function codeIn(hash: string): string | undefined {
  const [, code] = /^#([0-9A-HJKMNP-TV-Z]{12})[^0-9A-Z]*$/.exec(hash.toUpperCase()) ?? [];
  return code;
}
