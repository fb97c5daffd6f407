import { eventTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { EntityClass } from '@kipute/provider-protocols/odds-feed/entity-fields';
import { type EntityRecord, isEntityClass } from '@kipute/provider-protocols/odds-feed/read-entity';
import { ABSURD_PRICE, type AnyCreate, type Change } from '../../features/catalogue/ports.ts';
import { countUnknownFields, readFittingEntity } from './entity-values.ts';
import { aboutOf, isCountry, type Words, wordsOf } from './entity-words.ts';
import type { CountFeedEvent } from './feed-events.ts';
import { isFields } from './messages.ts';

type Fields = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | null;

/** Counts what is odd; `now` tells a start that nobody can have meant. */
export type TranslateTerms = { readonly now: number; readonly count: CountFeedEvent };

const ODDS_THOUSANDTHS_MIN = 1_001;
const ODDS_THOUSANDTHS_MAX = 1_000_000;
const FAR_FUTURE_MS = 2 * 365 * 24 * 3_600_000;

/** In thousandths, half up on the decimals as they were written. */
export function priceOf(odds: number): number {
  const thousandths = Math.round(Number(`${odds}e3`));
  const isSane = thousandths >= ODDS_THOUSANDTHS_MIN && thousandths <= ODDS_THOUSANDTHS_MAX;
  return isSane ? thousandths : ABSURD_PRICE;
}

function translatePrice(odds: Value, { count }: TranslateTerms): number {
  if (typeof odds !== 'number') return 0;
  const price = priceOf(odds);
  if (price === ABSURD_PRICE) count('absurd-odds', 1);
  return price;
}

/** 0, which is long ago, for none and for one that nobody can have meant: neither can be sold. */
function translateStart(startTime: Value, { now, count }: TranslateTerms): number {
  if (typeof startTime !== 'string') return 0;
  const startsAt = Date.parse(startTime);
  if (startsAt - now < FAR_FUTURE_MS) return startsAt;
  count('absurd-start', 1);
  return 0;
}

function valueFor(field: string, told: Value, terms: TranslateTerms): Value {
  if (field === 'price') return translatePrice(told, terms);
  return field === 'startsAt' ? translateStart(told, terms) : told;
}

function wholeRecord(words: Words, entity: EntityRecord, terms: TranslateTerms) {
  const record: Record<string, Value> = { id: entity.id ?? 0, version: entity.version ?? 0 };
  for (const [field, source] of Object.entries(words.fields)) {
    const [name, without] = typeof source === 'string' ? [source, null] : source;
    record[field] = valueFor(field, entity[name] ?? without, terms);
  }
  return { ...record, ...beyondWords(words, entity, record) };
}

/** What no single field of theirs says. */
function beyondWords({ kind }: Words, entity: EntityRecord, record: Fields): object {
  if (kind === 'offer') return { isWithdrawn: false };
  if (kind === 'country') return isCountry(entity.typeId) ? {} : { code: null };
  if (kind === 'translation') {
    return { about: aboutOf(entity.entityTypeId), entityId: entity.entityId };
  }
  if (kind !== 'event') return {};
  const isMatch = entity.typeId === eventTypes.match;
  return { isMatch, competitionId: isMatch ? record.competitionId : null };
}

function changedFields(words: Words, entity: EntityRecord, terms: TranslateTerms): object {
  const changed: Record<string, Value> = {};
  if (entity.version !== undefined) changed.version = entity.version;
  for (const [field, source] of Object.entries(words.fields)) {
    const [name, without] = typeof source === 'string' ? [source, null] : source;
    const told = entity[name];
    if (told !== undefined) changed[field] = valueFor(field, told ?? without, terms);
  }
  return changed;
}

function createFrom(entityClass: EntityClass, raw: Fields, terms: TranslateTerms) {
  const words = wordsOf[entityClass];
  const entity = readFittingEntity(entityClass, raw, 'whole');
  if (entity === 'odds') return createFrom(entityClass, { ...raw, odds: 0 }, terms);
  if (typeof entity === 'string') {
    terms.count('wrong-field', 1);
    return undefined;
  }
  if (!words || words.isKept?.(entity) === false) {
    terms.count('not-kept', 1);
    return undefined;
  }
  const record = wholeRecord(words, entity, terms);
  return { kind: words.kind, act: 'create', record } as unknown as AnyCreate;
}

function updateFrom(entityClass: EntityClass, raw: Fields, terms: TranslateTerms) {
  const words = wordsOf[entityClass];
  if (!words) {
    terms.count('not-kept', 1);
    return undefined;
  }
  const entity = readFittingEntity(entityClass, raw, 'changed');
  if (typeof entity === 'string') return unreadableUpdate(entityClass, raw, terms);
  const changed = changedFields(words, entity, terms);
  return { kind: words.kind, act: 'update', id: entity.id, changed } as unknown as Change;
}

/** CAT-08: what we could not read may have been a price, so the old one is not sold any more. */
function unreadableUpdate(
  entityClass: EntityClass,
  raw: Fields,
  { count }: TranslateTerms,
): Change | undefined {
  count('wrong-field', 1);
  if (entityClass !== 'BettingOffer') return undefined;
  const entity = readFittingEntity(entityClass, { id: raw.id }, 'changed');
  if (typeof entity === 'string') return undefined;
  return {
    kind: 'offer',
    act: 'update',
    id: String(entity.id),
    changed: { price: ABSURD_PRICE },
  };
}

function deleteFrom(entityClass: EntityClass, raw: Fields, { count }: TranslateTerms) {
  const words = wordsOf[entityClass];
  const entity = readFittingEntity(entityClass, { id: raw.id }, 'changed');
  if (words && typeof entity !== 'string') {
    return { kind: words.kind, act: 'delete', id: entity.id } as unknown as Change;
  }
  count(words ? 'wrong-field' : 'not-kept', 1);
  return undefined;
}

type From<Told> = (entityClass: EntityClass, raw: Fields, terms: TranslateTerms) => Told;

function withClass<Told>(raw: unknown, terms: TranslateTerms, from: From<Told>): Told | undefined {
  if (!isFields(raw) || !isEntityClass(raw.entityClass)) {
    terms.count('unknown-class', 1);
    return undefined;
  }
  const unknownFields = countUnknownFields(raw.entityClass, raw);
  if (unknownFields > 0) terms.count('unknown-field', unknownFields);
  return from(raw.entityClass, raw, terms);
}

/** An entity of a dump; undefined when there is nothing to keep. */
export const translateEntity = (raw: unknown, terms: TranslateTerms): AnyCreate | undefined =>
  withClass(raw, terms, createFrom);

const acts: Readonly<Record<string, From<Change | undefined>>> = {
  create: createFrom,
  update: updateFrom,
  delete: deleteFrom,
};

/** A line of an update; undefined when there is nothing to do. */
export function translateChange(raw: unknown, terms: TranslateTerms): Change | undefined {
  return withClass(raw, terms, (entityClass, fields) => {
    const act = String(fields.type);
    const from = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (from) return from(entityClass, fields, terms);
    terms.count('unknown-act', 1);
    return undefined;
  });
}
