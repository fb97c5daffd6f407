import { rewardKey } from '@kipute/domain/betting/inviter-reward';
import { settlementKeys } from '@kipute/domain/betting/settlement-entries';
import { type Posting, together } from '@kipute/domain/ledger/entry';
import { senti } from '@kipute/domain/money/senti';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { NumberedEntry } from '../../../wallet/index.ts';
import type { BettingDeps } from '../../betting-deps.ts';
import { entriesForInviter, entriesForPlayer, type OrderToPay } from './order-to-pay.ts';
import { type Replacement, replacementEntries } from './replacement.ts';
import { RunningPurses } from './running-purses.ts';

type Wanted = {
  /** Those that were paid before. */
  readonly orders: readonly OrderToPay[];
  /** What the same transaction moves before. */
  readonly first: readonly NumberedEntry[];
};

/** Takes back what the books say orders were paid and pays them anew (STL-23, STL-28). */
export async function correctionsOf(
  tx: Transaction,
  { orders, first }: Wanted,
  { wallet }: Pick<BettingDeps, 'wallet'>,
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

const lastSettlement = ({ order: { serialNumber, settlements } }: OrderToPay) => ({
  serialNumber,
  settlement: settlements,
});

const keysForPlayer = ({ order }: OrderToPay): readonly string[] =>
  settlementKeys(order.serialNumber, order.settlements);

const keysOf = (order: OrderToPay): readonly string[] => [
  ...keysForPlayer(order),
  rewardKey(lastSettlement(order)),
];

/** One for the player, one for whoever invited the player, then and now. */
function replacementsOf(order: OrderToPay, paid: Movements): readonly Replacement[] {
  const { serialNumber, settlements } = order.order;
  return [
    {
      ...{ key: `correction ${serialNumber} ${settlements}`, serialNumber },
      back: oppositeOf(keysForPlayer(order), paid),
      anew: entriesForPlayer(order),
    },
    {
      ...{ key: `reward-correction ${serialNumber} ${settlements}`, serialNumber: '' },
      back: oppositeOf([rewardKey(lastSettlement(order))], paid),
      anew: entriesForInviter(order),
    },
  ];
}

function oppositeOf(keys: readonly string[], paid: Movements): readonly Posting[] {
  const moved = together(...keys.map((key) => paid.get(key) ?? []));
  return moved.map(({ account, amount }) => ({ account, amount: senti(-amount) }));
}
