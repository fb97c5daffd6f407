import { house, purseOf } from '../ledger/account.ts';
import { type Entry, entryOf, transfer } from '../ledger/entry.ts';
import type { Senti } from '../money/senti.ts';

type Given = { readonly playerId: bigint; readonly amount: Senti; readonly key: string };

/** The house gives a free bet (FRB-01). */
export const freeBetEntry = ({ playerId, amount, key }: Given): Entry<'activity-reward'> =>
  entryOf({
    ...{ key, cause: 'activity-reward' },
    postings: transfer({ from: house('bonuses'), to: purseOf(playerId, 'credit'), amount }),
  });

type Ended = { readonly id: bigint; readonly playerId: bigint; readonly amount: Senti };

/** What nobody used of it goes back to where it came from (FRB-13). */
export const freeBetEndedEntry = ({ id, playerId, amount }: Ended): Entry<'free-bet-expired'> =>
  entryOf({
    ...{ key: `free-bet-expired ${id}`, cause: 'free-bet-expired' },
    postings: transfer({ from: purseOf(playerId, 'credit'), to: house('bonuses'), amount }),
  });
