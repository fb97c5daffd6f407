const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const STARTS_A_FORMULA = /^[=+\-@\t\r]/;

/** Whether a spreadsheet would run it instead of showing it. */
export const startsFormula = (text: string): boolean =>
  STARTS_A_FORMULA.test(text) && !PLAIN_NUMBER.test(text);

/**
 * A player may call himself `=HYPERLINK(…)`, and a spreadsheet would run it on a clerk's machine.
 * Such a cell gets an apostrophe in front, which spreadsheets read as "this is text" (BO-31).
 */
export function escapeCsvCell(text: string): string {
  const harmless = startsFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
