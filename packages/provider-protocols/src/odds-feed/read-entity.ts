import { type EntityClass, entityFields, type FieldKind } from './entity-fields.ts';

/** Fields of one entity, named and typed as the table says; ids are text. */
export type EntityRecord = { readonly [field: string]: string | number | boolean | null };

const idPattern = /^-?\d{1,19}$/;
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

export function isEntityClass(text: unknown): text is EntityClass {
  return typeof text === 'string' && Object.hasOwn(entityFields, text);
}

type Value = string | number | boolean;

/** Undefined when the value is not of its kind. Both spellings of a number are on the wire. */
const readers: Record<string, ReadValue> = {
  id: (value) => {
    if (typeof value === 'string') return idPattern.test(value) ? value : undefined;
    return Number.isSafeInteger(value) ? String(value) : undefined;
  },
  number: (value) => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    return Number.isSafeInteger(number) ? (number as number) : undefined;
  },
  float: (value) => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    return Number.isFinite(number) ? (number as number) : undefined;
  },
  boolean: (value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'boolean' ? value : undefined;
  },
  text: (value) => (typeof value === 'string' ? value : undefined),
  time: (value) => {
    if (typeof value !== 'string' || !timePattern.test(value)) return undefined;
    return Number.isNaN(Date.parse(value)) ? undefined : value;
  },
};

export type ReadValue = (value: unknown) => Value | undefined;

type Plan = { readonly name: string; readonly read: ReadValue; readonly optional: boolean };

export const isOptional = (kind: FieldKind): boolean => kind.endsWith('?');

/** How a value of this kind is read where there is one. */
export function readerOf(kind: FieldKind): ReadValue {
  const read = readers[isOptional(kind) ? kind.slice(0, -1) : kind];
  if (!read) throw new Error(`the table has an unknown kind: ${kind}`);
  return read;
}

function planOf(fields: Record<string, FieldKind>): readonly Plan[] {
  return Object.entries(fields).map(([name, kind]) => ({
    name,
    read: readerOf(kind),
    optional: isOptional(kind),
  }));
}

const plans = Object.fromEntries(
  Object.entries(entityFields).map(([name, fields]) => [name, planOf(fields)]),
) as Readonly<Record<EntityClass, readonly Plan[]>>;

/**
 * Reads the fields the table knows and drops the others. `whole` wants every required field, as a
 * dump and a create have them; otherwise only what is there is read. Answers the name of a field
 * instead when that field is wrong.
 */
export function readEntity(
  entityClass: EntityClass,
  raw: Readonly<Record<string, unknown>>,
  extent: 'whole' | 'changed',
): EntityRecord | string {
  const record: Record<string, Value | null> = {};
  for (const { name, read, optional } of plans[entityClass]) {
    const value = raw[name];
    if (value === undefined || value === null) {
      const mayLack = optional || (extent === 'changed' && name !== 'id' && value === undefined);
      if (!mayLack) return name;
      if (value === null) record[name] = null;
      continue;
    }
    const known = read(value);
    if (known === undefined) return name;
    record[name] = known;
  }
  return record;
}
