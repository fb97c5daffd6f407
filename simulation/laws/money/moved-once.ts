import type { Scene } from '../../actors/scene.ts';
import type { Movement } from '../../world/mobile-money.ts';
import type { Law } from '../law.ts';
import {
  readDeposits,
  readWithdrawals,
  type StoredDeposit,
  type StoredWithdrawal,
} from './payment-records.ts';

type Ours = Pick<
  StoredDeposit | StoredWithdrawal,
  'serial' | 'channel' | 'reference' | 'phone' | 'amount'
>;

/** What the operators' books say of our requests, against what was written down before asking. */
export function wrongMovement(
  movements: readonly Movement[],
  deposits: readonly Ours[],
  withdrawals: readonly Ours[],
): string | undefined {
  const byReference = {
    in: new Map(deposits.map((one) => [one.reference, one])),
    out: new Map(withdrawals.map((one) => [one.reference, one])),
  };
  const seen = new Set<string>();
  for (const movement of movements) {
    const ours = byReference[movement.way].get(movement.reference);
    // What somebody typed at an operator's menu is no request of ours.
    if (!ours && movement.way === 'in') continue;
    const wrong = ours ? difference(movement, ours) : 'nobody here asked for it';
    const words = `${movement.party} moved ${movement.amount} ${movement.way} as ${movement.receipt}`;
    if (wrong) return `${words}: ${wrong}`;
    if (seen.has(movement.reference)) return `${words}: ${ours?.serial} a second time`;
    seen.add(movement.reference);
  }
  return undefined;
}

function difference(movement: Movement, { channel, phone, amount, serial }: Ours) {
  const isSame =
    movement.party === channel && movement.phone === phone && movement.amount === amount;
  return isSame ? undefined : `${serial} is ${amount} of ${phone} by ${channel}`;
}

export const movedOnce: Law<Scene> = {
  name: 'an operator moves money once for a payment, its amount, with its phone',
  holds: 'always',
  breach: async ({ world }) => {
    // Theirs first: what they have, we had written down before they could have it.
    const movements = await world.mobileMoney.movements();
    const { ask } = world.database;
    return wrongMovement(movements, await readDeposits(ask), await readWithdrawals(ask));
  },
};
