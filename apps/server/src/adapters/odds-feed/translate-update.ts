import {
  type EntityClass,
  entityFields,
  type FieldKind,
} from '@kipute/provider-protocols/odds-feed/entity-fields';
import { isOptional, type ReadValue } from '@kipute/provider-protocols/odds-feed/read-entity';
import { ABSURD_PRICE, type Change } from '../../features/catalogue/ports.ts';
import { countUnknownFields, fittingReaderOf, ownWords } from './entity-values.ts';
import { sourcesOf, wordsOf } from './entity-words.ts';
import { rememberingIds } from './known-ids.ts';
import { type TranslateTerms, valueFor } from './translate-values.ts';

/**
 * Nearly all that a provider sends are updates of a field or two, so they are read by the fields
 * that came and not by the long table of those that might have. What we have no word for is known
 * and not read.
 */
type Value = string | number | boolean | null;
type Fields = Readonly<Record<string, unknown>>;

type Word = {
  readonly field: string;
  readonly read: ReadValue;
  readonly optional: boolean;
  /** Stands where they say that there is none. */
  readonly without: Value;
};

type Vocabulary = {
  readonly kind: string;
  readonly readId: ReadValue;
  /** By their name; null for what is known and not kept. */
  readonly words: ReadonlyMap<string, Word | null>;
};

function vocabularyOf(entityClass: EntityClass): Vocabulary | undefined {
  const ours = wordsOf[entityClass];
  if (!ours) return undefined;
  const kinds: Readonly<Record<string, FieldKind>> = entityFields[entityClass];
  const known = [...ownWords, ...Object.keys(kinds)];
  const words = new Map<string, Word | null>(known.map((name) => [name, null]));
  const version = { field: 'version', name: 'version', without: null };
  for (const { field, name, without } of [version, ...sourcesOf(ours)]) {
    const kind = kinds[name] ?? 'text';
    const read = fittingReaderOf(name, kind);
    words.set(name, { field, read, optional: isOptional(kind), without });
  }
  const readId = fittingReaderOf('id', kinds.id ?? 'id');
  const isOften = ours.kind === 'offer';
  return { kind: ours.kind, readId: isOften ? rememberingIds(readId) : readId, words };
}

const vocabularies = Object.fromEntries(
  (Object.keys(entityFields) as EntityClass[]).map((name) => [name, vocabularyOf(name)]),
) as Readonly<Record<EntityClass, Vocabulary | undefined>>;

/** A word alone; undefined when it is not what the table says. */
function toldValue({ field, read, optional, without }: Word, told: unknown, terms: TranslateTerms) {
  if (told === null) return optional ? valueFor(field, without, terms) : undefined;
  const known = read(told);
  return known === undefined ? undefined : valueFor(field, known, terms);
}

type Read = {
  readonly changed: Readonly<Record<string, Value>>;
  readonly isWrong: boolean;
  readonly unknownFields: number;
};

function readFields({ words }: Vocabulary, raw: Fields, terms: TranslateTerms): Read {
  const changed: Record<string, Value> = {};
  let isWrong = false;
  let unknownFields = 0;
  for (const name in raw) {
    const word = words.get(name);
    const told = raw[name];
    if (word === undefined) unknownFields += 1;
    if (!word || told === undefined) continue;
    const value = toldValue(word, told, terms);
    if (value === undefined) isWrong = true;
    else changed[word.field] = value;
  }
  return { changed, isWrong, unknownFields };
}

/** Undefined when there is nothing to do. */
export function translateUpdate(
  entityClass: EntityClass,
  raw: Fields,
  terms: TranslateTerms,
): Change | undefined {
  const { count } = terms;
  const vocabulary = vocabularies[entityClass];
  if (!vocabulary) {
    const unknownFields = countUnknownFields(entityClass, raw);
    if (unknownFields > 0) count('unknown-field', unknownFields);
    count('not-kept', 1);
    return undefined;
  }
  const { changed, isWrong, unknownFields } = readFields(vocabulary, raw, terms);
  if (unknownFields > 0) count('unknown-field', unknownFields);
  const id = vocabulary.readId(raw.id);
  const { kind } = vocabulary;
  if (id !== undefined && !isWrong) {
    return { kind, act: 'update', id, changed } as unknown as Change;
  }
  count('wrong-field', 1);
  // CAT-08: what we could not read may have been a price, so the old one is not sold any more.
  if (kind !== 'offer' || id === undefined) return undefined;
  return { kind, act: 'update', id: String(id), changed: { price: ABSURD_PRICE } };
}
