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
import {
  type Facts,
  insertMessages,
  insertMessageToMany,
  type NewMessage,
  type WrittenMessage,
} from '../message-store.ts';
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

/** A text of its own, stored once. */
export type SharedMessage = {
  readonly text: InboxText;
  readonly kind: InboxKind;
  readonly key: string;
  readonly jump?: string;
  readonly mailingId?: bigint;
};

/** One message to however many, in one statement; answers to how many it was new. */
export type PutToMany = (
  tx: Transaction,
  message: SharedMessage,
  playerIds: readonly bigint[],
) => Promise<number>;

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

export const putterToMany =
  (deps: TellDeps): PutToMany =>
  async (tx, { text, kind, key, jump, mailingId }, playerIds) => {
    if (playerIds.length === 0) return 0;
    const [textId = 0n] = await textIdsOf(tx, [text]);
    const message = {
      ...{ key, textId, jump, mailingId, playerIds },
      kind: inboxKinds[kind].id,
      event: inboxEvents.mailing.id,
    };
    return announce(deps, tx, await insertMessageToMany(tx, message, deps.clock.now()));
  };

async function write(
  deps: TellDeps,
  tx: Transaction,
  messages: readonly NewMessage[],
): Promise<number> {
  return announce(deps, tx, await insertMessages(tx, messages, deps.clock.now()));
}

async function announce(
  deps: TellDeps,
  tx: Transaction,
  written: readonly WrittenMessage[],
): Promise<number> {
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
