import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { hashOf } from '../text-content.ts';
import { insertText, insertVersion, readOrigins } from '../text-store.ts';
import type { ShippedText } from './read-shipped.ts';

/**
 * At every start. A shipped wording becomes a version of its text once, and only of a text that the
 * house never wrote itself: what somebody edited stays theirs, and a server of an older release
 * that starts beside a newer one does not bring old words back (TXT-06). Answers how many came.
 */
export async function publishShipped(
  tx: Transaction,
  shipped: readonly ShippedText[],
  now: Date,
): Promise<number> {
  // Of two starters the second waits here, and then finds the versions of the first.
  await sql`lock table player_text in share row exclusive mode`.execute(tx);
  let published = 0;
  for (const one of shipped) if (await publishOne(tx, one, now)) published += 1;
  return published;
}

async function publishOne(
  tx: Transaction,
  { text, content }: ShippedText,
  now: Date,
): Promise<boolean> {
  const known = await tx
    .selectFrom('playerText')
    .select(['id', 'kind'])
    .where('slug', '=', text.slug)
    .executeTakeFirst();
  // The house may have taken the address for a page of its own.
  if (known && known.kind !== text.kind) return false;
  const textId = known?.id ?? (await insertText(tx, text));
  if (textId === undefined) return false;
  const origins = await readOrigins(tx, textId);
  const hash = hashOf(content);
  if (origins.some((origin) => origin.source === 'office' || origin.hash.equals(hash)))
    return false;
  await insertVersion(tx, textId, {
    ...{ number: (origins.at(-1)?.number ?? 0) + 1, content, hash, source: 'shipped' },
    ...{ releasedAt: now, madeBy: null, madeAt: now, note: '' },
  });
  return true;
}
