import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Scene } from '../../actors/actor.ts';
import { type Happening, ofKind, type RacingHappening } from '../../history.ts';
import type { Ask } from '../../world/database.ts';
import type { Law } from '../law.ts';

type Asked = Extract<RacingHappening, { kind: 'coin-asked' }>;

/** A conversion as the books have it, with its tax; senti, as text. */
export type StoredConversion = {
  readonly phone: string;
  readonly playerId: string;
  /** Of the page. */
  readonly key: string;
  readonly direction: string;
  /** Each as `account amount`, by their accounts. */
  readonly moved: string;
  /** Of the line of tax, empty without one. */
  readonly taxed: string;
};

const causes = (['balance-to-racing-coin', 'racing-coin-to-balance'] as const).map(
  (cause) => billTypes[cause].id,
);

const movedBy = (entry: string): string => `(
  select string_agg(concat_ws(' ', account, amount), ', ' order by account) from posting
  where entry_id = ${entry}.id)`;

const CONVERSIONS = `
  select phone, player.id::text as "playerId",
    substr(entry.key, length('racing-coin ' || player.id) + 2) as key,
    case entry.cause when ${causes[0]} then 'to-coin' else 'to-balance' end as direction,
    ${movedBy('entry')} as moved, coalesce(${movedBy('tax')}, '') as taxed
  from journal_entry as entry
    join player on player.id = split_part(entry.key, ' ', 2)::bigint
    left join journal_entry as tax on tax.key = entry.key || ' tax'
  where entry.cause in (${causes.join(', ')})`;

const readConversions = (ask: Ask): Promise<readonly StoredConversion[]> => ask(CONVERSIONS);

/** Unless the office says otherwise, and nobody here does. */
const TAX_PERCENT = 10n;

/** A key makes one conversion, as it was acknowledged; coin is taxed on its way back. */
export function strayConversion(
  happenings: readonly Happening[],
  stored: readonly StoredConversion[],
): string | undefined {
  const ownKey = ({ phone, key }: { readonly phone: string; readonly key: string }) =>
    `${phone} ${key}`;
  const found = Map.groupBy(stored, ownKey);
  const asked = Map.groupBy(ofKind(happenings, 'coin-asked'), ownKey);
  for (const [key, attempts] of asked) {
    const wrong = misplaced(attempts, found.get(key) ?? []);
    if (wrong) return `${key} ${wrong}`;
  }
  const stranger = [...found.keys()].find((key) => !asked.has(key));
  return stranger && `nobody asked for ${stranger}`;
}

function misplaced(
  attempts: readonly Asked[],
  conversions: readonly StoredConversion[],
): string | undefined {
  const [conversion] = conversions;
  if (conversions.length > 1) return `changed ${conversions.length} times`;
  const done = attempts.find(({ told }) => told);
  if (done && !conversion) return 'was acknowledged and is nowhere';
  if (!conversion) return undefined;
  const mayBe = attempts.filter(({ answer, asks }) => answer !== 'refused' && asks === 'fit');
  if (mayBe.length === 0) return 'must not be and is';
  const is = `${conversion.direction}: ${conversion.moved}; ${conversion.taxed}`;
  const expected = done ? [done] : mayBe;
  const owed = expected.map(booksOf);
  if (!owed.includes(is)) return `is ${is}, owed is ${owed[0]}`;
  const wrong = attempts.find(({ told }) => told && told.tax !== shillingsOf(taxOf(told)));
  return wrong && `was told of ${wrong.told?.tax} of tax`;

  function taxOf({ converted }: NonNullable<Asked['told']>): bigint {
    return conversion?.direction === 'to-balance' ? taxOn(BigInt(converted) * 100n) : 0n;
  }
}

const shillingsOf = (senti: bigint): number => Number(senti) / 100;

const taxOn = (senti: bigint): bigint => {
  const tax = (senti * TAX_PERCENT) / 100n;
  return tax - (tax % 100n);
};

function booksOf({ direction, amount }: Asked): string {
  const senti = BigInt(amount) * 100n;
  if (direction === 'to-coin') return `to-coin: cash -${senti}, racing-coin ${senti}; `;
  const tax = taxOn(senti);
  const taxed = tax === 0n ? '' : `cash -${tax}, winnings-tax ${tax}`;
  return `to-balance: cash ${senti}, racing-coin -${senti}; ${taxed}`;
}

export const coinChangedOnce: Law<Scene> = {
  name: 'a request key changes coin once, as it was acknowledged, and coin is taxed on its way back',
  holds: 'always',
  breach: async ({ world, history }) =>
    strayConversion(history.all(), await readConversions(world.database.ask)),
};
