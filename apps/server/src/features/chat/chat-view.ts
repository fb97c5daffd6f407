import type { CallContent } from '@kipute/contract/registry';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Reader } from '../../platform/database/database.ts';
import { type ChatRecord, findRecords } from './chat-records.ts';
import type { Message, StoredCard } from './message-store.ts';

type WireMessage = CallContent<'chat/send'>;
type WireCard = NonNullable<WireMessage['card']>;

const nothingOfIt = { serial_number: '', amount: 0, state: 'none', at: null, numbers: [] } as const;

function cardView(card: StoredCard, records: ReadonlyMap<string, ChatRecord>): WireCard | null {
  if (card.kind !== 'record')
    return { ...nothingOfIt, kind: card.kind, numbers: [...card.numbers] };
  const record = records.get(card.serialNumber);
  return record ? { ...recordView(record), numbers: [] } : null;
}

/** Amounts come from a statement of ours as the database counts them. */
const shillingsOf = (amount: Senti | string): number => toWireShillings(senti(BigInt(amount)));

export const recordView = ({ kind, serialNumber, amount, state, at }: ChatRecord) => ({
  kind,
  serial_number: serialNumber,
  amount: shillingsOf(amount),
  state,
  at: at.toISOString(),
});

/** People know a clerk by the first name; the whole one stands in the office. */
const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? '';

type Naming = 'first-names' | 'whole-names';

type Shown = { readonly playerId: bigint | null; readonly naming: Naming };

/** With the cards as things stand now. */
export async function messageViews(
  reader: Reader,
  messages: readonly Message[],
  { playerId, naming }: Shown,
): Promise<WireMessage[]> {
  const serials = messages.flatMap(({ card }) =>
    card?.kind === 'record' ? [card.serialNumber] : [],
  );
  const records = playerId === null ? new Map() : await findRecords(reader, playerId, serials);
  return messages.map(({ id, sender, clerkName, body, card, sentAt }) => ({
    id: id.toString(),
    sender,
    clerk: naming === 'first-names' ? firstName(clerkName ?? '') : (clerkName ?? ''),
    text: body,
    card: card === null ? null : cardView(card, records),
    sent_at: sentAt.toISOString(),
  }));
}

export const shownName = firstName;
