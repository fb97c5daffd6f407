import type { Client } from 'pg';

/**
 * To copy a database of a thousand files takes half a second of a core, so one that a test is done
 * with is turned back into its template and goes to the next test. Rows and sequences are put
 * back; one whose tables themselves were changed cannot be, and its shape tells.
 */
export type Template = {
  readonly name: string;
  /** What `shapeOf` finds in an unchanged copy. */
  readonly shape: string;
  /** Puts every row and every sequence of a copy back. */
  readonly putBack: string;
};

/** The numbers below are PostgreSQL's own. */
const FIRST_OWN_OBJECT = 16_384;

const catalogues = [
  'pg_class',
  'pg_constraint',
  'pg_trigger',
  'pg_proc',
  'pg_type',
  'pg_attrdef',
  'pg_policy',
];

/** A copy keeps the marks of who wrote each line of its catalogues; any change leaves another. */
const shapeQuery = `
  select md5(string_agg(line, ' ' order by line)) as shape from (
    ${catalogues.map(linesOf).join(' union all ')}
    union all select concat_ws(':', 'pg_namespace', oid, xmin) from pg_namespace
    union all select concat_ws(':', 'pg_attribute', attrelid, attnum, xmin) from pg_attribute
      where attrelid >= ${FIRST_OWN_OBJECT}
    union all select concat_ws(':', 'pg_statistic', starelid, staattnum) from pg_statistic
      where starelid >= ${FIRST_OWN_OBJECT}
    union all select concat_ws(':', 'pg_db_role_setting', setrole, setconfig)
      from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
      where datname = current_database()
  ) as lines (line)`;

function linesOf(catalogue: string): string {
  return `select concat_ws(':', '${catalogue}', oid, xmin) from ${catalogue}
    where oid >= ${FIRST_OWN_OBJECT}`;
}

export async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(shapeQuery);
  return rows[0]?.shape ?? '';
}

export async function readTemplate(client: Client, name: string): Promise<Template> {
  const tables = await client.query<{ table: string }>(
    `select format('%I.%I', nspname, relname) as table from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and pg_class.oid >= ${FIRST_OWN_OBJECT}`,
  );
  const names = tables.rows.map(({ table }) => table);
  const inserts: string[] = [];
  for (const table of names) inserts.push(await insertOf(client, table));
  const sequences = await client.query<{ statement: string }>(
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as statement from pg_sequences`,
  );
  const statements = [
    'begin',
    // What may only be added to in the product is emptied here, and in any order.
    'set local session_replication_role = replica',
    ...names.map((table) => `delete from ${table}`),
    ...inserts.filter((insert) => insert !== ''),
    ...sequences.rows.map(({ statement }) => statement),
    'commit',
  ];
  return { name, shape: await shapeOf(client), putBack: statements.join(';\n') };
}

/** Nothing for a table without rows, as nearly all of a template are. */
async function insertOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ kept: string | null }>(
    `select json_agg(line)::text as kept from ${table} as line`,
  );
  const kept = rows[0]?.kept;
  if (!kept) return '';
  return `insert into ${table} overriding system value
    select * from json_populate_recordset(null::${table}, ${client.escapeLiteral(kept)})`;
}
