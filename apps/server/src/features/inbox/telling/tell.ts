import {
  type InboxEvent,
  type InboxFactOf,
  type InboxKind,
  type InboxText,
  inboxEvents,
  inboxKinds,
} from '@kipute/contract/constants/content/inbox';
import type { Localised } from '@kipute/contract/locale';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { announceInboxes } from '../message-events.ts';
import { type Facts, insertMessages, type NewMessage } from '../message-store.ts';
import { enqueueNotices, type PushDeps } from '../push/push-notices.ts';
import { templateTextIds, textIdsOf } from '../text-store.ts';

type LetterOf<Event extends InboxEvent> = {
  readonly playerId: bigint;
  readonly event: Event;
  /** Those that the event's template may name; an empty one leaves out the line it stands on. */
  readonly facts: Readonly<Record<InboxFactOf<Event>, string | Localised>>;
  /** Names the cause: a second message for one cause is not written. */
  readonly key: string;
  /** Where a tap leads, as a path of the player's site. */
  readonly jump?: string;
};

/** One letter for each event; its facts are those of the event. */
export type Letter = { [Event in InboxEvent]: LetterOf<Event> }[InboxEvent];

/** Written with what it tells of: both happen or neither. */
export type Tell = (tx: Transaction, letter: Letter) => Promise<void>;

/** The same for many at once, in one statement; answers how many were new. */
export type TellMany = (tx: Transaction, letters: readonly Letter[]) => Promise<number>;

export type PutMessage = {
  /** One object for all who are sent it: it is looked up once. */
  readonly text: InboxText;
  readonly playerId: bigint;
  readonly kind: InboxKind;
  readonly key: string;
  readonly jump?: string;
  readonly mailingId?: bigint;
};

/** Texts of their own; each is stored once for all who are sent it. Answers how many were new. */
export type PutMany = (tx: Transaction, rows: readonly PutMessage[]) => Promise<number>;

export type TellDeps = {
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish'>;
} & Pick<PushDeps, 'outbox' | 'pushChoicesOf'>;

/** Longer is cut: nothing that is told may undo the money it tells of. */
const FACT_MAX = 1_000;

export const manyTeller =
  (deps: TellDeps): TellMany =>
  async (tx, letters) => {
    if (letters.length === 0) return 0;
    const events = [...new Set(letters.map(({ event }) => event))];
    const textIds = await templateTextIds(tx, events);
    const messages = letters.map(({ playerId, event, facts, key, jump }) => ({
      ...{ playerId, key, jump, mailingId: undefined, facts: cutFacts(facts) },
      kind: inboxKinds[inboxEvents[event].kind].id,
      event: inboxEvents[event].id,
      textId: textIds.get(event) ?? 0n,
    }));
    return write(deps, tx, messages);
  };

export const teller = (deps: TellDeps): Tell => {
  const tellMany = manyTeller(deps);
  return async (tx, letter) => {
    await tellMany(tx, [letter]);
  };
};

export const manyPutter =
  (deps: TellDeps): PutMany =>
  async (tx, rows) => {
    if (rows.length === 0) return 0;
    const texts = [...new Set(rows.map(({ text }) => text))];
    const ids = await textIdsOf(tx, texts);
    const idOf = new Map(texts.map((text, at) => [text, ids[at]]));
    const messages = rows.map(({ text, playerId, kind, key, jump, mailingId }) => ({
      ...{ playerId, key, jump, mailingId, facts: {} },
      kind: inboxKinds[kind].id,
      event: inboxEvents.mailing.id,
      textId: idOf.get(text) ?? 0n,
    }));
    return write(deps, tx, messages);
  };

async function write(
  deps: TellDeps,
  tx: Transaction,
  messages: readonly NewMessage[],
): Promise<number> {
  const written = await insertMessages(tx, messages, deps.clock.now());
  if (written.length === 0) return 0;
  const readers = new Set(written.map(({ playerId }) => playerId));
  announceInboxes(tx, [...readers], deps.bus);
  await enqueueNotices(deps, tx, written);
  return written.length;
}

const cutFacts = (facts: Readonly<Record<string, string | Localised>>): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? cut(value) : { sw: cut(value.sw), en: cut(value.en) },
    ]),
  );

/** A zero byte cannot be kept in JSON, and half a character neither. */
const cut = (text: string): string =>
  text.replaceAll('\u0000', '').slice(0, FACT_MAX).toWellFormed();
