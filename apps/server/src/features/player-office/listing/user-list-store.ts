import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import type { CallRequest } from '@kipute/contract/registry';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { Scope } from '../../../platform/http/handler.ts';
import { withinScope } from '../../players/index.ts';

type Request = CallRequest<'subscriber/inquire'>;

export type ListQuery = Pick<Request, 'page' | 'page_size' | 'sort_field' | 'sort_order'> & {
  readonly conditions: readonly Expression<SqlBool>[];
  readonly scope: Scope;
};

export type IdPage = { readonly ids: readonly bigint[]; readonly count: number };

/** The ids of one page, and how many there are up to one more than is counted (USR-03). */
export async function readIdPage(reader: Reader, query: ListQuery): Promise<IdPage> {
  const [ids, count] = await Promise.all([pageOfIds(reader, query), countUpTo(reader, query)]);
  return { ids, count };
}

const wantedUsers = (reader: Reader, { conditions, scope }: ListQuery) =>
  [...conditions, withinScope(scope, sql.ref('player.id'))].reduce(
    (query, condition) => query.where(condition),
    reader.selectFrom('player').innerJoin('playerTotal', 'playerTotal.playerId', 'player.id'),
  );

/** In the words of the indexes, both ways. */
const orders = {
  register_time: { asc: 'player.registered_at, player.id', desc: byNewest('registered_at') },
  login_time: {
    asc: 'player.signed_in_at nulls first, player.id',
    desc: 'player.signed_in_at desc nulls last, player.id desc',
  },
  balance: figureOrder('cash_balance'),
  net_result: figureOrder('net_result'),
} as const satisfies Record<Request['sort_field'], Record<Request['sort_order'], string>>;

function byNewest(column: string): string {
  return `player.${column} desc, player.id desc`;
}

function figureOrder(column: string): Record<Request['sort_order'], string> {
  const both = [`player_total.${column}`, 'player_total.player_id'];
  return { asc: both.join(', '), desc: both.map((one) => `${one} desc`).join(', ') };
}

async function pageOfIds(reader: Reader, query: ListQuery): Promise<readonly bigint[]> {
  const offset = (query.page - 1) * query.page_size;
  // Nobody pages that far: who looks for somebody filters. What is counted is what can be paged.
  if (offset > COUNT_MAX) return [];
  const order: RawBuilder<unknown> = sql.raw(orders[query.sort_field][query.sort_order]);
  const rows = await wantedUsers(reader, query)
    .select('player.id')
    .orderBy(order)
    .limit(query.page_size)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

async function countUpTo(reader: Reader, query: ListQuery): Promise<number> {
  const { count } = await reader
    .selectFrom(
      wantedUsers(reader, query)
        .select('player.id')
        .limit(COUNT_MAX + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
