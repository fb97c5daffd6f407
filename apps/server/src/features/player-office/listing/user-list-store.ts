import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import type { CallRequest } from '@kipute/contract/registry';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Scope } from '../../../platform/http/handler.ts';
import { withinScope } from '../../players/index.ts';
import type { Way } from './user-filter.ts';

type Request = CallRequest<'subscriber/inquire'>;

type ListQuery = Pick<Request, 'page' | 'page_size' | 'sort_field' | 'sort_order'> & {
  /** In two wordings, for those who are found and those who are met on a walk. */
  readonly conditions: Readonly<Record<Way, readonly Expression<SqlBool>[]>>;
  readonly asksForFigures: boolean;
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
/** Nobody sees whether there is one more or less of so many, and counting them costs most. */
const KEPT_FROM = 1_000;
const KEPT_MS = 30_000;
const KEPT_MAX = 200;

type Count = { readonly count: Promise<number>; untilMs: number };

/**
 * The ids of one page, and how many there are up to one more than is counted (USR-03). How many
 * match decides how they are read: the planner cannot know where along an order they lie. A count
 * of many is kept for half a minute, one of few is of this moment, and who asks for one that is
 * being counted waits for it.
 */
export function idPageReader(clock: Clock, walkedFrom = WALKED_FROM): ReadIdPage {
  const kept = new Map<string, Count>();
  const countOf = (reader: Reader, query: ListQuery): Promise<number> => {
    const key = query.filterKey;
    const known = kept.get(key);
    if (known && known.untilMs > clock.now().getTime()) return known.count;
    if (kept.size >= KEPT_MAX) kept.clear();
    const one: Count = { count: countUpTo(reader, query), untilMs: Number.POSITIVE_INFINITY };
    kept.set(key, one);
    one.count.then(
      (count) => {
        one.untilMs = count < KEPT_FROM ? 0 : clock.now().getTime() + KEPT_MS;
      },
      () => kept.delete(key),
    );
    return one.count;
  };
  return async (reader, query) => {
    const count = await countOf(reader, query);
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

type Reading = { readonly figures: boolean; readonly way: Way };

function wantedUsers(reader: Reader, { conditions, scope }: ListQuery, { figures, way }: Reading) {
  const among = [...conditions[way], withinScope(scope, sql.ref('player.id'))];
  return reader
    .selectFrom('player')
    .$if(figures, (users) => users.innerJoin('playerTotal', 'playerTotal.playerId', 'player.id'))
    .where((where) => where.and(among));
}

async function pageOfIds(reader: Reader, query: ListQuery, way: Way): Promise<readonly bigint[]> {
  const offset = (query.page - 1) * query.page_size;
  // Nobody pages that far: who looks for somebody filters. What is counted is what can be paged.
  if (offset > COUNT_MAX) return [];
  const rows = await wantedUsers(reader, query, { figures: needsFigures(query), way })
    .select('player.id')
    .orderBy(orderOf(query, way))
    .limit(query.page_size)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** In the words of the index, or in words that no index has: then those who match are sorted. */
function orderOf({ sort_field, sort_order }: ListQuery, way: Way) {
  const { column, id, ...order }: Order = orders[sort_field];
  const isDown = sort_order === 'desc';
  const nulls = order.nulls ? (isDown ? ' nulls last' : ' nulls first') : '';
  const direction = isDown ? ' desc' : '';
  const first = way === 'walked' ? column : `(array[${column}])[1]`;
  return sql.raw(`${first}${direction}${nulls}, ${id}${direction}`);
}

async function countUpTo(reader: Reader, query: ListQuery): Promise<number> {
  const { count } = await reader
    .selectFrom(
      wantedUsers(reader, query, { figures: query.asksForFigures, way: 'found' })
        .select('player.id')
        .limit(COUNT_MAX + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
