import type { Ask } from '../../world/database.ts';

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

export const readDeposits = (ask: Ask): Promise<readonly StoredDeposit[]> =>
  ask(`
    select ${shared('deposit')}, way, receipt, player.phone as owner
    from deposit join player on player.id = player_id order by deposit.id`);

export const readWithdrawals = (ask: Ask): Promise<readonly StoredWithdrawal[]> =>
  ask(`select ${shared('withdrawal')} from withdrawal order by id`);
