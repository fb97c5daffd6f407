import { eventTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { EntityClass } from '@kipute/provider-protocols/odds-feed/entity-fields';
import { type EntityRecord, isEntityClass } from '@kipute/provider-protocols/odds-feed/read-entity';
import type { AnyCreate, Change } from '../../features/catalogue/ports.ts';
import { countUnknownFields, readFittingEntity } from './entity-values.ts';
import { aboutOf, isCountry, sourcesOf, type Words, wordsOf } from './entity-words.ts';
import { isFields } from './messages.ts';
import { translateUpdate } from './translate-update.ts';
import { type TranslateTerms, valueFor } from './translate-values.ts';

type Fields = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | null;

const sources = new Map(
  Object.values(wordsOf).flatMap((words) => (words ? [[words, sourcesOf(words)] as const] : [])),
);

function wholeRecord(words: Words, entity: EntityRecord, terms: TranslateTerms) {
  const record: Record<string, Value> = { id: entity.id ?? 0, version: entity.version ?? 0 };
  for (const { field, name, without } of sources.get(words) ?? []) {
    record[field] = valueFor(field, entity[name] ?? without, terms);
  }
  return Object.assign(record, beyondWords(words, entity, record));
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

function deleteFrom(entityClass: EntityClass, raw: Fields, { count }: TranslateTerms) {
  const words = wordsOf[entityClass];
  const entity = readFittingEntity(entityClass, { id: raw.id }, 'changed');
  if (words && typeof entity !== 'string') {
    return { kind: words.kind, act: 'delete', id: entity.id } as unknown as Change;
  }
  count(words ? 'wrong-field' : 'not-kept', 1);
  return undefined;
}

/** Undefined, and counted, when nobody knows its class. */
function classOf(raw: unknown, { count }: TranslateTerms): EntityClass | undefined {
  if (isFields(raw)) {
    const { entityClass } = raw;
    // Nearly everything is about offers, and comparing is quicker than looking up.
    if (entityClass === 'BettingOffer') return 'BettingOffer';
    if (isEntityClass(entityClass)) return entityClass;
  }
  count('unknown-class', 1);
  return undefined;
}

function noteUnknownFields(entityClass: EntityClass, raw: Fields, { count }: TranslateTerms): void {
  const unknownFields = countUnknownFields(entityClass, raw);
  if (unknownFields > 0) count('unknown-field', unknownFields);
}

/** An entity of a dump; undefined when there is nothing to keep. */
export function translateEntity(raw: unknown, terms: TranslateTerms): AnyCreate | undefined {
  const entityClass = classOf(raw, terms);
  if (!entityClass) return undefined;
  noteUnknownFields(entityClass, raw as Fields, terms);
  return createFrom(entityClass, raw as Fields, terms);
}

/** A line of an update; undefined when there is nothing to do. */
export function translateChange(raw: unknown, terms: TranslateTerms): Change | undefined {
  const entityClass = classOf(raw, terms);
  if (!entityClass) return undefined;
  const fields = raw as Fields;
  if (fields.type === 'update') return translateUpdate(entityClass, fields, terms);
  noteUnknownFields(entityClass, fields, terms);
  if (fields.type === 'create') return createFrom(entityClass, fields, terms);
  if (fields.type === 'delete') return deleteFrom(entityClass, fields, terms);
  terms.count('unknown-act', 1);
  return undefined;
}
