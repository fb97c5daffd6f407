import { filledIn, type InboxText, inboxKinds } from '@kipute/contract/constants/content/inbox';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { Facts, KeptMessage } from './message-store.ts';

type WireMessage = CallContent<'message/detailed'>;

type TextColumns = Pick<KeptMessage, 'subjectSw' | 'subjectEn' | 'bodySw' | 'bodyEn'>;

export const textOfRow = (row: TextColumns): InboxText => ({
  subject: { sw: row.subjectSw, en: row.subjectEn },
  body: { sw: row.bodySw, en: row.bodyEn },
});

const valueIn = (locale: Locale, value: string | Localised): string =>
  typeof value === 'string' ? value : textIn(locale, value);

/** Subject and body as their player reads them. */
export function wordsOf(
  message: Pick<KeptMessage, 'facts'> & TextColumns,
  locale: Locale,
): { readonly subject: string; readonly body: string } {
  const { subject, body } = textOfRow(message);
  const facts = factsIn(locale, message.facts ?? {});
  return {
    subject: filledIn(textIn(locale, subject), facts),
    body: filledIn(textIn(locale, body), facts),
  };
}

export const factsIn = (locale: Locale, facts: Facts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, valueIn(locale, value)]));

const typeOf = (kind: number): WireMessage['type'] =>
  Object.values(inboxKinds).find(({ id }) => id === kind)?.id ?? inboxKinds.account.id;

export function messageView(message: KeptMessage, locale: Locale): WireMessage {
  return {
    id: message.id.toString(),
    type: typeOf(message.kind),
    ...wordsOf(message, locale),
    send_time: message.sentAt.toISOString(),
    viewed: message.readAt === null ? 0 : 1,
    jump: message.jump ?? '',
  };
}
