import type { CallContent } from '@kipute/contract/registry';

/** A deposit and a withdrawal as they stand, with the stage their words are chosen by. */
export type Deposit = CallContent<'recharge/detailed'>;
export type DepositTerms = CallContent<'recharge/terms'>;
export type Withdrawal = CallContent<'withdraw/detailed'>;
export type PayConfig = CallContent<'pay_config/inquire'>;
export type WithdrawalTerms = CallContent<'withdraw/terms'>;

const depositEnds: ReadonlySet<Deposit['stage']> = new Set([
  ...(['paid', 'cancelled', 'timed-out', 'refused'] as const),
]);
const withdrawalEnds: ReadonlySet<Withdrawal['stage']> = new Set(['paid', 'returned']);

/** An unknown outcome is not final: the operator is polled until it gives one (MS-21). */
export const isDepositUnderWay = ({ stage }: Deposit): boolean => !depositEnds.has(stage);

export const isWithdrawalUnderWay = ({ stage }: Withdrawal): boolean => !withdrawalEnds.has(stage);

/** The first letter tells products apart and is ours alone (MS-43). */
export const shownSerial = (serialNumber: string): string => serialNumber.slice(1);
