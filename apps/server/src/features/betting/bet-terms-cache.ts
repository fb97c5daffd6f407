import type { BetTerms } from '@kipute/domain/betting/bet-return';
import { invariant } from '@kipute/domain/invariant';
import type { Reader } from '../../platform/database/database.ts';
import { type KeptTerms, termsFrom } from './bet-terms.ts';

export type BetTermsCache = (
  reader: Reader,
  ids: readonly bigint[],
) => Promise<(id: bigint) => BetTerms>;

/** Terms never change: each is read once. */
export function createBetTermsCache(): BetTermsCache {
  const known = new Map<bigint, BetTerms>();
  return async (reader, ids) => {
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    if (missing.length > 0) {
      for (const [id, content] of await readTermsOf(reader, missing)) {
        known.set(id, termsFrom(content as KeptTerms));
      }
    }
    return (id) => {
      const terms = known.get(id);
      invariant(terms, 'an order has its terms');
      return terms;
    };
  };
}

async function readTermsOf(
  reader: Reader,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, unknown>> {
  const rows = await reader
    .selectFrom('betTerms')
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}
