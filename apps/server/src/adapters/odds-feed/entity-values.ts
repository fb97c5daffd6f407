import {
  type EntityClass,
  entityFields,
  type FieldKind,
} from '@kipute/provider-protocols/odds-feed/entity-fields';
import {
  type EntityRecord,
  type ReadValue,
  readEntity,
  readerOf,
} from '@kipute/provider-protocols/odds-feed/read-entity';

/**
 * A second look at values that the protocol allows and our tables could not hold. One of them in
 * a batch would stop the whole intake, so it is refused where it comes in.
 */
const INT32_MAX = 2_147_483_647;
const INT64_MAX = 9_223_372_036_854_775_807n;
const TEXT_LENGTH_MAX = 2_000;

/** One spelling per number: two would be two records here and one row in a table. */
const canonicalId = /^(0|-?[1-9]\d{0,18})$/;

function isInt64(text: string): boolean {
  if (!canonicalId.test(text)) return false;
  if (text.length < 19) return true;
  const number = BigInt(text);
  return number <= INT64_MAX && number >= -INT64_MAX;
}

function cleanText(text: string): string {
  const short = text.length > TEXT_LENGTH_MAX ? text.slice(0, TEXT_LENGTH_MAX) : text;
  return short.toWellFormed().replaceAll('\0', '');
}

type Value = string | number | boolean | null;

/** Undefined when it does not fit. */
type Fit = (value: Value) => Value | undefined;

const fits: Readonly<Record<string, Fit>> = {
  number: (value) =>
    typeof value !== 'number' || Math.abs(value) <= INT32_MAX ? value : undefined,
  id: (value) => (typeof value !== 'string' || isInt64(value) ? value : undefined),
  text: (value) => (typeof value === 'string' ? cleanText(value) : value),
};

function fitOf(name: string, kind: FieldKind): Fit | undefined {
  return name === 'version' && kind === 'number' ? undefined : fits[kind.replace('?', '')];
}

const fitsByClass: ReadonlyMap<string, ReadonlyMap<string, Fit | undefined>> = new Map(
  Object.entries(entityFields).map(([entityClass, kinds]) => {
    const names = Object.entries(kinds).map(([name, kind]) => [name, fitOf(name, kind)] as const);
    return [entityClass, new Map(names)];
  }),
);

/** Reads a value as the table says, and fits it. */
export function fittingReaderOf(name: string, kind: FieldKind): ReadValue {
  const read = readerOf(kind);
  const fit = fitOf(name, kind);
  if (!fit) return read;
  return (value) => {
    const known = read(value);
    return known === undefined ? undefined : (fit(known) ?? undefined);
  };
}

/** Like `readEntity`, and every value fits our tables. The name of a field when one does not. */
export function readFittingEntity(
  entityClass: EntityClass,
  raw: Readonly<Record<string, unknown>>,
  extent: 'whole' | 'changed',
): EntityRecord | string {
  const read = readEntity(entityClass, raw, extent);
  if (typeof read === 'string') return read;
  const fitsOfClass = fitsByClass.get(entityClass);
  const record: Record<string, Value> = {};
  for (const name in read) {
    const told = read[name] ?? null;
    const fit = fitsOfClass?.get(name);
    const value = fit ? fit(told) : told;
    if (value === undefined) return name;
    record[name] = value;
  }
  return record;
}

/** Words of the protocol itself beside the fields of an entity. */
export const ownWords: ReadonlySet<string> = new Set(['entityClass', 'type']);

export function countUnknownFields(
  entityClass: EntityClass,
  raw: Readonly<Record<string, unknown>>,
): number {
  let count = 0;
  for (const name in raw) {
    if (!Object.hasOwn(entityFields[entityClass], name) && !ownWords.has(name)) count += 1;
  }
  return count;
}
