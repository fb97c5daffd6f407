import { inboxEvents, inboxKinds } from '@kipute/contract/constants/content/inbox';
import { textIn } from '@kipute/contract/locale';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Job, Outbox } from '../../../platform/jobs/jobs.ts';
import { type KeptMessage, readMessage, type WrittenMessage } from '../message-store.ts';
import { wordsOf } from '../message-view.ts';
import type {
  OffersHiddenFrom,
  PushChoice,
  PushChoicesOf,
  PushNotice,
  PushOutcome,
  PushService,
} from '../ports.ts';
import {
  findSubscription,
  removeGone,
  type Subscription,
  subscriptionsOf,
} from './subscription-store.ts';

export type PushDeps = {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly push: PushService;
  readonly pushChoicesOf: PushChoicesOf;
  readonly offersHiddenFrom: OffersHiddenFrom;
  /** For the metrics: what became of a notice. */
  readonly countPush?: (outcome: PushOutcome['kind']) => void;
};

const number = z.string().regex(/^\d+$/);
const delivery = z.object({ subscriptionId: number, playerId: number, messageId: number });
const attempted = delivery.extend({ tries: z.number().int() });

/** Each attempt is a job of its own, so the runner itself need not retry one that failed. */
const sendPushJob: Pick<Job<z.infer<typeof attempted>>, 'name' | 'payload' | 'attemptsMax'> = {
  name: 'send-push',
  payload: attempted,
  attemptsMax: 3,
};

const fanOut = z.object({ deliveries: z.array(delivery) });

/** What a batch writes is one job, which makes the others: the batch waits for none of them. */
const fanOutJob: Pick<Job<z.infer<typeof fanOut>>, 'name' | 'payload' | 'attemptsMax'> = {
  name: 'fan-out-push',
  payload: fanOut,
  attemptsMax: 5,
};

const FANNED_OUT_FROM = 5;

/** With the messages themselves: a notice leaves after the commit, or never. */
export async function enqueueNotices(
  { outbox, pushChoicesOf }: Pick<PushDeps, 'outbox' | 'pushChoicesOf'>,
  tx: Transaction,
  messages: readonly WrittenMessage[],
): Promise<void> {
  const readers = [...new Set(messages.map(({ playerId }) => playerId))];
  const devices = await subscriptionsOf(tx, readers);
  if (devices.length === 0) return;
  const devicesOf = Map.groupBy(devices, ({ playerId }) => playerId);
  const choices = await pushChoicesOf(tx, [...devicesOf.keys()]);
  const deliveries = messages.flatMap(({ id, playerId, kind }) =>
    wantsKind(choices.get(playerId), kind)
      ? (devicesOf.get(playerId) ?? []).map((device) => ({
          subscriptionId: device.id.toString(),
          playerId: playerId.toString(),
          messageId: id.toString(),
        }))
      : [],
  );
  if (deliveries.length === 0) return;
  if (deliveries.length >= FANNED_OUT_FROM) return outbox.enqueue(tx, fanOutJob, { deliveries });
  for (const one of deliveries) await outbox.enqueue(tx, sendPushJob, { ...one, tries: 0 });
}

function wantsKind(choice: PushChoice | undefined, kind: number): choice is PushChoice {
  const word = Object.entries(inboxKinds).find(([, { id }]) => id === kind)?.[0];
  return choice?.wants[word as keyof typeof inboxKinds] === true;
}

export function pushJobs(deps: PushDeps) {
  const { database, outbox } = deps;
  const fanOutNotices = ({ deliveries }: z.infer<typeof fanOut>) =>
    database.transact(async (tx) => {
      for (const one of deliveries) {
        // A fan-out that is repeated replaces what still waits, and the device what it shows.
        const key = `push ${one.subscriptionId} ${one.messageId}`;
        await outbox.enqueue(tx, sendPushJob, { ...one, tries: 0 }, { key });
      }
    });
  return [
    { ...sendPushJob, run: noticeSender(deps) },
    { ...fanOutJob, run: fanOutNotices },
  ];
}

const DAY_SECONDS = 86_400;
/** After 30 s, then two, eight and thirty-two minutes, then two hours: whoever waits longer looks. */
const FIRST_WAIT_SECONDS = 30;
const TRIES_MAX = 6;
const WAIT_SECONDS_MAX = 3 * 3_600;

/** Hands one notice to the push service of one device (INB-42). */
function noticeSender(deps: PushDeps): (payload: z.infer<typeof attempted>) => Promise<void> {
  return async (job) => {
    const found = await findNotice(deps, job);
    if (!found) return;
    const { subscription, notice } = found;
    const outcome = await deps.push.send(subscription, notice);
    deps.countPush?.(outcome.kind);
    if (outcome.kind === 'gone') {
      await deps.database.transact((tx) => removeGone(tx, subscription));
    }
    if (outcome.kind === 'failed') await tryLater(deps, job, outcome.waitSeconds ?? 0);
  };
}

async function tryLater(
  { database, outbox, clock }: PushDeps,
  job: z.infer<typeof attempted>,
  waitAtLeast: number,
): Promise<void> {
  const tries = job.tries + 1;
  if (tries >= TRIES_MAX) return;
  const backoff = FIRST_WAIT_SECONDS * 4 ** job.tries;
  const wait = Math.min(WAIT_SECONDS_MAX, Math.max(backoff, waitAtLeast));
  const runAt = new Date(clock.now().getTime() + wait * 1000);
  await database.transact((tx) => outbox.enqueue(tx, sendPushJob, { ...job, tries }, { runAt }));
}

type Found = { readonly subscription: Subscription; readonly notice: PushNotice };

/**
 * Looked at again when it leaves: the device may be another's by now, the message read or removed,
 * the choice another one, and who went on a break meanwhile is offered nothing (INB-14).
 */
async function findNotice(
  { database, clock, pushChoicesOf, offersHiddenFrom }: PushDeps,
  { subscriptionId, playerId: id, messageId }: z.infer<typeof attempted>,
): Promise<Found | undefined> {
  const playerId = BigInt(id);
  const subscription = await findSubscription(database.read, BigInt(subscriptionId));
  if (subscription?.playerId !== playerId) return undefined;
  const message = await readMessage(database.read, { playerId, id: BigInt(messageId) });
  if (!message || message.readAt || message.removedAt) return undefined;
  const choice = (await pushChoicesOf(database.read, [playerId])).get(playerId);
  if (!wantsKind(choice, message.kind)) return undefined;
  if (message.kind === inboxKinds.offers.id) {
    const hidden = await offersHiddenFrom(database.read, [playerId]);
    if (hidden.has(playerId)) return undefined;
  }
  const ageSeconds = (clock.now().getTime() - message.sentAt.getTime()) / 1000;
  const ttlSeconds = Math.floor(DAY_SECONDS - ageSeconds);
  if (ttlSeconds <= 0) return undefined;
  const topic = `m${messageId}`;
  return { subscription, notice: { payload: payloadOf(message, choice), ttlSeconds, topic } };
}

/** A push service takes 4,096 bytes encrypted; a lock screen shows far less. */
const TITLE_MAX = 80;
const BODY_MAX = 140;

const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;

/** Whoever picks up the phone reads it: no amount and no name unless the player wants it so. */
function payloadOf(message: KeptMessage, { language, showsDetails }: PushChoice): string {
  const event = Object.values(inboxEvents).find(({ id }) => id === message.event);
  const { subject, body } = wordsOf(message, language);
  const title = showsDetails || !event ? subject : textIn(language, event.notice);
  return JSON.stringify({
    title: shortened(title, TITLE_MAX),
    body: showsDetails ? shortened(body.split('\n')[0] ?? '', BODY_MAX) : '',
    path: `/message?open=${message.id}`,
    tag: `message-${message.id}`,
  });
}
