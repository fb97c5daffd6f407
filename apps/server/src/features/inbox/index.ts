import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readersOfMailing, readOfMailings } from './mailing-readers.ts';
import { onInboxesChanged } from './message-events.ts';
import { figuresOfMailing, forgetMessagesOf } from './message-store.ts';
import {
  manyPutter,
  manyTeller,
  type PutMany,
  type Tell,
  type TellMany,
  teller,
} from './telling/tell.ts';

export type { MailingReader } from './mailing-readers.ts';
export type { Letter, PutMany, PutMessage, Tell, TellMany } from './telling/tell.ts';

export type InboxDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Bus;
};

export type Inbox = {
  readonly tell: Tell;
  readonly tellMany: TellMany;
  readonly putMany: PutMany;
  /** How many a mailing has reached, and how many of them have read it. */
  readonly figuresOfMailing: typeof figuresOfMailing;
  readonly readOfMailings: typeof readOfMailings;
  readonly readersOfMailing: typeof readersOfMailing;
  readonly forgetMessagesOf: typeof forgetMessagesOf;
  /** Whose inbox changed, in whichever process. */
  readonly onChanged: (listener: (playerIds: readonly string[]) => void) => void;
};

export function createInbox(deps: InboxDeps): Inbox {
  return {
    tell: teller(deps),
    tellMany: manyTeller(deps),
    putMany: manyPutter(deps),
    figuresOfMailing,
    readOfMailings,
    readersOfMailing,
    forgetMessagesOf,
    onChanged: (listener) => onInboxesChanged(deps.bus, listener),
  };
}
