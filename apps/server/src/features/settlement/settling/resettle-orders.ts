import { rewardKey } from '@kipute/domain/betting/inviter-reward';
import { settlementKeys } from '@kipute/domain/betting/settlement-entries';
import { accountName, house } from '@kipute/domain/ledger/account';
import { type Entry, type Posting, together, transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { Transaction } from '../../../platform/database/database.ts';
import type { NumberedEntry } from '../../wallet/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { entriesForInviter, entriesForPlayer, type OrderToPay } from './order-payments.ts';

type Wanted = {
  /** Those that were paid before. */
  readonly orders: readonly OrderToPay[];
  /** What the same transaction moves before. */
  readonly first: readonly NumberedEntry[];
};

/** Takes back what the books say orders were paid and pays them anew (STL-23, STL-28). */
export async function resettlementEntries(
  tx: Transaction,
  { orders, first }: Wanted,
  { wallet }: Pick<SettlementDeps, 'wallet'>,
): Promise<readonly NumberedEntry[]> {
  if (orders.length === 0) return [];
  const paid = await wallet.movementsOf(tx, orders.flatMap(keysOf));
  const replacements = orders.flatMap((order) => replacementsOf(order, paid));
  // Purses of two players and more are at stake: all that will move are locked together.
  const touched = [...first, ...replacements.flatMap(({ anew }) => anew)]
    .flatMap(({ postings }) => postings)
    .concat(replacements.flatMap(({ back }) => back));
  const locked = await wallet.lockPurses(
    tx,
    touched.map(({ account }) => account),
  );
  const purses = new RunningPurses(locked);
  purses.move(first);
  return replacementEntries(replacements, purses);
}

type Movements = ReadonlyMap<string, readonly Posting[]>;

/** What one settlement moved, and the entries that took it back or settled what they could not. */
type Round = {
  readonly paidBy: readonly string[];
  readonly correctionKey: string;
  readonly claimsKey: string;
};

const playersRound = (serialNumber: string, settlement: number): Round => ({
  paidBy: settlementKeys(serialNumber, settlement),
  correctionKey: `correction ${serialNumber} ${settlement}`,
  claimsKey: `claims-settled ${serialNumber} ${settlement}`,
});

const invitersRound = (serialNumber: string, settlement: number): Round => ({
  paidBy: [rewardKey({ serialNumber, settlement })],
  correctionKey: `reward-correction ${serialNumber} ${settlement}`,
  claimsKey: `reward-claims-settled ${serialNumber} ${settlement}`,
});

type RoundOf = typeof playersRound;

/** The last settlement, and those before it, which were taken back as far as it was possible. */
function roundsOf({ order }: OrderToPay, roundOf: RoundOf) {
  const { serialNumber, settlements } = order;
  const before = Array.from({ length: settlements - 1 }, (_, at) => roundOf(serialNumber, at + 1));
  return { last: roundOf(serialNumber, settlements), before };
}

const allKeysOf = ({ paidBy, correctionKey, claimsKey }: Round): readonly string[] => [
  ...paidBy,
  correctionKey,
  claimsKey,
];

function keysOf(order: OrderToPay): readonly string[] {
  return [playersRound, invitersRound].flatMap((roundOf) => {
    const { last, before } = roundsOf(order, roundOf);
    return [...last.paidBy, ...before.flatMap(allKeysOf)];
  });
}

/** One for the player, one for whoever invited the player, then and now. */
function replacementsOf(order: OrderToPay, paid: Movements): readonly Replacement[] {
  const replacementOf = (roundOf: RoundOf) => {
    const { last, before } = roundsOf(order, roundOf);
    return {
      ...{ key: last.correctionKey, claimsKey: last.claimsKey },
      back: oppositeOf(last.paidBy, paid),
      owed: owedOf(before, paid),
    };
  };
  return [
    {
      ...replacementOf(playersRound),
      serialNumber: order.order.serialNumber,
      anew: entriesForPlayer(order),
    },
    { ...replacementOf(invitersRound), serialNumber: '', anew: entriesForInviter(order) },
  ];
}

const movedBy = (keys: readonly string[], paid: Movements): readonly Posting[] =>
  together(...keys.map((key) => paid.get(key) ?? []));

/** What is left in purses of what was to be taken back: the house has a claim to it. */
const owedOf = (before: readonly Round[], paid: Movements): readonly Posting[] =>
  movedBy(before.flatMap(allKeysOf), paid).filter(({ account }) => !('house' in account));

function oppositeOf(keys: readonly string[], paid: Movements): readonly Posting[] {
  return movedBy(keys, paid).map(({ account, amount }) => ({ account, amount: senti(-amount) }));
}

/** Something that was paid, to be taken back, and what is paid in its place. */
export type Replacement = {
  /** Of the entry that takes back. */
  readonly key: string;
  /** Of the entry that settles claims. */
  readonly claimsKey: string;
  readonly serialNumber: string;
  /** The opposite of what the books say was paid; nothing where nothing was. */
  readonly back: readonly Posting[];
  readonly anew: readonly NumberedEntry[];
  /** What earlier corrections of the same bet could not take back, by purse. */
  readonly owed: readonly Posting[];
};

/**
 * The entries of many replacements, in the order in which they are possible (STL-23). What was spent
 * is taken back last of all, when all new money has come; what is missing even then is a claim,
 * because no purse goes below nought. What a bet pays anew first settles the claims it has left:
 * its player has had that money.
 */
export function replacementEntries(
  replacements: readonly Replacement[],
  purses: RunningPurses,
): readonly NumberedEntry[] {
  const entries: NumberedEntry[] = [];
  const add = (added: readonly NumberedEntry[]) => {
    entries.push(...added);
    purses.move(added);
  };
  const spent: Replacement[] = [];
  for (const one of replacements) {
    if (purses.canMove(one.back)) add(reversalOf(one, one.back));
    else spent.push(one);
    add(one.anew);
    add(settledClaims(one));
  }
  for (const one of spent) {
    add(reversalOf(one, together(one.back, ...purses.claimsFor(one.back))));
  }
  return entries;
}

function settledClaims(replacement: Replacement): readonly NumberedEntry[] {
  const { claimsKey: key, serialNumber, owed, anew } = replacement;
  const brought = together(...anew.map(({ postings }) => postings));
  const settled = owed.flatMap(({ account, amount }) => {
    const own = brought.find((one) => accountName(one.account) === accountName(account));
    const settles = smaller(amount, own?.amount ?? senti(0n));
    return settles > 0n ? [transfer({ from: account, to: house('claims'), amount: settles })] : [];
  });
  if (settled.length === 0) return [];
  return [{ key, cause: 'correction', serialNumber, postings: together(...settled) }];
}

const smaller = (one: Senti, other: Senti): Senti => (one < other ? one : other);

function reversalOf(
  { key, serialNumber }: Replacement,
  postings: readonly Posting[],
): readonly NumberedEntry[] {
  return postings.length > 0 ? [{ key, cause: 'correction', serialNumber, postings }] : [];
}

/** What is in locked purses while entries are put together that are not written yet. */
export class RunningPurses {
  readonly #balances: Map<string, bigint>;

  constructor(locked: ReadonlyMap<string, Senti>) {
    this.#balances = new Map(locked);
  }

  move(entries: readonly Entry[]): void {
    for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
      if ('house' in account) continue;
      const name = accountName(account);
      this.#balances.set(name, (this.#balances.get(name) ?? 0n) + amount);
    }
  }

  canMove(postings: readonly Posting[]): boolean {
    return this.claimsFor(postings).length === 0;
  }

  /** For what each purse would lack, a claim of the house that fills it to nought. */
  claimsFor(postings: readonly Posting[]): readonly (readonly Posting[])[] {
    return postings.flatMap(({ account, amount }) => {
      if ('house' in account) return [];
      const left = (this.#balances.get(accountName(account)) ?? 0n) + amount;
      if (left >= 0n) return [];
      return [transfer({ from: house('claims'), to: account, amount: senti(-left) })];
    });
  }
}
