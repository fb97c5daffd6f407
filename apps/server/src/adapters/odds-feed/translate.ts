import { eventTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import {
  type EntityClass,
  entityFields,
  type FieldKind,
} from '@kipute/provider-protocols/odds-feed/entity-fields';
import {
  type EntityRecord,
  isEntityClass,
  isOptional,
  type ReadValue,
} from '@kipute/provider-protocols/odds-feed/read-entity';
import { ABSURD_PRICE, type AnyCreate, type Change } from '../../features/catalogue/ports.ts';
import type { CountFeedEvent } from './feed-events.ts';
import {
  aboutOf,
  type ClassMapping,
  countUnknownFields,
  fittingReaderOf,
  internIds,
  isCountry,
  mappingOf,
  protocolFields,
  readFittingEntity,
  sourcesOf,
} from './field-mapping.ts';
import { isFields } from './messages.ts';

/** Counts what is odd; `now` tells a start that nobody can have meant. */
export type TranslateOptions = { readonly now: number; readonly count: CountFeedEvent };

type Fields = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | null;

/** An entity of a snapshot; undefined when there is nothing to keep. */
export function translateEntity(raw: unknown, options: TranslateOptions): AnyCreate | undefined {
  const entityClass = classOf(raw, options);
  if (!entityClass) return undefined;
  noteUnknownFields(entityClass, raw as Fields, options);
  return createFrom(entityClass, raw as Fields, options);
}

/** A change of an update; undefined when there is nothing to do. */
export function translateChange(raw: unknown, options: TranslateOptions): Change | undefined {
  const entityClass = classOf(raw, options);
  if (!entityClass) return undefined;
  const fields = raw as Fields;
  if (fields.type === 'update') return updateFrom(entityClass, fields, options);
  noteUnknownFields(entityClass, fields, options);
  if (fields.type === 'create') return createFrom(entityClass, fields, options);
  if (fields.type === 'delete') return deleteFrom(entityClass, fields, options);
  options.count('unknown-act', 1);
  return undefined;
}

/** Undefined, and counted, when the class is unknown. */
function classOf(raw: unknown, { count }: TranslateOptions): EntityClass | undefined {
  if (isFields(raw)) {
    const { entityClass } = raw;
    // Nearly everything is about offers, and comparing is quicker than looking up.
    if (entityClass === 'BettingOffer') return 'BettingOffer';
    if (isEntityClass(entityClass)) return entityClass;
  }
  count('unknown-class', 1);
  return undefined;
}

function noteUnknownFields(
  entityClass: EntityClass,
  raw: Fields,
  { count }: TranslateOptions,
): void {
  const unknownFields = countUnknownFields(entityClass, raw);
  if (unknownFields > 0) count('unknown-field', unknownFields);
}

const sources = new Map(
  Object.values(mappingOf).flatMap((mapping) =>
    mapping ? [[mapping, sourcesOf(mapping)] as const] : [],
  ),
);

function createFrom(entityClass: EntityClass, raw: Fields, options: TranslateOptions) {
  const mapping = mappingOf[entityClass];
  const entity = readFittingEntity(entityClass, raw, 'whole');
  if (entity === 'odds') return createFrom(entityClass, { ...raw, odds: 0 }, options);
  if (typeof entity === 'string') {
    options.count('wrong-field', 1);
    return undefined;
  }
  if (!mapping || mapping.isKept?.(entity) === false) {
    options.count('not-kept', 1);
    return undefined;
  }
  const record = recordOf(mapping, entity, options);
  return { kind: mapping.kind, act: 'create', record } as unknown as AnyCreate;
}

function recordOf(mapping: ClassMapping, entity: EntityRecord, options: TranslateOptions) {
  const record: Record<string, Value> = { id: entity.id ?? 0, version: entity.version ?? 0 };
  for (const { field, name, fallback } of sources.get(mapping) ?? []) {
    record[field] = valueFor(field, entity[name] ?? fallback, options);
  }
  return Object.assign(record, combinedFields(mapping, entity, record));
}

/** What no single field of the provider says. */
function combinedFields({ kind }: ClassMapping, entity: EntityRecord, record: Fields): object {
  if (kind === 'offer') return { isWithdrawn: false };
  if (kind === 'country') return isCountry(entity.typeId) ? {} : { code: null };
  if (kind === 'translation') {
    return { about: aboutOf(entity.entityTypeId), entityId: entity.entityId };
  }
  if (kind !== 'event') return {};
  const isMatch = entity.typeId === eventTypes.match;
  return { isMatch, competitionId: isMatch ? record.competitionId : null };
}

function deleteFrom(entityClass: EntityClass, raw: Fields, { count }: TranslateOptions) {
  const mapping = mappingOf[entityClass];
  const entity = readFittingEntity(entityClass, { id: raw.id }, 'changed');
  if (mapping && typeof entity !== 'string') {
    return { kind: mapping.kind, act: 'delete', id: entity.id } as unknown as Change;
  }
  count(mapping ? 'wrong-field' : 'not-kept', 1);
  return undefined;
}

/**
 * Nearly all that a provider sends are updates of a field or two, so they are read by the fields
 * that came, not by the long table of those that might have. Fields we do not keep are not read.
 */
type UpdateReader = {
  readonly kind: string;
  readonly readId: ReadValue;
  /** By the provider's name; null for what is known and not kept. */
  readonly fields: ReadonlyMap<string, FieldReader | null>;
};

type FieldReader = {
  readonly field: string;
  readonly read: ReadValue;
  readonly optional: boolean;
  /** Stands for null. */
  readonly fallback: Value;
};

function updateReaderOf(entityClass: EntityClass): UpdateReader | undefined {
  const mapping = mappingOf[entityClass];
  if (!mapping) return undefined;
  const kinds: Readonly<Record<string, FieldKind>> = entityFields[entityClass];
  const known = [...protocolFields, ...Object.keys(kinds)];
  const fields = new Map<string, FieldReader | null>(known.map((name) => [name, null]));
  const version = { field: 'version', name: 'version', fallback: null };
  for (const { field, name, fallback } of [version, ...sourcesOf(mapping)]) {
    const kind = kinds[name] ?? 'text';
    const read = fittingReaderOf(name, kind);
    fields.set(name, { field, read, optional: isOptional(kind), fallback });
  }
  const readId = fittingReaderOf('id', kinds.id ?? 'id');
  const isFrequent = mapping.kind === 'offer';
  return { kind: mapping.kind, readId: isFrequent ? internIds(readId) : readId, fields };
}

const updateReaders = Object.fromEntries(
  (Object.keys(entityFields) as EntityClass[]).map((name) => [name, updateReaderOf(name)]),
) as Readonly<Record<EntityClass, UpdateReader | undefined>>;

function updateFrom(
  entityClass: EntityClass,
  raw: Fields,
  options: TranslateOptions,
): Change | undefined {
  const { count } = options;
  const reader = updateReaders[entityClass];
  if (!reader) {
    noteUnknownFields(entityClass, raw, options);
    count('not-kept', 1);
    return undefined;
  }
  const { changed, isWrong, unknownFields } = readChanged(reader, raw, options);
  if (unknownFields > 0) count('unknown-field', unknownFields);
  const id = reader.readId(raw.id);
  const { kind } = reader;
  if (id !== undefined && !isWrong) {
    return { kind, act: 'update', id, changed } as unknown as Change;
  }
  count('wrong-field', 1);
  // CAT-08: what we could not read may have been a price, so the old one is not sold any more.
  if (kind !== 'offer' || id === undefined) return undefined;
  return { kind, act: 'update', id: String(id), changed: { price: ABSURD_PRICE } };
}

type Read = {
  readonly changed: Readonly<Record<string, Value>>;
  readonly isWrong: boolean;
  readonly unknownFields: number;
};

function readChanged({ fields }: UpdateReader, raw: Fields, options: TranslateOptions): Read {
  const changed: Record<string, Value> = {};
  let isWrong = false;
  let unknownFields = 0;
  for (const name in raw) {
    const reader = fields.get(name);
    const wireValue = raw[name];
    if (reader === undefined) unknownFields += 1;
    if (!reader || wireValue === undefined) continue;
    const value = changedValue(reader, wireValue, options);
    if (value === undefined) isWrong = true;
    else changed[reader.field] = value;
  }
  return { changed, isWrong, unknownFields };
}

/** Undefined when the value is not of its kind. */
function changedValue(
  { field, read, optional, fallback }: FieldReader,
  wireValue: unknown,
  options: TranslateOptions,
) {
  if (wireValue === null) return optional ? valueFor(field, fallback, options) : undefined;
  const known = read(wireValue);
  return known === undefined ? undefined : valueFor(field, known, options);
}

function valueFor(field: string, value: Value, options: TranslateOptions): Value {
  if (field === 'price') return translatePrice(value, options);
  return field === 'startsAt' ? translateStart(value, options) : value;
}

const ODDS_THOUSANDTHS_MIN = 1_001;
const ODDS_THOUSANDTHS_MAX = 1_000_000;
const NEAR_HALF = 1e-6;
const FAR_FUTURE_MS = 2 * 365 * 24 * 3_600_000;

/** From here to the page's frame a price is an integer of thousandths. */
function translatePrice(odds: Value, { count }: TranslateOptions): number {
  if (typeof odds !== 'number') return 0;
  const price = priceOf(odds);
  if (price === ABSURD_PRICE) count('absurd-odds', 1);
  return price;
}

export function priceOf(odds: number): number {
  const thousandths = thousandthsOf(odds);
  const isSane = thousandths >= ODDS_THOUSANDTHS_MIN && thousandths <= ODDS_THOUSANDTHS_MAX;
  return isSane ? thousandths : ABSURD_PRICE;
}

/**
 * Rounded half up on the decimals as they were written. Multiplying by a thousand does that except
 * near a half, where the binary form of the odds would decide.
 */
function thousandthsOf(odds: number): number {
  const times = odds * 1_000;
  const isNearHalf = Math.abs(times - Math.floor(times) - 0.5) < NEAR_HALF;
  return Math.round(isNearHalf ? Number(`${odds}e3`) : times);
}

/** 0, which is long ago, for none and for one that nobody can have meant: neither can be sold. */
function translateStart(startTime: Value, { now, count }: TranslateOptions): number {
  if (typeof startTime !== 'string') return 0;
  const startsAt = Date.parse(startTime);
  if (startsAt - now < FAR_FUTURE_MS) return startsAt;
  count('absurd-start', 1);
  return 0;
}
