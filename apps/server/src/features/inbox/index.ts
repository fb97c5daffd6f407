import type { Locale } from '@kipute/contract/locale';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import type { AnyJob, Outbox } from '../../platform/jobs/jobs.ts';
import type { Audit } from '../audit/index.ts';
import { readersOfMailing, readOfMailings } from './mailing-readers.ts';
import { onInboxesChanged } from './message-events.ts';
import { everythingSentTo, figuresOfMailing, forgetMessagesOf } from './message-store.ts';
import type { OffersHiddenFrom, PushChoicesOf, PushService } from './ports.ts';
import { pushJobs } from './push/push-notices.ts';
import { type PushRoutes, pushRoutes } from './push/push-routes.ts';
import { forgetDevicesOf, type PushDevice, pushDevicesOf } from './push/subscription-store.ts';
import { type MessageRoutes, messageRoutes } from './reading/message-routes.ts';
import { type UnreadOf, unreadCounter } from './reading/unread.ts';
import {
  manyTeller,
  type PutToMany,
  putterToMany,
  type Tell,
  type TellMany,
  teller,
} from './telling/tell.ts';
import { type TemplateRoutes, templateRoutes } from './templates/template-routes.ts';

export type { MailingReader } from './mailing-readers.ts';
export type { Facts } from './message-store.ts';
export { factsIn, wordsOf } from './message-view.ts';
export type {
  PushChoice,
  PushService,
} from './ports.ts';
export type { Letter } from './telling/tell.ts';

export type InboxDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly outbox: Outbox;
  readonly push: PushService;
  readonly pushChoicesOf: PushChoicesOf;
  readonly audit: Pick<Audit, 'record'>;
  readonly offersHiddenFrom: OffersHiddenFrom;
  readonly countPush?: (outcome: string) => void;
};

export type Inbox = {
  readonly tell: Tell;
  readonly tellMany: TellMany;
  readonly putToMany: PutToMany;
  /** Together and by kind, for however many players at once. */
  readonly unreadOf: UnreadOf;
  /** Removed ones as well, newest first: for the office and for who asks for their data. */
  readonly everythingSentTo: typeof everythingSentTo;
  /** Devices that get notices, and the language of these where any would leave. */
  readonly pushDevicesOf: (
    reader: Reader,
    playerId: bigint,
  ) => Promise<readonly (PushDevice & { readonly language: Locale | undefined })[]>;
  /** How many a mailing has reached, and how many of them have read it. */
  readonly figuresOfMailing: typeof figuresOfMailing;
  /** Everything about a player who is forgotten. */
  readonly forget: (tx: Transaction, playerId: bigint) => Promise<void>;
  /** Who is signed out everywhere hears nothing on any device, until a page comes back. */
  readonly forgetDevicesOf: typeof forgetDevicesOf;
  readonly readOfMailings: typeof readOfMailings;
  readonly readersOfMailing: typeof readersOfMailing;
  /** Whose inbox changed, in whichever process. */
  readonly onChanged: (listener: (playerIds: readonly string[]) => void) => void;
  readonly jobs: readonly AnyJob[];
  readonly routes: MessageRoutes & PushRoutes & TemplateRoutes;
};

export function createInbox(deps: InboxDeps): Inbox {
  const unreadOf = unreadCounter(deps.offersHiddenFrom);
  return {
    tell: teller(deps),
    tellMany: manyTeller(deps),
    putToMany: putterToMany(deps),
    unreadOf,
    everythingSentTo,
    pushDevicesOf: async (reader, playerId) => {
      const devices = await pushDevicesOf(reader, playerId);
      const language = (await deps.pushChoicesOf(reader, [playerId])).get(playerId)?.language;
      return devices.map((device) => ({ ...device, language }));
    },
    figuresOfMailing,
    forget: async (tx, playerId) => {
      await forgetMessagesOf(tx, playerId);
      await forgetDevicesOf(tx, playerId);
    },
    forgetDevicesOf,
    readOfMailings,
    readersOfMailing,
    onChanged: (listener) => onInboxesChanged(deps.bus, listener),
    jobs: pushJobs(deps),
    routes: {
      ...messageRoutes({ ...deps, unreadOf }),
      ...pushRoutes(deps),
      ...templateRoutes(deps),
    },
  };
}
