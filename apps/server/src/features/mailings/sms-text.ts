import { SMS_TEXT_MAX } from '@kipute/contract/constants/operations/mailings';
import { type Localised, localeOf, textIn } from '@kipute/contract/locale';
import type { Kind } from './audience.ts';

const wayOut: Localised = { sw: 'Kuacha ofa', en: 'Stop offers' };

type SmsWords = { readonly bodySw: string; readonly bodyEn: string; readonly kind: Kind };
type Reader = { readonly language: string; readonly code: string; readonly siteUrl: string };

/**
 * As it arrives: an offer ends with the line that leads out of offers (MLG-04). The code stands
 * behind a #, which browsers send to nobody (JRN-14).
 */
export function smsTextFor(
  { bodySw, bodyEn, kind }: SmsWords,
  { language, code, siteUrl }: Reader,
): string {
  const locale = localeOf(language);
  const body = textIn(locale, { sw: bodySw, en: bodyEn });
  if (kind === 'notice') return body;
  return `${body} ${textIn(locale, wayOut)}: ${siteUrl}/stop_offers#${code}`;
}

export const isTooLong = (text: string): boolean => text.length > SMS_TEXT_MAX;
