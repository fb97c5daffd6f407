import type { Scene } from '../../actors/scene.ts';
import { type Happening, ofKind, type PaymentHappening } from '../../history.ts';
import type { Law } from '../law.ts';
import { readDeposits, readWithdrawals } from './payment-records.ts';

type Asked = Extract<PaymentHappening, { kind: 'payment-asked' }>;

export type KeyedPayment = {
  readonly key: string | null;
  readonly serial: string;
  readonly amount: number;
};

export function misplacedPayment(
  happenings: readonly Happening[],
  stored: readonly KeyedPayment[],
): string | undefined {
  const found = Map.groupBy(stored, ({ key }) => key);
  const asked = Map.groupBy(ofKind(happenings, 'payment-asked'), ({ key }) => key);
  for (const [key, attempts] of asked) {
    const wrong = misplaced(key, attempts, found.get(key) ?? []);
    if (wrong) return wrong;
  }
  const stranger = stored.find(({ key }) => key !== null && !asked.has(key));
  return stranger && `nobody asked for ${stranger.serial}`;
}

/** All attempts under one key are one intention: acknowledged it is there, refused it is not. */
function misplaced(
  key: string,
  attempts: readonly Asked[],
  payments: readonly KeyedPayment[],
): string | undefined {
  const [payment] = payments;
  if (payments.length > 1) return `${key} made ${payments.length} payments`;
  const acknowledged = attempts.filter(({ answer }) => answer === 'done');
  const other = acknowledged.find(
    ({ serial, amount }) => serial !== payment?.serial || amount !== payment.amount,
  );
  if (other) {
    const is = payment ? `${payment.serial} of ${payment.amount}` : 'nowhere';
    return `${key} was acknowledged as ${other.serial} of ${other.amount} and is ${is}`;
  }
  const mayExist = attempts.some(({ answer }) => answer !== 'refused');
  return payment && !mayExist ? `${key} was refused and is ${payment.serial}` : undefined;
}

export const oneKeyOnePayment: Law<Scene> = {
  name: 'a request key makes one payment, an acknowledged one exists and a refused one does not',
  holds: 'always',
  breach: async ({ world, history }) => {
    const { ask } = world.database;
    const stored = [...(await readDeposits(ask)), ...(await readWithdrawals(ask))];
    return misplacedPayment(history.all(), stored);
  },
};
