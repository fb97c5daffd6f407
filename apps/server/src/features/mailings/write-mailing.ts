import { sizeOfSms } from '@kipute/domain/messages/sms-parts';
import { eatDayBegan } from '@kipute/domain/odds/eat-days';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import {
  createSpans,
  type Found,
  nextReaders,
  nextRecipients,
  type Recipient,
  type Spans,
} from './audience.ts';
import { isOver } from './mailing-states.ts';
import { lockMailing, type Mailing, moveMailing, noteProgress } from './mailing-store.ts';
import type { MailingsDeps } from './mailings-deps.ts';
import { smsTextFor } from './sms-text.ts';

const payload = z.object({ mailingId: z.string() });

/** For days: a mailing that waits for room is not given up. */
export const writeMailingJob: Pick<
  Job<z.infer<typeof payload>>,
  'name' | 'payload' | 'attemptsMax' | 'isLong'
> = { name: 'write-mailing', payload, attemptsMax: 100, isLong: true };

/**
 * Less than a tenth of a second: it locks the mailing and its own new messages, for which only who
 * stops it waits. A thousand at once commit five times as often.
 */
const IN_SITE_CHUNK = 5_000;
const SMS_CHUNK = 100;
const WAIT_MS = 60_000;
const HOUR_MS = 3_600_000;

type Chunk = 'more' | 'wait' | 'over';

/**
 * Writes chunk after chunk until nobody is left, somebody stops it, or there is no room for SMS:
 * then the rest is a job of its own, later (MLG-05).
 */
export function mailingWriter(deps: MailingsDeps): (mailingId: bigint) => Promise<void> {
  return async (mailingId) => {
    const spans = createSpans();
    for (;;) {
      const chunk = await deps.database.transact((tx) =>
        writeChunk({ ...deps, spans }, tx, mailingId),
      );
      if (chunk === 'more') continue;
      if (chunk === 'wait') await deps.database.transact((tx) => writeLater(deps, tx, mailingId));
      return;
    }
  };
}

function writeLater({ outbox, clock }: MailingsDeps, tx: Transaction, mailingId: bigint) {
  const runAt = new Date(clock.now().getTime() + WAIT_MS);
  const key = `write-mailing:${mailingId}`;
  return outbox.enqueue(tx, writeMailingJob, { mailingId: `${mailingId}` }, { key, runAt });
}

type ChunkDeps = MailingsDeps & { readonly spans: Spans };

async function writeChunk(deps: ChunkDeps, tx: Transaction, id: bigint): Promise<Chunk> {
  const mailing = await lockMailing(tx, id);
  const now = deps.clock.now();
  if (!mailing || isOver(mailing.state)) return 'over';
  if (mailing.sendAt > now) return 'wait';
  const room = mailing.channel === 'sms' ? await roomForSms(deps, tx) : IN_SITE_CHUNK;
  if (room === 0) return 'wait';
  await moveMailing(tx, mailing, { event: 'begun', now });
  return mailing.channel === 'sms'
    ? writeNext(deps, tx, { ...bySms, mailing, room, now })
    : writeNext(deps, tx, { ...toInboxes, mailing, room, now });
}

type Written = { readonly written: number; readonly cost: bigint };
type Letters<Who> = { readonly mailing: Mailing; readonly recipients: readonly Who[] };

/** How a channel finds its next readers, and how it writes to them. */
type Road<Who> = {
  readonly next: (...asked: Parameters<typeof nextRecipients>) => Promise<Found<Who>>;
  readonly write: (deps: MailingsDeps, tx: Transaction, letters: Letters<Who>) => Promise<Written>;
};

const bySms: Road<Recipient> = { next: nextRecipients, write: writeSms };
const toInboxes: Road<bigint> = { next: nextReaders, write: writeToInboxes };

type Turn<Who> = Road<Who> & {
  readonly mailing: Mailing;
  readonly room: number;
  readonly now: Date;
};

async function writeNext<Who>(
  deps: ChunkDeps,
  tx: Transaction,
  { next, write, mailing, room, now }: Turn<Who>,
): Promise<Chunk> {
  const after = mailing.lastPlayerId;
  const size = Math.min(room, leftOf(mailing) + 1);
  const { recipients, lookedAt, through } = await next(tx, mailing, {
    ...{ after, size, now, spans: deps.spans },
  });
  if (lookedAt > leftOf(mailing)) return endAt(tx, mailing, { event: 'outgrown', now });
  if (through === undefined) return endAt(tx, mailing, { event: 'ended', now });
  const done =
    recipients.length > 0
      ? await write(deps, tx, { mailing, recipients })
      : { written: 0, cost: 0n };
  await noteProgress(tx, mailing.id, { lastPlayerId: through, lookedAt, ...done });
  return 'more';
}

/** How many more one person may write to without another (MLG-14). */
const leftOf = ({ peopleMax, lookedAt }: Mailing): number =>
  peopleMax === null ? Number.POSITIVE_INFINITY : Number(peopleMax - lookedAt);

async function endAt(
  tx: Transaction,
  { id }: Mailing,
  end: { readonly event: 'ended' | 'outgrown'; readonly now: Date },
): Promise<'over'> {
  await moveMailing(tx, { id, state: 'writing' }, end);
  return 'over';
}

/** Within the hours of the day, the parts of the day and what codes leave (MLG-12). */
async function roomForSms(deps: MailingsDeps, tx: Transaction): Promise<number> {
  // One mailing after another until the commit: two at once would both take the same room.
  await sql`select pg_advisory_xact_lock(hashtextextended('room for sms of mailings', 0))`.execute(
    tx,
  );
  const { smsFromHour, smsToHour, smsPerDayMax } = deps.settings.current('mailings');
  const now = deps.clock.now().getTime();
  const midnight = eatDayBegan(now);
  const hour = Math.floor((now - midnight) / HOUR_MS);
  if (hour < smsFromHour || hour >= smsToHour) return 0;
  // A part is the least that a message takes, so at most so many more fit.
  const left = smsPerDayMax - (await partsSince(tx, new Date(midnight)));
  if (left < PARTS_MOST) return 0;
  const room = await deps.messaging.roomForMailings(tx);
  return Math.min(SMS_CHUNK, room, Math.floor(left / PARTS_MOST));
}

/** Of one message: its longest text in letters that take the most room. */
const PARTS_MOST = 8;

async function partsSince(reader: Reader, since: Date): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    select coalesce(sum(parts), 0)::int as parts from sms_message
    where mailing_id is not null and queued_at >= ${since}`.execute(reader);
  return rows[0]?.parts ?? 0;
}

async function writeToInboxes(
  { inbox }: MailingsDeps,
  tx: Transaction,
  { mailing, recipients }: Letters<bigint>,
): Promise<Written> {
  const message = {
    text: {
      subject: { sw: mailing.subjectSw, en: mailing.subjectEn },
      body: { sw: mailing.bodySw, en: mailing.bodyEn },
    },
    kind: mailing.kind === 'offer' ? 'offers' : 'account',
    key: `mailing:${mailing.id}`,
    mailingId: mailing.id,
    ...(mailing.jump !== '' && { jump: mailing.jump }),
  } as const;
  return { written: await inbox.putToMany(tx, message, recipients), cost: 0n };
}

async function writeSms(
  { messaging, players, settings, siteUrl }: MailingsDeps,
  tx: Transaction,
  { mailing, recipients }: Letters<Recipient>,
): Promise<Written> {
  const isOffer = mailing.kind === 'offer';
  const codes = await players.offerExits.codesFor(
    tx,
    isOffer ? recipients.map(({ id }) => id) : [],
  );
  const sent = await messaging.sendMailingSms(
    tx,
    recipients.map(({ id, phone, language }) => {
      const code = codes.get(id) ?? '';
      const text = smsTextFor(mailing, { language, code, siteUrl });
      const key = `mailing:${mailing.id}:${id}`;
      return { phone, text, key, mailingId: mailing.id, parts: sizeOfSms(text).parts };
    }),
  );
  const parts = sent.reduce((sum, one) => sum + one.parts, 0);
  return { written: sent.length, cost: BigInt(parts) * settings.current('mailings').smsPrice };
}
