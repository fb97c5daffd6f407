import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import { typedBookingCode } from '@kipute/domain/betting/booking-code';
import { normalFormOf } from '@kipute/domain/payments/payment-identifier';
import { typedSerials } from '@kipute/domain/payments/serial-number';
import { readPhone } from '../players/index.ts';

/** What a text can mean; most texts mean several things, and nothing is lost by asking for each. */
export type TypedText = {
  /** 255 and nine digits. */
  readonly phone?: string;
  /** The end of a phone, at least four digits. */
  readonly lastDigits?: string;
  readonly id?: string;
  /** Whole, with every letter that a product has. */
  readonly serials: readonly string[];
  /** In its normal form: of a receipt, or a reference of ours or of a carrier. */
  readonly paymentNumber?: string;
  readonly bookingCode?: string;
  /** Of a jackpot or Lucky Six, such as `J46`. */
  readonly issueName?: string;
  /** Of a name, in small letters; none when one of them is too short to search by. */
  readonly words: readonly string[];
  readonly account?: string;
};

/** Fewer digits or letters would find everybody. */
const LAST_DIGITS_MIN = 4;
const WORD_MIN = 2;
const WORDS_MAX = 5;
/** No receipt of an operator is as short. */
const PAYMENT_NUMBER_MIN = 6;

const serialLettersOf = Object.values(serialLetters).map(({ letter }) => letter);

const poolIssueName = /^[A-Z]{1,4}[1-9]\d{0,8}$/;

export function readTypedText(text: string): TypedText {
  const phone = readPhone(text);
  const digits = text.replace(/[\s().+-]/g, '');
  const isNumber = /^\d+$/.test(digits);
  const paymentNumber = normalFormOf(text);
  const bookingCode = typedBookingCode(text);
  const account = text.toLowerCase();
  const [issueName] = poolIssueName.exec(text.replace(/\s/g, '').toUpperCase()) ?? [];
  return {
    ...(phone !== undefined && { phone }),
    ...(isNumber && !phone && isBetween(digits, LAST_DIGITS_MIN, 12) && { lastDigits: digits }),
    ...(isNumber && isBetween(digits, 1, 19) && { id: digits }),
    serials: typedSerials(text, serialLettersOf),
    ...(paymentNumber && isBetween(paymentNumber, PAYMENT_NUMBER_MIN, 100) && { paymentNumber }),
    ...(bookingCode && { bookingCode }),
    ...(issueName && { issueName }),
    words: wordsOf(text),
    ...(/^[a-z0-9][a-z0-9._@-]{1,59}$/.test(account) && { account }),
  };
}

const isBetween = ({ length }: string, min: number, max: number): boolean =>
  length >= min && length <= max;

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isName = words.some((word) => /\p{L}/u.test(word));
  return isName && words.every(({ length }) => length >= WORD_MIN) ? words.slice(0, WORDS_MAX) : [];
}
