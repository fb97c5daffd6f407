import { type ErrorCode, errorCatalogue } from '@kipute/contract/errors';
import { type Locale, localeOf, locales, textIn } from '@kipute/contract/locale';
import type { FastifyReply } from 'fastify';

export const answerHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

type ErrorTexts = Readonly<Record<ErrorCode, Readonly<Record<Locale, string>>>>;

const errorTexts = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, text]) => [
    code,
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        JSON.stringify({ status: 0, code, message: textIn(locale, text) }),
      ]),
    ),
  ]),
) as ErrorTexts;

/** The JSON of a refusal, sealed or not, in the language the page asked for. */
export function errorText(code: ErrorCode, localeHeader: unknown): string {
  return errorTexts[code][localeOf(localeHeader)];
}

/** A refusal whose text says more than its code, such as when something happened. */
export function filledErrorText(
  code: ErrorCode,
  filled: Readonly<Record<string, string>>,
  localeHeader: unknown,
): string {
  const text = textIn(localeOf(localeHeader), errorCatalogue[code]);
  const message = text.replace(/\{(\w+)\}/g, (braces, name) => filled[name] ?? braces);
  return JSON.stringify({ status: 0, code, message });
}

/** A transport error, in the clear: by then there may be no key to seal it with (WIRE-14). */
export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  retryAfterSeconds?: number,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(errorCatalogue[code].http)
    .headers(answerHeaders)
    .send(errorText(code, reply.request.headers.locale));
}
