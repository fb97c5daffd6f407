import type { Happening } from '../../history.ts';
import type { Movement } from '../../world/mobile-money.ts';
import { isAnswerable, type Troubles, troublesOf } from './answerable.ts';
import type { StoredDeposit } from './payment-records.ts';

/** One that is not as it must be in the end, with the job that would ask about it. */
export type Unsettled = { readonly job: string; readonly fact: string };

/** Shillings that an operator in trouble tells too many (`toldAmount: wrong`). */
export const TOLD_TOO_MUCH = 500;

export function unsettledDeposits(
  happenings: readonly Happening[],
  deposits: readonly StoredDeposit[],
  movements: readonly Movement[],
): readonly Unsettled[] {
  const paidIn = movements.filter(({ way }) => way === 'in');
  const byReference = new Map(paidIn.map((one) => [one.reference, one]));
  const byReceipt = new Map(paidIn.map((one) => [`${one.party} ${one.receipt}`, one]));
  const troubles = troublesOf(happenings);
  const wrongs = deposits.flatMap((deposit) => {
    const fact =
      deposit.way === 'push'
        ? wrongPush(deposit, byReference.get(deposit.reference), troubles)
        : wrongBill(deposit, byReceipt.get(`${deposit.channel} ${deposit.receipt}`), troubles);
    return fact ? [{ job: `deposit ${deposit.id}`, fact: `${deposit.serial} ${fact}` }] : [];
  });
  return [...wrongs, ...lostBills(deposits, paidIn, troubles)];
}

/** A prompt of ours, and what its payer's operator has in its books for it. */
function wrongPush(
  deposit: StoredDeposit,
  paid: Movement | undefined,
  { silent }: Troubles,
): string | undefined {
  const { state, channel, receipt, marked } = deposit;
  if (state === 'asking') return 'was never asked for';
  if (!paid) {
    // An operator that says yes and then no is believed first; a person must look then.
    return state === 'paid' && !marked ? `is paid by ${receipt}, which nobody has` : undefined;
  }
  if (state === 'paid') {
    return receipt !== paid.receipt
      ? `is paid by ${receipt}, its money is ${paid.receipt}`
      : undefined;
  }
  const isOpen = state !== 'refused';
  const mayStayOpen = !isAnswerable(deposit) && (marked || (isOpen && silent.has(channel)));
  return mayStayOpen ? undefined : `was paid at ${channel} as ${paid.receipt} and is ${state}`;
}

/** From the operator's menu: nobody but the operator knows the amount. */
function wrongBill(
  { owner, amount, receipt, channel }: StoredDeposit,
  paid: Movement | undefined,
  { wrong }: Troubles,
): string | undefined {
  if (!paid) return `is paid by ${receipt}, which nobody has`;
  const isOwner = `255${paid.reference.slice(1)}` === owner;
  if (!isOwner) return `of ${owner} was paid for ${paid.reference}`;
  const told = wrong.has(channel) ? [paid.amount, paid.amount + TOLD_TOO_MUCH] : [paid.amount];
  return told.includes(amount) ? undefined : `is ${amount}, its money is ${paid.amount}`;
}

/** A bill that was taken is credited, unless its operator never told anybody. */
function lostBills(
  deposits: readonly StoredDeposit[],
  paidIn: readonly Movement[],
  { silent }: Troubles,
): readonly Unsettled[] {
  const asked = new Set(deposits.map(({ reference }) => reference));
  const credited = new Set(deposits.map(({ channel, receipt }) => `${channel} ${receipt}`));
  return paidIn
    .filter(({ party, reference }) => !asked.has(reference) && !silent.has(party))
    .filter(({ party, receipt }) => !credited.has(`${party} ${receipt}`))
    .map(({ party, receipt, amount }) => ({
      job: '',
      fact: `a bill of ${amount} at ${party}, ${receipt}, is credited to nobody`,
    }));
}
