import {
  type EntityClass,
  entityFields,
  type FieldKind,
} from '@kipute/provider-protocols/odds-feed/entity-fields';
import { type EntityRecord, readEntity } from '@kipute/provider-protocols/odds-feed/read-entity';

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
function fitted(name: string, kind: FieldKind, value: Value): Value | undefined {
  if (typeof value === 'number' && kind.startsWith('number') && name !== 'version') {
    return Math.abs(value) <= INT32_MAX ? value : undefined;
  }
  if (typeof value !== 'string') return value;
  if (kind.startsWith('id')) return isInt64(value) ? value : undefined;
  return kind.startsWith('text') ? cleanText(value) : value;
}

/** Like `readEntity`, and every value fits our tables. The name of a field when one does not. */
export function readFittingEntity(
  entityClass: EntityClass,
  raw: Readonly<Record<string, unknown>>,
  extent: 'whole' | 'changed',
): EntityRecord | string {
  const read = readEntity(entityClass, raw, extent);
  if (typeof read === 'string') return read;
  const kinds: Readonly<Record<string, FieldKind>> = entityFields[entityClass];
  const record: Record<string, Value> = {};
  for (const name in read) {
    const value = fitted(name, kinds[name] ?? 'text', read[name] ?? null);
    if (value === undefined) return name;
    record[name] = value;
  }
  return record;
}

const ownWords = new Set(['entityClass', 'type']);

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
