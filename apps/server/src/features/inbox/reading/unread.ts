import { inboxKinds } from '@kipute/contract/constants/content/inbox';
import type { InboxChangedContent } from '@kipute/contract/socket';
import type { Reader } from '../../../platform/database/database.ts';
import { countUnread } from '../message-store.ts';
import type { OffersHiddenFrom } from '../ports.ts';

/** Together and by kind, as pages are told. */
export type UnreadCounts = InboxChangedContent;

/** Everybody who is asked for is answered, who has nothing unread with zeros. */
export type UnreadOf = (
  reader: Reader,
  playerIds: readonly bigint[],
) => Promise<ReadonlyMap<bigint, UnreadCounts>>;

const NOTHING: UnreadCounts = { not_viewed: 0, money: 0, bets: 0, offers: 0, account: 0 };

const wordOfKind: ReadonlyMap<number, keyof typeof inboxKinds> = new Map(
  Object.entries(inboxKinds).map(([word, { id }]) => [id, word as keyof typeof inboxKinds]),
);

/** Offers count for those alone who are shown them (INB-14). */
export const unreadCounter =
  (offersHiddenFrom: OffersHiddenFrom): UnreadOf =>
  async (reader, playerIds) => {
    const counts = new Map(playerIds.map((id) => [id, { ...NOTHING }]));
    if (playerIds.length === 0) return counts;
    const rows = await countUnread(reader, playerIds);
    const offered = rows.filter(({ kind }) => kind === inboxKinds.offers.id);
    const offeredTo = offered.map(({ playerId }) => playerId);
    const hidden = await offersHiddenFrom(reader, offeredTo);
    for (const { playerId, kind, count } of rows) {
      const own = counts.get(playerId);
      const word = wordOfKind.get(kind);
      if (!own || !word || (word === 'offers' && hidden.has(playerId))) continue;
      counts.set(playerId, {
        ...own,
        not_viewed: own.not_viewed + count,
        [word]: own[word] + count,
      });
    }
    return counts;
  };

export async function unreadOfOne(
  unreadOf: UnreadOf,
  reader: Reader,
  playerId: bigint,
): Promise<UnreadCounts> {
  return (await unreadOf(reader, [playerId])).get(playerId) ?? NOTHING;
}
