import type { Scene } from '../actors/actor.ts';
import { type Happening, ofKind } from '../history.ts';
import type { Delivery } from '../world/gateway.ts';
import type { Law } from './law.ts';

/** A gateway that doubles a message does so under one request; two requests are our doing. */
export function sentTwice(deliveries: readonly Delivery[]): string | undefined {
  const requests = Map.groupBy(deliveries, ({ recipientId }) => recipientId);
  for (const [message, taken] of requests) {
    const times = new Set(taken.map(({ requestId }) => requestId)).size;
    if (times > 1) return `message ${message} was handed to the gateway ${times} times`;
  }
  return undefined;
}

export const oneCauseOneMessage: Law<Scene> = {
  name: 'a message reaches the gateway at most once',
  holds: 'always',
  breach: async ({ world }) => sentTwice(await world.gateway.deliveries()),
};

export type StoredMessage = {
  readonly id: string;
  readonly cause: string;
  readonly state: 'queued' | 'sent' | 'failed' | 'unknown';
  readonly attempts: number;
  readonly reference: string | null;
};

type Queue = {
  readonly messages: readonly StoredMessage[];
  /** Jobs that are neither done nor given up, each in words. */
  readonly jobsLeft: readonly string[];
};

/** With the gateway well again everything comes to an end. */
export function unfinished({ messages, jobsLeft }: Queue): string | undefined {
  const queued = messages.find(({ state }) => state === 'queued');
  if (queued) return `message ${queued.id} (${queued.cause}) is still queued`;
  return jobsLeft.length > 0 ? `still to be done: ${jobsLeft.join('; ')}` : undefined;
}

/** The house writes on its own account of sign-ins and of money that moved. */
const OWN_CAUSE = /^(?:new-network|money):/;

export function misplacedCause(
  happenings: readonly Happening[],
  messages: readonly StoredMessage[],
): string | undefined {
  const asked = ofKind(happenings, 'message');
  const stored = new Set(messages.map(({ cause }) => cause));
  const forgotten = asked.find(({ cause, answer }) => answer === 'done' && !stored.has(cause));
  if (forgotten) return `"${forgotten.cause}" was acknowledged and is not there`;
  const known = new Set(asked.map(({ cause }) => cause));
  const stranger = messages.find(({ cause }) => !known.has(cause) && !OWN_CAUSE.test(cause));
  return stranger && `nobody asked for "${stranger.cause}"`;
}

/** What we believe of a message and what its phone says. Only when nothing is under way. */
export function contradiction(
  messages: readonly StoredMessage[],
  deliveries: readonly Delivery[],
): string | undefined {
  const requestOf = new Map(deliveries.map((one) => [one.recipientId, one.requestId]));
  for (const { id, state, reference } of messages) {
    const request = requestOf.get(id);
    if (state === 'sent' && request !== reference) {
      return `message ${id} is sent as ${reference}, its phone got ${request ?? 'nothing'}`;
    }
    if ((state === 'failed' || state === 'queued') && request !== undefined) {
      return `message ${id} is ${state}, its phone got ${request}`;
    }
  }
  return undefined;
}

/** An end is an end: above all an unknown message is never tried again. */
export function revived(
  before: readonly StoredMessage[],
  now: readonly StoredMessage[],
): string | undefined {
  const found = new Map(now.map((one) => [one.id, one]));
  for (const { id, state, attempts } of before) {
    const one = found.get(id);
    if (one?.state !== state || one.attempts !== attempts) {
      const is = one ? `${one.state} after ${one.attempts} tries` : 'gone';
      return `message ${id} was ${state} after ${attempts} tries and is ${is}`;
    }
  }
  return undefined;
}

const MESSAGES = `
  select id::text, key as cause, state, attempts, provider_reference as reference
  from sms_message order by id`;

/**
 * An operator is asked about an open payment for days, and some answer no questions: such a job is
 * left only when its hour has come. Which payments must have ended is a law of its own.
 */
const QUESTION_THAT_WAITS = `task_identifier like 'ask-about-%' and run_at > now()`;

/** Nobody here waits minutes for the next try: what waits for its hour has it now. */
const HURRY = `
  select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs
      where locked_at is null and run_at > now() and not (${QUESTION_THAT_WAITS})),
    run_at => now())`;

/** Who holds a job matters most when it stays: a runner that is gone, or one that forgot it. */
const JOBS_LEFT = `
  select concat_ws(' ', task_identifier, id, 'after', attempts, 'tries', case
      when locked_by is null then 'held by nobody'
      when locked_by in (select application_name from pg_stat_activity) then 'held by one who lives'
      else 'held by one who is gone' end) as job
  from graphile_worker.jobs
  where (attempts < max_attempts or locked_by is not null)
    and not (locked_by is null and ${QUESTION_THAT_WAITS})`;

async function readQueue({ world: { database } }: Scene): Promise<Queue> {
  await database.ask(HURRY);
  const jobs = await database.ask<{ readonly job: string }>(JOBS_LEFT);
  return {
    messages: await database.ask<StoredMessage>(MESSAGES),
    jobsLeft: jobs.map(({ job }) => job),
  };
}

export const messagesSettle: Law<Scene> = {
  name: 'every message comes to an end when the gateway is well again',
  holds: 'in the end',
  breach: async (scene) => unfinished(await readQueue(scene)),
};

/** Remembers how every message ended, so it is made anew for every run. */
export function createMessagesStaySettled(): Law<Scene> {
  let before: readonly StoredMessage[] = [];
  return {
    name: 'a message is what its phone says, and how it ended is how it stays',
    holds: 'at rest',
    breach: async (scene) => {
      const { messages } = await readQueue(scene);
      const wrong =
        misplacedCause(scene.history.all(), messages) ??
        contradiction(messages, await scene.world.gateway.deliveries()) ??
        revived(before, messages);
      before = messages;
      return wrong;
    },
  };
}
