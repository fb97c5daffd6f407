import { registry } from '@kipute/contract/registry';
import type { Purse } from '@kipute/domain/ledger/account';
import { fromWireShillings } from '@kipute/domain/money/senti';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { firstIdOf, typedSerial } from '../../betting/index.ts';
import { depositStatesOf, withdrawalStatesOf } from '../../payments/index.ts';
import { userConditionsOf } from '../../player-office/index.ts';
import { readPhone } from '../../players/index.ts';
import { boardOrders } from '../../regulator/index.ts';
import type { Row } from '../writing/table-writer.ts';
import { defineSource, type Sources } from './source.ts';

type Condition = RawBuilder<unknown>;

const both = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );

const whose = sql`player.id::text as user_id, player.name, player.phone`;

const users = defineSource({
  node: 'subscriber/inquire',
  filter: registry['subscriber/inquire'].input.strict(),
  phoneOf: ({ phone }) => phone,
  rows: (filter) => {
    const conditions = userConditionsOf(filter, 'found');
    if (!conditions) return undefined;
    return sql<Row>`
      select ${whose}, registered_at as register_time, signed_in_at as login_time,
        coalesce(cash.balance, 0) as balance, coalesce(credit.balance, 0) as credit_money,
        player_total.net_result, disabled::integer as disabled_status,
        betting_forbidden as no_bet, withdrawal_forbidden as no_withdraw, reported,
        invitation_code, inviter_id::text as superior_id
      from player join player_total on player_total.player_id = player.id
      left join purse as cash on cash.player_id = player.id and cash.kind = 'cash'
      left join purse as credit on credit.player_id = player.id and credit.kind = 'credit'
      where ${sql.join(conditions, sql` and `)}
      order by player.id`;
  },
});

const { user_id, serial_number, bill_type, start_time, end_time } =
  registry['bill/manage'].input.shape;
const billFilter = z.object({ user_id, serial_number, bill_type, start_time, end_time }).strict();

const bills = (purse: Purse) =>
  defineSource({
    node: 'bill/inquire',
    filter: billFilter,
    periodFields: ['start_time', 'end_time'],
    rows: (filter, { from, until }) => sql<Row>`
      select posting.recorded_at, ${whose}, journal_entry.serial_number,
        journal_entry.cause as type, posting.amount, balance_before, balance_after, remark
      from posting join journal_entry on journal_entry.id = posting.entry_id
      join player on player.id = posting.player_id
      where ${both([
        sql`posting.account = ${sql.lit(purse)} and posting.player_id is not null`,
        sql`posting.recorded_at >= ${from} and posting.recorded_at < ${until}`,
        filter.user_id === undefined
          ? undefined
          : sql`posting.player_id = ${idOfWire(filter.user_id)}`,
        filter.serial_number ? sql`serial_number = ${filter.serial_number}` : undefined,
        filter.bill_type === undefined ? undefined : sql`cause = ${filter.bill_type}`,
      ])}
      order by posting.recorded_at, posting.entry_id, posting.line`,
  });

const between = (column: string, least: number | undefined, most: number | undefined) => {
  const [from, to] = [least, most].map((limit) =>
    limit === undefined ? undefined : fromWireShillings(limit),
  );
  const ref = sql.raw(column);
  return [
    from === undefined ? undefined : sql`${ref} >= ${from}`,
    to === undefined ? undefined : sql`${ref} <= ${to}`,
  ];
};

const betOrders = defineSource({
  node: 'order_list/inquire',
  filter: registry['order_list/inquire'].input.strict(),
  periodFields: ['start_time', 'end_time'],
  phoneOf: ({ phone }) => phone,
  rows: (filter, { from, until }) => {
    const { serial_number, user_id, phone, match_id } = filter;
    const serial = serial_number ? typedSerial(serial_number) : undefined;
    const wholePhone = phone ? readPhone(phone) : undefined;
    if ((serial_number && !serial) || (phone && !wholePhone)) return undefined;
    return sql<Row>`
      select placed_at as create_time, serial_number, ${whose}, type, status, leg_count,
        total_odds as total_price, stake, paid_with, profit, win_bonus, tax, payout,
        settled_at as settlement_time
      from bet_order join player on player.id = bet_order.player_id
      where ${both([
        sql`bet_order.id >= ${firstIdOf(from.getTime())}`,
        sql`bet_order.id < ${firstIdOf(until.getTime())}`,
        serial === undefined ? undefined : sql`serial_number = ${serial}`,
        user_id === undefined ? undefined : sql`bet_order.player_id = ${idOfWire(user_id)}`,
        wholePhone === undefined ? undefined : sql`player.phone = ${wholePhone}`,
        filter.status === undefined ? undefined : sql`status = ${filter.status}`,
        filter.type === undefined ? undefined : sql`type = ${filter.type}`,
        match_id === undefined
          ? undefined
          : sql`exists (select from bet_leg where bet_leg.order_id = bet_order.id
              and bet_leg.match_id = ${idOfWire(match_id)})`,
        filter.settled_from ? sql`settled_at >= ${new Date(filter.settled_from)}` : undefined,
        filter.settled_until ? sql`settled_at < ${new Date(filter.settled_until)}` : undefined,
        ...between('stake', filter.stake_from, filter.stake_to),
        ...between('payout', filter.payout_from, filter.payout_to),
      ])}
      order by bet_order.id`;
  },
});

const payStatus = (processing: readonly string[], void_: string) => sql`
  case when state = 'paid' then 2 when state = ${sql.lit(void_)} then 3
    when state in (${sql.join(processing.map((state) => sql.lit(state)))}) then 1 end`;

type PaymentFilter = {
  readonly user_id?: string | undefined;
  readonly serial_number?: string | undefined;
  readonly pay_status?: number | undefined;
};

const paymentConditions = (filter: PaymentFilter, table: string, states: readonly string[]) => [
  filter.user_id === undefined
    ? undefined
    : sql`${sql.raw(table)}.player_id = ${idOfWire(filter.user_id)}`,
  filter.serial_number ? sql`serial_number = ${filter.serial_number}` : undefined,
  filter.pay_status === undefined ? undefined : sql`state = any (${states}::text[])`,
];

const paymentPlayer = sql`player.id::text as user_id, player.name`;

const deposits = defineSource({
  node: 'recharge/inquire',
  filter: registry['recharge/manage'].input.strict(),
  rows: (filter, { from, until }) => {
    if (filter.attention !== undefined) return undefined;
    return sql<Row>`
      select created_at as create_time, serial_number, ${paymentPlayer}, deposit.phone, amount,
        operator, ${payStatus(['asking', 'prompted', 'unknown'], 'refused')} as pay_status,
        receipt, paid_at as ended_at,
        case way when 'push' then 1 when 'paybill' then 2 else 3 end as way
      from deposit join player on player.id = deposit.player_id
      where ${both([
        sql`created_at >= ${from} and created_at < ${until}`,
        ...paymentConditions(filter, 'deposit', depositStatesOf(filter.pay_status)),
        filter.carrier_order_number ? sql`receipt = ${filter.carrier_order_number}` : undefined,
      ])}
      order by deposit.id`;
  },
});

const withdrawals = defineSource({
  node: 'withdraw/inquire',
  filter: registry['withdraw/manage'].input.strict(),
  rows: (filter, { from, until }) => {
    if (filter.attention !== undefined) return undefined;
    return sql<Row>`
      select created_at as create_time, serial_number, ${paymentPlayer}, withdrawal.phone, amount,
        operator,
        ${payStatus(['reviewing', 'ready', 'sending', 'unknown'], 'returned')} as pay_status,
        receipt, ended_at, fee
      from withdrawal join player on player.id = withdrawal.player_id
      where ${both([
        sql`created_at >= ${from} and created_at < ${until}`,
        ...paymentConditions(filter, 'withdrawal', withdrawalStatesOf(filter.pay_status)),
        filter.waiting === 1 ? sql`state = 'reviewing'` : undefined,
      ])}
      order by withdrawal.id`;
  },
});

const regulatorReport = defineSource({
  node: 'regulator/inquire',
  filter: z.object({}).strict(),
  rows: (_, { from, until }) =>
    boardOrders({ from, until }) as RawBuilder<unknown> as RawBuilder<Row>,
});

export const sources: Sources = {
  'user-list': users,
  'balance-bills': bills('cash'),
  'credit-bills': bills('credit'),
  'racing-coin-bills': bills('racing-coin'),
  'bet-orders': betOrders,
  deposits,
  withdrawals,
  'regulator-report': regulatorReport,
};
