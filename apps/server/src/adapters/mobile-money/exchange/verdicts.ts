import type { RefusalReason, Verdict } from '../../../features/payments/ports.ts';
import { maskPhonesIn } from '../../../platform/phone-mask.ts';
import { type HttpResponse, wasNeverSent } from '../../http-client.ts';

const WORDS_MAX = 200;

/** A party's own words for our records; some quote the phone. */
function wordsOf(text: string): string {
  return maskPhonesIn(text).slice(0, WORDS_MAX);
}

export const unknown = (text: string): Verdict => ({ kind: 'unknown', words: wordsOf(text) });

export const refused = (reason: RefusalReason, text: string): Verdict => ({
  kind: 'refused',
  reason,
  words: wordsOf(text),
});

/** Of a port's method that the party's interface lacks. */
export const notOffered = async () => 'not-offered' as const;

export type MoneyWay = 'in' | 'out';

/** Of a definite no alone: a time-out that is not certain stays unknown. */
export const TIMED_OUT = /(request|transaction|prompt|session) expired|timed? ?-?out/i;

/**
 * Why, where a party has words and no codes for it. Each of these is a definite no whatever it is
 * called, so a wrong guess costs a sentence and no money. On the way out it is our own account
 * that runs short, and our own PIN that is wrong.
 */
const reasonsByWords: Readonly<Record<MoneyWay, readonly (readonly [RegExp, RefusalReason])[]>> = {
  in: [
    [/cancel/i, 'cancelled-by-player'],
    [TIMED_OUT, 'timed-out'],
    [/\bpin\b/i, 'wrong-pin'],
    [/insufficient|balance|funds/i, 'funds-short'],
    [/limit|maximum/i, 'limit-reached'],
    [/not registered|invalid (msisdn|number|mobile)/i, 'phone-unknown'],
  ],
  out: [
    [/insufficient|balance|funds|float/i, 'float-empty'],
    [/limit|maximum/i, 'limit-reached'],
    [/not registered|invalid (msisdn|number|mobile)/i, 'phone-unknown'],
  ],
};

export function refusedByWords(text: string, way: MoneyWay): Verdict {
  const found = reasonsByWords[way].find(([pattern]) => pattern.test(text));
  return refused(found?.[1] ?? 'refused', text);
}

/** Instead of an answer, when the party gave no token and so nothing was asked. */
export const withoutToken = { kind: 'lost', words: 'no-token' } as const;

/**
 * For a request that asks for money. What the party cannot have seen moves no money, now or
 * later; what it may have seen is unknown (MM-50).
 */
export const verdictOfSilence = ({ words }: Extract<HttpResponse, { kind: 'lost' }>): Verdict =>
  isNotSent(words) ? refused('refused', `not sent: ${words}`) : unknown(words);

const isNotSent = (code: string): boolean => code === withoutToken.words || wasNeverSent(code);

/** Only such an answer may be definite: a body beside an error may be anybody's. */
export const isSuccess = (httpStatus: number): boolean => httpStatus >= 200 && httpStatus <= 299;

/**
 * HTTP statuses by which a server, or a proxy before it, says that it did not take a request.
 * Neither 403 nor 409 is among them: some party answers so to a reference it has seen before,
 * and what it has seen may have moved money.
 */
const NOT_TAKEN: ReadonlySet<number> = new Set([400, 401, 404, 405, 412, 413, 415, 422, 429]);

/** Only for a request that asks for money, and only when its answer says nothing else. */
export function verdictOfStatus(httpStatus: number): Verdict {
  const words = `HTTP ${httpStatus}`;
  return NOT_TAKEN.has(httpStatus) ? refused('refused', words) : unknown(words);
}
