import type {
  StatisticsProduct,
  StatisticsRows,
} from '@kipute/contract/constants/operations/statistics';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/http/handler.ts';
import { withinScope } from '../players/index.ts';

const names = [
  'stakes',
  'creditStakes',
  'payouts',
  'bonus',
  'tax',
  'deposits',
  'withdrawals',
  'bets',
  'cashed',
  'cashOuts',
  'depositCount',
  'withdrawalCount',
] as const;

/** In senti, and counts. */
export type Figures = Readonly<Record<(typeof names)[number], bigint>>;
export type FiguresRow = Figures & { readonly key: string };

/** Only sums; nothing else of the roll-up is ever asked for. */
const sums = sql.join(
  names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
);

export type Times = { readonly from: Date; readonly until: Date };

export type Question = Times & {
  readonly rowsBy: StatisticsRows | 'minute-of-hour' | 'hour-of-weekday' | 'nothing';
  readonly product?: StatisticsProduct | undefined;
  /** Only what belongs to players below this agent. */
  readonly scope: Scope;
  readonly rowsMax?: number;
};

const eat = sql`hour at time zone 'Africa/Dar_es_Salaam'`;

/** Which facet holds the rows, and what of it they stand by. */
function rowsOf({ rowsBy, scope }: Question): { facet: string; key: RawBuilder<unknown> } {
  const whole = scope.of === 'tree' ? 'agent' : 'product';
  switch (rowsBy) {
    case 'nothing':
      return { facet: whole, key: sql`''::text` };
    case 'hour':
      return {
        facet: whole,
        key: sql`to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      };
    case 'minute-of-hour':
      return { facet: 'minute', key: sql`extract(hour from ${eat})::int::text` };
    case 'hour-of-weekday':
      return {
        facet: whole,
        key: sql`extract(isodow from ${eat})::int || ' ' || extract(hour from ${eat})::int`,
      };
    case 'day':
      return { facet: whole, key: sql`to_char(${eat}, 'YYYY-MM-DD')` };
    case 'product':
      return { facet: whole, key: sql`product` };
    default:
      return { facet: rowsBy, key: sql`key` };
  }
}

/** An agent's tree is what belongs to it and to the agents below it (FIG-07). */
const withinTree = (scope: Scope) =>
  scope.of === 'everybody'
    ? sql`true`
    : sql`key in (select player.id::text from player
        where agent_since is not null
          and ${withinScope(scope, sql.ref('player.id'), 'with-oneself')})`;

/** Sums of whole hours (or minutes) that begin in the time; the largest stakes first. */
export async function figuresOf(
  reader: Reader,
  question: Question,
): Promise<readonly FiguresRow[]> {
  const { facet, key } = rowsOf(question);
  const { from, until, product, scope, rowsMax } = question;
  const { rows } = await sql<FiguresRow>`
    select ${key} as key, ${sums} from statistics_hour
    where facet = ${facet} and hour >= ${from} and hour < ${until}
      ${product === undefined ? sql`` : sql`and product = ${product}`}
      and ${withinTree(scope)}
    group by 1 order by sum(stakes) desc, sum(deposits) desc, 1
    ${rowsMax === undefined ? sql`` : sql`limit ${rowsMax}`}`.execute(reader);
  return rows;
}

export function totalOf(rows: readonly Figures[]): Figures {
  return Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0n)]),
  ) as Figures;
}

/** What is in the total and in none of the rows. */
export function restOf(total: Figures, rows: readonly Figures[]): Figures {
  const shown = totalOf(rows);
  return Object.fromEntries(names.map((name) => [name, total[name] - shown[name]])) as Figures;
}

/** What keys of these rows are called, where the database knows it. */
export async function namesOf(
  reader: Reader,
  rowsBy: StatisticsRows,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const asked = sql`${keys.filter((key) => /^\d{1,19}$/.test(key))}::bigint[]`;
  const of: Partial<Record<StatisticsRows, RawBuilder<{ key: string; name: string }>>> = {
    sport: sql`select id::text as key, name from sport where id = any (${asked})`,
    league: sql`
      select wanted.id::text as key, coalesce(league.name, season.name, '') as name
      from unnest(${asked}) as wanted (id)
        left join league on league.id = wanted.id
        left join sport_event as season on season.id = wanted.id`,
    match: sql`select id::text as key, name from sport_event where id = any (${asked})`,
    agent: sql`select id::text as key, name from player where id = any (${asked})`,
  };
  const query = of[rowsBy];
  if (!query) return new Map();
  const { rows } = await query.execute(reader);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
