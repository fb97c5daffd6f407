import { rewardKey } from '@kipute/domain/betting/inviter-reward';
import { settlementKeys } from '@kipute/domain/betting/settlement-entries';
import { type Posting, together } from '@kipute/domain/ledger/entry';
import { senti } from '@kipute/domain/money/senti';
import type { Transaction } from '../../../platform/database/database.ts';
import type { NumberedEntry } from '../../wallet/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { entriesForInviter, entriesForPlayer, type OrderToPay } from './order-payments.ts';
import { type Replacement, RunningPurses, replacementEntries } from './replacement-entries.ts';

type Wanted = {
  /** Those that were paid before. */
  readonly orders: readonly OrderToPay[];
  /** What the same transaction moves before. */
  readonly first: readonly NumberedEntry[];
};

/** Reverses what the ledger says orders were paid and pays them anew (STL-23, STL-28). */
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

/** One for the player, one for the inviters of then and now. */
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
