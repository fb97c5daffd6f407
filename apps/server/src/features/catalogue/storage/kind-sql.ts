import { type FieldType, type Kind, kinds, kindsInOrder } from '../kinds.ts';

/** Statements made from the table of kinds; nothing in them comes from outside. */
export type KindSql = {
  /** One JSON array of records; what is there is replaced. */
  readonly upsert: string;
  /** An array of ids. */
  readonly remove: string;
  /**
   * The next records after an id, as one text: a JSON array of arrays, their values in the order
   * of `columns`. PostgreSQL writes it eight times as fast as objects made by its own functions.
   */
  readonly readAfter: string;
  readonly columns: readonly string[];
};

/** Bets refer to these after the provider has forgotten them. */
const keptAfterRemoval: readonly Kind[] = ['event', 'market', 'selection', 'placement'];

export const ROWS_PER_READ = 20_000;

const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const sqlTypes = {
  id: 'bigint',
  number: 'integer',
  float: 'double precision',
  boolean: 'boolean',
  text: 'text',
  instant: 'double precision',
} as const;

type Column = {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** From the record to the column, and from the column to the record. */
  readonly written: string;
  readonly read: string;
};

function columnFrom(field: string, fieldType: FieldType): Column {
  const plain = (
    fieldType.endsWith('?') ? fieldType.slice(0, -1) : fieldType
  ) as keyof typeof sqlTypes;
  const name = columnOf(field);
  const json = plain in jsonOf ? jsonOf[plain as keyof typeof jsonOf](name) : name;
  return {
    field,
    name,
    type: sqlTypes[plain],
    written: plain === 'instant' ? `to_timestamp("${field}" / 1000)` : `"${field}"`,
    read: fieldType.endsWith('?') ? `coalesce((${json})::text, 'null')` : json,
  };
}

/** How the text of a column becomes JSON, where it is not JSON already. */
const jsonOf = {
  id: (name: string) => `'"' || ${name} || '"'`,
  text: (name: string) => `to_json(${name})::text`,
  boolean: (name: string) => `${name}::text`,
  instant: (name: string) => `round(extract(epoch from ${name}) * 1000)`,
} as const;

function columnsOf(kind: Kind): readonly Column[] {
  const { id, fields } = kinds[kind];
  const version = { ...columnFrom('version', 'number'), type: 'bigint' };
  const others = Object.entries<FieldType>(fields).map(([field, type]) => columnFrom(field, type));
  return [columnFrom('id', id), version, ...others];
}

function sqlOf(kind: Kind): KindSql {
  const { table } = kinds[kind];
  const columns = columnsOf(kind);
  const isKept = keptAfterRemoval.includes(kind);
  const list = (text: (column: Column) => string) => columns.map(text).join(', ');
  const replaced = columns.slice(1).map(({ name }) => `${name} = excluded.${name}`);
  if (isKept) replaced.push('removed = false');
  return {
    upsert: `insert into ${table} (${list(({ name }) => name)})
      select ${list(({ written }) => written)}
      from json_to_recordset($1::json) as fresh(${list(({ field, type }) => `"${field}" ${type}`)})
      on conflict (id) do update set ${replaced.join(', ')}`,
    remove: isKept
      ? `update ${table} set removed = true where id = any($1::bigint[])`
      : `delete from ${table} where id = any($1::bigint[])`,
    readAfter: `select concat('[', string_agg(
        concat('[', ${columns.map(({ read }) => read).join(", ',', ")}, ']'), ','), ']') as records
      from (select * from ${table} where id > $1::bigint${isKept ? ' and not removed' : ''}
        order by id limit ${ROWS_PER_READ}) as chunk`,
    columns: columns.map(({ field }) => field),
  };
}

export const kindSql = Object.fromEntries(
  kindsInOrder.map((kind) => [kind, sqlOf(kind)]),
) as Readonly<Record<Kind, KindSql>>;
