import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import type { CallRequest } from '@kipute/contract/registry';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Scope } from '../../../platform/http/handler.ts';
import { keptCounts } from '../../../platform/kept-counts.ts';
import { withinScope } from '../../players/index.ts';

type Request = CallRequest<'subscriber/inquire'>;

/** Found by what is asked for and then sorted, or met along the order until a page is full. */
type Search = 'found' | 'walked';

type ListQuery = Pick<Request, 'page' | 'page_size' | 'sort_field' | 'sort_order'> & {
  /** In two wordings, for those who are found and those who are met on a walk. */
  readonly conditions: Readonly<Record<Search, readonly Expression<SqlBool>[]>>;
  readonly asksForFigures: boolean;
  /** Nothing but accounts that are open. */
  readonly asksForAnybody: boolean;
  readonly scope: Scope;
  /** The same for two requests with one filter and one scope. */
  readonly filterKey: string;
};

type IdPage = { readonly ids: readonly bigint[]; readonly count: number };
export type ReadIdPage = (reader: Reader, query: ListQuery) => Promise<IdPage>;

/**
 * From here on those who match are met soon on a walk along the order; fewer are sorted. For twenty
 * of a million both ways look at as many rows here.
 */
const WALKED_FROM = 5_000;
/**
 * The ids of one page, and how many there are up to one more than is counted (USR-03). How many
 * match decides how they are read: the planner cannot know where along an order they lie.
 */
export function idPageReader(clock: Clock, walkedFrom = WALKED_FROM): ReadIdPage {
  const countOnce = keptCounts(clock);
  return async (reader, query) => {
    const count = await countOnce(query.filterKey, () => countUpTo(reader, query));
    // What is counted is what can be paged: who looks for somebody further on filters.
    if ((query.page - 1) * query.page_size >= count) return { ids: [], count };
    const way = count < walkedFrom ? 'found' : 'walked';
    return { ids: await pageOfIds(reader, query, way), count };
  };
}

type Order = { readonly column: string; readonly id: string; readonly nulls?: true };

const orders = {
  register_time: { column: 'player.registered_at', id: 'player.id' },
  login_time: { column: 'player.signed_in_at', id: 'player.id', nulls: true },
  balance: { column: 'player_total.cash_balance', id: 'player_total.player_id' },
  net_result: { column: 'player_total.net_result', id: 'player_total.player_id' },
} as const satisfies Record<Request['sort_field'], Order>;

const needsFigures = ({ sort_field, asksForFigures }: ListQuery): boolean =>
  asksForFigures || sort_field === 'balance' || sort_field === 'net_result';

type Reading = { readonly figures: boolean; readonly way: Search };

function wantedUsers(reader: Reader, { conditions, scope }: ListQuery, { figures, way }: Reading) {
  const among = [...conditions[way], withinScope(scope, sql.ref('player.id'))];
  return reader
    .selectFrom('player')
    .$if(figures, (users) => users.innerJoin('playerTotal', 'playerTotal.playerId', 'player.id'))
    .where((where) => where.and(among));
}

async function pageOfIds(
  reader: Reader,
  query: ListQuery,
  way: Search,
): Promise<readonly bigint[]> {
  const rows = await wantedUsers(reader, query, { figures: needsFigures(query), way })
    .select('player.id')
    .orderBy(orderOf(query, way))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute();
  return rows.map(({ id }) => id);
}

/** In the words of the index, or in words that no index has: then those who match are sorted. */
function orderOf({ sort_field, sort_order }: ListQuery, way: Search) {
  const { column, id, ...order }: Order = orders[sort_field];
  const isDown = sort_order === 'desc';
  const nulls = order.nulls ? (isDown ? ' nulls last' : ' nulls first') : '';
  const direction = isDown ? ' desc' : '';
  const first = way === 'walked' ? column : `(array[${column}])[1]`;
  return sql.raw(`${first}${direction}${nulls}, ${id}${direction}`);
}

async function countUpTo(reader: Reader, query: ListQuery): Promise<number> {
  const { scope, asksForAnybody, asksForFigures: figures } = query;
  const upTo = COUNT_MAX + 1;
  const wanted =
    scope.of === 'tree' && asksForAnybody
      ? openAccountsOf(reader, scope.agentId).limit(upTo).as('counted')
      : wantedUsers(reader, query, { figures, way: 'found' })
          .select('player.id')
          .limit(upTo)
          .as('counted');
  const { count } = await reader
    .selectFrom(wanted)
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** From the tree itself: reading a hundred thousand users only to count them takes five times as long. */
const openAccountsOf = (reader: Reader, agentId: bigint) =>
  reader
    .selectFrom('agentMember')
    .select('agentMember.playerId as id')
    .where('agentMember.agentId', '=', agentId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('player')
            .select('player.id')
            .whereRef('player.id', '=', 'agentMember.playerId')
            .where('player.closedAt', 'is not', null),
        ),
      ),
    );
