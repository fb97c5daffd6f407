import type { Scene } from '../actors/actor.ts';
import { type Happening, ofKind, type PaymentHappening } from '../history.ts';
import type { Ask } from '../world/database.ts';
import type { Movement } from '../world/mobile-money.ts';
import type { Law } from './law.ts';

/** A deposit as the house has it. */
export type StoredDeposit = {
  readonly id: string;
  readonly serial: string;
  readonly key: string | null;
  readonly way: 'push' | 'paybill';
  readonly channel: string;
  readonly state: 'asking' | 'prompted' | 'unknown' | 'paid' | 'refused';
  readonly phone: string;
  /** Of the player whose money it is. */
  readonly owner: string;
  /** Whole shillings. */
  readonly amount: number;
  readonly reference: string;
  readonly receipt: string | null;
  /** Whether a person was asked to look at it. */
  readonly marked: boolean;
};

export type StoredWithdrawal = Pick<
  StoredDeposit,
  'id' | 'serial' | 'channel' | 'phone' | 'amount' | 'reference' | 'marked'
> & {
  readonly key: string;
  readonly state: 'reviewing' | 'ready' | 'sending' | 'unknown' | 'paid' | 'returned';
};

const shared = (name: 'deposit' | 'withdrawal') => `
  ${name}.id::text, serial_number as serial, request_key as key, channel, state,
  ${name}.phone, (amount / 100)::float8 as amount, reference,
  exists (
    select from payment_word where ${name}_id = ${name}.id and needs_look
  ) as marked`;

const readDeposits = (ask: Ask): Promise<readonly StoredDeposit[]> =>
  ask(`
    select ${shared('deposit')}, way, receipt, player.phone as owner
    from deposit join player on player.id = player_id order by deposit.id`);

const readWithdrawals = (ask: Ask): Promise<readonly StoredWithdrawal[]> =>
  ask(`select ${shared('withdrawal')} from withdrawal order by id`);

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

/** Whether its operator can be asked about it: Mixx answers no questions. */
function isAnswerable({ channel }: Pick<StoredDeposit, 'channel'>): boolean {
  return channel !== 'mixx';
}

/** Operators that were ever told to be silent, or to tell wrong amounts. */
type OperatorFaults = {
  readonly silent: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
};

function operatorFaultsOf(happenings: readonly Happening[]): OperatorFaults {
  const orders = ofKind(happenings, 'operator-fault');
  const partiesOf = (chosen: typeof orders) => new Set<string>(chosen.map(({ party }) => party));
  return {
    silent: partiesOf(orders.filter(({ knobs }) => knobs.callbacks === 'never')),
    wrong: partiesOf(orders.filter(({ knobs }) => knobs.toldAmount === 'wrong')),
  };
}

/** One that is not as it must be in the end, with the job that would ask about it. */
type Unsettled = { readonly job: string; readonly fact: string };

/** Shillings that an operator with a fault tells too many (`toldAmount: wrong`). */
export const TOLD_TOO_MUCH = 500;

export function unsettledDeposits(
  happenings: readonly Happening[],
  deposits: readonly StoredDeposit[],
  movements: readonly Movement[],
): readonly Unsettled[] {
  const paidIn = movements.filter(({ way }) => way === 'in');
  const byReference = new Map(paidIn.map((one) => [one.reference, one]));
  const byReceipt = new Map(paidIn.map((one) => [`${one.party} ${one.receipt}`, one]));
  const faults = operatorFaultsOf(happenings);
  const wrongs = deposits.flatMap((deposit) => {
    const fact =
      deposit.way === 'push'
        ? wrongPush(deposit, byReference.get(deposit.reference), faults)
        : wrongBill(deposit, byReceipt.get(`${deposit.channel} ${deposit.receipt}`), faults);
    return fact ? [{ job: `deposit ${deposit.id}`, fact: `${deposit.serial} ${fact}` }] : [];
  });
  return [...wrongs, ...lostBills(deposits, paidIn, faults)];
}

/** A prompt of ours, and what its payer's operator has in its books for it. */
function wrongPush(
  deposit: StoredDeposit,
  paid: Movement | undefined,
  { silent }: OperatorFaults,
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
  { wrong }: OperatorFaults,
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
  { silent }: OperatorFaults,
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

export function unsettledWithdrawals(
  withdrawals: readonly StoredWithdrawal[],
  movements: readonly Movement[],
): readonly Unsettled[] {
  const paidOut = movements.filter(({ way }) => way === 'out');
  const byReference = new Map(paidOut.map((one) => [one.reference, one]));
  return withdrawals.flatMap((withdrawal) => {
    const fact = wrongWithdrawal(withdrawal, byReference.get(withdrawal.reference));
    const { id, serial } = withdrawal;
    return fact ? [{ job: `withdrawal ${id}`, fact: `${serial} ${fact}` }] : [];
  });
}

/** Held money may wait only where nobody can say: the operator never heard, or is never asked. */
function wrongWithdrawal(
  withdrawal: StoredWithdrawal,
  paid: Movement | undefined,
): string | undefined {
  const { state, channel, marked } = withdrawal;
  switch (state) {
    case 'paid':
      return paid ? undefined : `is paid, and ${channel} paid nothing`;
    case 'returned':
      // An operator that says no and then yes is believed first; a person must look then.
      return paid && !marked ? `was returned, and ${channel} paid it: ${paid.receipt}` : undefined;
    case 'reviewing':
    case 'ready':
      return `is still ${state}`;
    default:
      return paid && isAnswerable(withdrawal)
        ? `was paid at ${channel} as ${paid.receipt} and is ${state}`
        : undefined;
  }
}

/** Nobody here waits minutes for the next question: where an answer is owed it is asked now. */
const HURRY = `
  select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs
      where key = any($1) and locked_at is null and run_at > now()),
    run_at => now())`;

export const paymentsSettle: Law<Scene> = {
  name: 'with the operators well again, what they moved and what is in the books is the same',
  holds: 'in the end',
  breach: async ({ world, history }) => {
    const { ask } = world.database;
    // Theirs last: what they moved while we looked would seem to be missing.
    const deposits = await readDeposits(ask);
    const withdrawals = await readWithdrawals(ask);
    const movements = await world.mobileMoney.movements();
    const unsettled = [
      ...unsettledDeposits(history.all(), deposits, movements),
      ...unsettledWithdrawals(withdrawals, movements),
    ];
    if (unsettled.length > 0) await ask(HURRY, [unsettled.map(({ job }) => job)]);
    return unsettled[0]?.fact;
  },
};
