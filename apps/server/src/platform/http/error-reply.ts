import { type ErrorCode, errorCatalogue } from '@kipute/contract/errors';
import { type Locale, localeOf, locales, textIn } from '@kipute/contract/locale';
import type { FastifyReply } from 'fastify';
import type { RefusalValues } from './handler.ts';

export const replyHeaders = {
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

/** The JSON of a refusal, encrypted or in the clear, in the page's language. */
export function errorText(code: ErrorCode, localeHeader: unknown, values?: RefusalValues): string {
  const locale = localeOf(localeHeader);
  if (!values) return errorTexts[code][locale];
  const message = textIn(locale, errorCatalogue[code]).replace(/\{(\w+)\}/g, (braces, name) =>
    String(values[name] ?? braces),
  );
  return JSON.stringify({ status: 0, code, message, values });
}

/** A transport error, in the clear: there may be no key yet to encrypt it with (WIRE-14). */
export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  retryAfterSeconds?: number,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(errorCatalogue[code].http)
    .headers(replyHeaders)
    .send(errorText(code, reply.request.headers.locale));
}
