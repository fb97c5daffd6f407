/** GSM 03.38: what fits into seven bits, and what takes two of them by an escape. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const ESCAPED = '^{}\\[~]|€\f';

const basic = new Set(BASIC);
const escaped = new Set(ESCAPED);

const GSM_ALONE = 160;
const GSM_JOINED = 153;
const UNICODE_ALONE = 70;
const UNICODE_JOINED = 67;

export type SmsSize = {
  /** What the gateway charges for. */
  readonly parts: number;
  /** `unicode` as soon as one letter is none of GSM's: then a part holds less than half. */
  readonly alphabet: 'gsm' | 'unicode';
};

/** How many messages a text is sent as (MLG-10). */
export function sizeOfSms(text: string): SmsSize {
  const letters = [...text];
  const isGsm = letters.every((letter) => basic.has(letter) || escaped.has(letter));
  if (isGsm) {
    const widths = letters.map((letter) => (escaped.has(letter) ? 2 : 1));
    return { parts: partsOf(widths, GSM_ALONE, GSM_JOINED), alphabet: 'gsm' };
  }
  const widths = letters.map((letter) => letter.length);
  return { parts: partsOf(widths, UNICODE_ALONE, UNICODE_JOINED), alphabet: 'unicode' };
}

/** An escape and a surrogate pair stay together: what does not fit whole begins the next part. */
function partsOf(widths: readonly number[], alone: number, joined: number): number {
  const width = widths.reduce((sum, one) => sum + one, 0);
  if (width <= alone) return 1;
  let [parts, filled] = [1, 0];
  for (const one of widths) {
    if (filled + one > joined) [parts, filled] = [parts + 1, 0];
    filled += one;
  }
  return parts;
}
