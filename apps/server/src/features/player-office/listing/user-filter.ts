import type { CallRequest } from '@kipute/contract/registry';
import { fromWireShillings } from '@kipute/domain/money/senti';
import { type Expression, type SqlBool, sql } from 'kysely';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import { readPhone } from '../../players/index.ts';

export type Wanted = Omit<
  CallRequest<'subscriber/inquire'>,
  'page' | 'page_size' | 'sort_field' | 'sort_order'
>;

type Condition = Expression<SqlBool>;

/**
 * How the matches are read: found by the index of a condition, or met on a walk along the order of
 * the list. On a walk conditions that many fulfil are written so that no index is tempted; but the
 * index of a flag lies in the order of registration, and is the shorter walk.
 */
export type Way = 'found' | 'walked' | 'walked-by-registration';

/** Undefined for a value that no user can have, such as a phone without digits (USR-04). */
type Read = (wanted: Wanted, way: Way) => Condition | 'anybody' | undefined;

const openOrClosed: Read = ({ closed }) =>
  closed === 1 ? sql`player.closed_at is not null` : sql`player.closed_at is null`;

/**
 * Every condition is one that an index of its own finds, or that most users fulfil: whatever a
 * clerk asks for, a page of a million users is milliseconds away (USR-02).
 */
const readers: readonly Read[] = [
  ({ user_id }) => given(user_id, (id) => sql`player.id = ${idOfWire(id)}`),
  ({ phone }) => given(phone, phoneCondition),
  ({ name }) => given(name, (text) => words(sql`to_tsvector('simple', player.name)`, text)),
  ({ note }) => given(note, noteCondition),
  ({ mail }, way) => given(mail, (text) => beginsWith({ column: 'mail', way }, text)),
  ({ location }, way) => given(location, (text) => beginsWith({ column: 'location', way }, text)),
  ({ job }, way) => given(job, (text) => beginsWith({ column: 'job', way }, text)),
  ({ gender }, way) =>
    given(
      gender,
      (value) => sql`${way === 'found' ? sql`player.gender` : sql`player.gender + 0`} = ${value}`,
    ),
  ({ birth_from }) => given(birth_from, (day) => sql`player.birth_date >= ${day}::date`),
  ({ birth_to }) => given(birth_to, (day) => sql`player.birth_date <= ${day}::date`),
  ({ superior_id }) => given(superior_id, (id) => sql`player.inviter_id = ${idOfWire(id)}`),
  ({ invitation_code }) =>
    given(invitation_code, (code) => sql`player.invitation_code = ${code.toUpperCase()}`),
  ({ kind }) =>
    given(kind, (word) =>
      word === 'agent' ? sql`player.agent_since is not null` : sql`player.agent_since is null`,
    ),
  ({ disabled_status }, way) => flagged({ column: 'disabled', way }, disabled_status),
  ({ no_bet }, way) => flagged({ column: 'betting_forbidden', way }, no_bet),
  ({ no_withdraw }, way) => flagged({ column: 'withdrawal_forbidden', way }, no_withdraw),
  ({ withdrawal_whitelist }, way) =>
    flagged({ column: 'withdrawal_whitelisted', way }, withdrawal_whitelist),
  // Written out: an index on a constant is not found by a parameter.
  ({ reported }) =>
    given(reported, (id) => sql`player.reported = ${sql.raw(id === 1 ? '1' : '2')}`),
  ({ participation_statistics }, way) =>
    flagged({ column: 'counts_in_statistics', way }, participation_statistics),
  // Written out, so that its index is found; of nobody special there is none.
  ({ risk_group }) =>
    given(risk_group, (id) =>
      id === 0
        ? sql`player.risk_group = 0`
        : sql`player.risk_group <> 0 and player.risk_group = ${id}`,
    ),
  ({ own_stake_factor }) =>
    given(own_stake_factor, (own) =>
      own === 1 ? sql`player.stake_factor_percent <> 100` : sql`player.stake_factor_percent = 100`,
    ),
  openOrClosed,
  ({ register_from: at }) => given(at, (from) => sql`player.registered_at >= ${new Date(from)}`),
  ({ register_to: at }) => given(at, (to) => sql`player.registered_at < ${new Date(to)}`),
  ({ login_from: at }) => given(at, (from) => sql`player.signed_in_at >= ${new Date(from)}`),
  ({ login_to: at }) => given(at, (to) => sql`player.signed_in_at < ${new Date(to)}`),
  ({ register_network }) =>
    given(register_network, (text) => networkCondition('register_network', text)),
  ({ login_network }) => given(login_network, (text) => networkCondition('login_network', text)),
  ({ balance_from: from }) => figure('cash_balance', '>=', from),
  ({ balance_to: to }) => figure('cash_balance', '<=', to),
  ({ credit_from: from }) => figure('credit_balance', '>=', from),
  ({ credit_to: to }) => figure('credit_balance', '<=', to),
  ({ net_from: from }) => figure('net_result', '>=', from),
  ({ net_to: to }) => figure('net_result', '<=', to),
];

/** Undefined when a value is one that cannot be meant. */
export function conditionsOf(wanted: Wanted, way: Way): readonly Condition[] | undefined {
  const read = readers.map((one) => one(wanted, way));
  if (read.includes(undefined)) return undefined;
  return read.filter((one) => one !== 'anybody' && one !== undefined);
}

/** Whether a condition is about a figure, and its table is needed for more than the order. */
export const asksForFigures = (wanted: Wanted): boolean =>
  [
    wanted.balance_from,
    wanted.balance_to,
    wanted.credit_from,
    wanted.credit_to,
    wanted.net_from,
    wanted.net_to,
  ].some((limit) => limit !== undefined);

/** Whether no field asks for anything, so that every open account is meant. */
export const asksForAnybody = (wanted: Wanted): boolean =>
  wanted.closed !== 1 &&
  readers.every((one) => one === openOrClosed || one(wanted, 'found') === 'anybody');

/** An empty field of a form asks for nothing. */
function given<Value>(
  value: Value | undefined,
  condition: (value: Value) => Condition | undefined,
): Condition | 'anybody' | undefined {
  return value === undefined || value === '' ? 'anybody' : condition(value);
}

type Column<Name extends string = string> = { readonly column: Name; readonly way: Way };

function flagged({ column, way }: Column, flag: 0 | 1 | undefined): Condition | 'anybody' {
  if (flag === undefined) return 'anybody';
  const plain = sql.ref(`player.${column}`);
  const ref = way === 'walked' ? sql`coalesce(${plain}, false)` : plain;
  return flag === 1 ? sql`${ref}` : sql`not ${ref}`;
}

function figure(
  column: 'cash_balance' | 'credit_balance' | 'net_result',
  than: '>=' | '<=',
  amount: number | undefined,
): Condition | 'anybody' | undefined {
  if (amount === undefined) return 'anybody';
  const limit = fromWireShillings(amount);
  if (limit === undefined) return undefined;
  return sql`${sql.ref(`player_total.${column}`)} ${sql.raw(than)} ${limit}`;
}

/** Fewer would be everybody. */
const LAST_DIGITS_MIN = 3;

/** The whole number as people write it, or its last digits. */
function phoneCondition(typed: string): Condition | undefined {
  const whole = readPhone(typed);
  if (whole !== undefined) return sql`player.phone = ${whole}`;
  const digits = typed.replace(/[\s().+-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < LAST_DIGITS_MIN) return undefined;
  const backwards = [...digits].reverse().join('');
  return sql`reverse(player.phone) like ${`${backwards}%`}`;
}

/** Every word typed is the beginning of a word in the text (USR-05). */
function words(vector: Condition | ReturnType<typeof sql>, typed: string): Condition | undefined {
  const lexemes = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (lexemes.length === 0) return undefined;
  const query = lexemes.map((word) => `${word}:*`).join(' & ');
  return sql`${vector} @@ to_tsquery('simple', ${query})`;
}

function noteCondition(typed: string): Condition | undefined {
  const found = words(sql`to_tsvector('simple', player_note.note)`, typed);
  if (!found) return undefined;
  return sql`player.id in (select player_note.player_id from player_note where ${found})`;
}

function beginsWith(
  { column, way }: Column<'mail' | 'location' | 'job'>,
  typed: string,
): Condition {
  const beginning = typed.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const plain = sql.ref(`player.${column}`);
  const ref = way === 'found' ? plain : sql`(${plain} || '')`;
  return sql`${ref} <> '' and lower(${ref}) like ${`${beginning}%`}`;
}

const NETWORK_24 = /^(\d{1,3}\.){3}0\/24$/;
const NETWORK_16 = /^(\d{1,3}\.\d{1,3}\.)0\.0\/16$/;

/** What is kept of an address is its network, so a whole address finds its neighbours too. */
function networkCondition(
  column: 'register_network' | 'login_network',
  typed: string,
): Condition | undefined {
  const ref = sql.ref(`player.${column}`);
  const wide = NETWORK_16.exec(typed)?.[1];
  if (wide !== undefined) return sql`${ref} <> '' and ${ref} like ${`${wide}%`}`;
  const isNetwork = NETWORK_24.test(typed) || /^[0-9a-f:]+::\/48$/i.test(typed);
  const network = isNetwork ? typed.toLowerCase() : networkOfAddress(typed);
  return network === 'unknown' ? undefined : sql`${ref} <> '' and ${ref} = ${network}`;
}
