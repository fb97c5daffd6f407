import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { OfficeCaller } from '../../../platform/http/handler.ts';

export type User = CallContent<'subscriber/inquire'>[number];

/** With what stands in other tables: purses as they are now, figures as they were counted last. */
function userRows(reader: Reader, ids: readonly bigint[]) {
  return reader
    .selectFrom('player')
    .innerJoin('playerTotal', 'playerTotal.playerId', 'player.id')
    .leftJoin('player as superior', 'superior.id', 'player.inviterId')
    .selectAll('player')
    .select(['superior.name as superiorName', 'playerTotal.netResult'])
    .select([
      'playerTotal.deposits',
      'playerTotal.withdrawals',
      'playerTotal.stakes',
      'playerTotal.payouts',
    ])
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('purse')
          .select([balance('cash').as('cash'), balance('credit').as('credit')])
          .select([balance('racing-coin').as('coin'), balance('held').as('held')])
          .whereRef('purse.playerId', '=', 'player.id')
          .as('purses'),
      (on) => on.onTrue(),
    )
    .select(['purses.cash', 'purses.credit', 'purses.coin', 'purses.held'])
    .select(
      sql<string>`coalesce((
        select note from player_note where player_note.player_id = player.id
        order by player_note.id desc limit 1), '')`.as('note'),
    )
    .where('player.id', '=', sql<bigint>`any (${ids}::bigint[])`);
}

/** Nobody has two purses of a kind. */
const balance = (kind: string) =>
  sql<bigint>`coalesce(max(balance) filter (where kind = ${kind}), 0)`;

export type UserRow = Awaited<ReturnType<ReturnType<typeof userRows>['executeTakeFirstOrThrow']>>;

/** In the order of the ids; who does not exist is left out. */
export async function usersOf(reader: Reader, ids: readonly bigint[]): Promise<readonly UserRow[]> {
  if (ids.length === 0) return [];
  const rows = await userRows(reader, ids).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const shown = (amount: bigint): number => toWireShillings(senti(amount));
const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

export function userView(row: UserRow): User {
  return {
    id: row.id.toString(),
    name: row.name,
    phone: maskedPhone(row.phone),
    kind: row.agentSince ? 'agent' : 'player',
    superior:
      row.inviterId === null
        ? null
        : { id: row.inviterId.toString(), name: row.superiorName ?? '' },
    balance: shown(row.cash),
    credit_money: shown(row.credit),
    virtual_currency: shown(row.coin),
    net_result: shown(row.netResult),
    disabled_status: flag(row.disabled),
    no_bet: flag(row.bettingForbidden),
    no_withdraw: flag(row.withdrawalForbidden),
    withdrawal_whitelist: flag(row.withdrawalWhitelisted),
    reported: row.reported === 1 ? 1 : 2,
    participation_statistics: flag(row.countsInStatistics),
    closed: flag(row.closedAt !== null),
    return_scale: row.returnScaleHundredths / 100,
    invitation_code: row.invitationCode,
    note: row.note,
    register_time: row.registeredAt.toISOString(),
    register_network: row.registerNetwork,
    login_time: row.signedInAt?.toISOString() ?? null,
    login_network: row.loginNetwork,
    stake_factor: row.stakeFactorPercent,
    // Sound: written from the table of the contract.
    risk_group: row.riskGroup as User['risk_group'],
  };
}

/** What the office notes and thinks of its users is not for agents. */
export const shownTo = <Shown extends User>({ kind }: OfficeCaller, user: Shown): Shown =>
  kind === 'agent' ? { ...user, note: '', stake_factor: 100, risk_group: 0 } : user;

/** The driver reads a date as midnight where the server stands. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
