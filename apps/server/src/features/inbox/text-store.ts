import { createHash } from 'node:crypto';
import {
  type InboxEvent,
  type InboxText,
  inboxEvents,
} from '@kipute/contract/constants/content/inbox';
import { invariant } from '@kipute/domain/invariant';
import type { Reader, Transaction } from '../../platform/database/database.ts';

export const shippedTextOf = (event: InboxEvent): InboxText => {
  const { subject, body } = inboxEvents[event];
  return { subject, body };
};

const digestOf = ({ subject, body }: InboxText): string =>
  createHash('sha256')
    .update(JSON.stringify([subject.sw, subject.en, body.sw, body.en]))
    .digest('hex');

/** In the order asked for. The same words have one id, whoever stored them first. */
export async function textIdsOf(
  tx: Transaction,
  texts: readonly InboxText[],
): Promise<readonly bigint[]> {
  const digests = texts.map(digestOf);
  // In one order for everybody: two batches of the same new texts would wait for each other.
  const wanted = new Map(texts.map((text, at) => [digests[at] ?? '', text] as const));
  const sorted = [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const known = await idsByDigest(tx, [...wanted.keys()]);
  const unknown = sorted.filter(([digest]) => !known.has(digest));
  if (unknown.length > 0) {
    await insertTexts(tx, unknown);
    const added = await idsByDigest(
      tx,
      unknown.map(([digest]) => digest),
    );
    for (const [digest, id] of added) known.set(digest, id);
  }
  return digests.map((digest) => {
    const id = known.get(digest);
    invariant(id !== undefined, 'a text that was just stored has an id');
    return id;
  });
}

async function idsByDigest(
  reader: Reader,
  digests: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await reader
    .selectFrom('inboxText')
    .select(['id', 'digest'])
    .where(
      'digest',
      'in',
      digests.map((digest) => Buffer.from(digest, 'hex')),
    )
    .execute();
  return new Map(rows.map(({ id, digest }) => [digest.toString('hex'), id]));
}

async function insertTexts(
  tx: Transaction,
  texts: readonly (readonly [digest: string, text: InboxText])[],
): Promise<void> {
  const rows = texts.map(([digest, { subject, body }]) => ({
    digest: Buffer.from(digest, 'hex'),
    ...{ subjectSw: subject.sw, subjectEn: subject.en, bodySw: body.sw, bodyEn: body.en },
  }));
  await tx
    .insertInto('inboxText')
    .values(rows)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

/** What stands for each of these events now: the office's words, else the shipped ones. */
export async function templateTextIds(
  tx: Transaction,
  events: readonly InboxEvent[],
): Promise<ReadonlyMap<InboxEvent, bigint>> {
  const edited = await tx
    .selectFrom('messageTemplate')
    .select(['event', 'textId'])
    .where(
      'event',
      'in',
      events.map((event) => inboxEvents[event].id),
    )
    .execute();
  const byNumber = new Map(
    edited.flatMap(({ event, textId }) => (textId === null ? [] : [[event, textId] as const])),
  );
  const shipped = events.filter((event) => !byNumber.has(inboxEvents[event].id));
  const shippedIds = shipped.length > 0 ? await textIdsOf(tx, shipped.map(shippedTextOf)) : [];
  const byEvent = new Map(shipped.map((event, at) => [event, shippedIds[at]]));
  return new Map(
    events.map((event) => {
      const id = byNumber.get(inboxEvents[event].id) ?? byEvent.get(event);
      invariant(id !== undefined, 'every event has a text');
      return [event, id];
    }),
  );
}
