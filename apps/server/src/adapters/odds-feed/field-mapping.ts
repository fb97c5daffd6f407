import {
  eventTypes,
  languages,
  locationTypes,
  translatedEntityTypes,
} from '@kipute/provider-protocols/odds-feed/catalogues';
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
import type { Kind } from '../../features/catalogue/ports.ts';

/**
 * The provider's entity classes and fields, mapped to our kinds and fields. A line says where a field
 * of ours comes from: the provider's name alone, or with the default where the provider sends none.
 */
type Source = string | readonly [name: string, fallback: string | number | boolean];

export type ClassMapping = {
  readonly kind: Kind;
  readonly fields: Readonly<Record<string, Source>>;
  /** False for entities we do not keep; asked of whole entities only. */
  readonly isKept?: (entity: EntityRecord) => boolean;
};

/** Where one field of ours comes from. */
export type FieldSource = {
  readonly field: string;
  readonly name: string;
  /** Where the provider sends none. */
  readonly fallback: string | number | boolean | null;
};

/** Asked once per class, not per entity: a snapshot has a million. */
export function sourcesOf({ fields }: ClassMapping): readonly FieldSource[] {
  return Object.entries(fields).map(([field, source]) => {
    const [name, fallback] = typeof source === 'string' ? [source, null] : source;
    return { field, name, fallback };
  });
}

const translated: ReadonlyMap<unknown, string> = new Map([
  [translatedEntityTypes.event, 'event'],
  [translatedEntityTypes.participant, 'team'],
  [translatedEntityTypes.sport, 'sport'],
  [translatedEntityTypes.location, 'country'],
]);

export const aboutOf = (entityTypeId: unknown): string => translated.get(entityTypeId) ?? '';

export const isCountry = (typeId: unknown): boolean => typeId === locationTypes.country;

const numbers = {
  number1: 'paramFloat1',
  number2: 'paramFloat2',
  team1Id: 'paramParticipantId1',
  team2Id: 'paramParticipantId2',
} as const;

/** Undefined for classes we do not keep: event parts and betting types are constants of ours. */
export const mappingOf: Readonly<Record<EntityClass, ClassMapping | undefined>> = {
  Sport: { kind: 'sport', fields: { name: 'name' } },
  Location: { kind: 'country', fields: { name: 'name', code: 'code' } },
  Provider: { kind: 'bookmaker', fields: { name: 'name' } },
  EventPart: undefined,
  BettingType: undefined,
  EventTemplate: {
    kind: 'league',
    fields: { name: 'name', sportId: 'sportId', countryId: 'categoryId' },
  },
  Event: {
    kind: 'event',
    isKept: ({ typeId }) => typeId === eventTypes.match || typeId === eventTypes.tournament,
    fields: {
      name: ['name', ''],
      sportId: 'sportId',
      leagueId: 'templateId',
      competitionId: 'parentId',
      venueCountryId: 'venueId',
      startsAt: 'startTime',
      status: 'statusId',
      partId: 'currentPartId',
      popularity: ['popularity', 0],
    },
  },
  Participant: { kind: 'team', fields: { name: 'name' } },
  EventParticipantRelation: {
    kind: 'side',
    fields: { matchId: 'eventId', teamId: 'participantId', role: 'participantRoleId' },
  },
  Market: {
    kind: 'market',
    fields: {
      matchId: 'eventId',
      partId: 'eventPartId',
      marketTypeId: 'bettingTypeId',
      scoringUnitId: 'scoringUnitId',
      line: 'paramFloat1',
      line2: 'paramFloat2',
      text: 'paramString1',
      teamId: 'paramParticipantId1',
      isClosed: ['isClosed', false],
    },
  },
  Outcome: {
    kind: 'selection',
    fields: {
      matchId: 'eventId',
      partId: 'eventPartId',
      typeId: 'typeId',
      status: 'statusId',
      isNegation: ['isNegation', false],
      line: 'paramFloat1',
      line2: 'paramFloat2',
      line3: 'paramFloat3',
      yes: 'paramBoolean1',
      text: 'paramString1',
      teamId: 'paramParticipantId1',
      secondTeamId: 'paramParticipantId2',
      code: 'code',
      name: ['name', ''],
      settlementRequired: ['settlementRequired', false],
    },
  },
  MarketOutcomeRelation: {
    kind: 'placement',
    fields: { marketId: 'marketId', selectionId: 'outcomeId' },
  },
  BettingOffer: {
    kind: 'offer',
    fields: {
      selectionId: 'outcomeId',
      bookmakerId: 'providerId',
      marketTypeId: 'bettingTypeId',
      feedStatus: 'statusId',
      isLive: 'isLive',
      price: 'odds',
    },
  },
  EventInfo: {
    kind: 'fact',
    fields: {
      matchId: 'eventId',
      typeId: 'typeId',
      partId: 'eventPartId',
      status: 'statusId',
      ...numbers,
      aboutPartId: 'paramEventPartId1',
      text: 'paramString1',
    },
  },
  EventAction: {
    kind: 'incident',
    fields: {
      matchId: 'eventId',
      typeId: 'typeId',
      partId: 'eventPartId',
      status: 'statusId',
      minute: ['paramFloat1', 0],
      teamId: 'paramParticipantId1',
      playerId: 'paramParticipantId2',
    },
  },
  Translation: {
    kind: 'translation',
    isKept: ({ entityTypeId, languageId }) =>
      languageId === languages.swahili && aboutOf(entityTypeId) !== '',
    // Whom it is about never changes, so an update brings a name alone.
    fields: { name: 'name' },
  },
};

// Values that the protocol allows and our tables cannot hold. One of them in a batch would stop the
// whole intake, so it is refused here.
const INT32_MAX = 2_147_483_647;
const INT64_MAX = 9_223_372_036_854_775_807n;
const TEXT_LENGTH_MAX = 2_000;

/** One spelling per number: two spellings would be two records in memory and one row in a table. */
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

/** Reads a value of the wire; undefined when it is not of its kind or does not fit our tables. */
export function fittingReaderOf(name: string, kind: FieldKind): ReadValue {
  const read = readerOf(kind);
  const fit = fitOf(name, kind);
  if (!fit) return read;
  return (value) => {
    const known = read(value);
    return known === undefined ? undefined : (fit(known) ?? undefined);
  };
}

/** Like `readEntity`, with every value checked to fit; returns the name of the first field that does not. */
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
    const wireValue = read[name] ?? null;
    const fit = fitsOfClass?.get(name);
    const value = fit ? fit(wireValue) : wireValue;
    if (value === undefined) return name;
    record[name] = value;
  }
  return record;
}

/** Fields of the protocol itself beside those of an entity. */
export const protocolFields: ReadonlySet<string> = new Set(['entityClass', 'type']);

export function countUnknownFields(
  entityClass: EntityClass,
  raw: Readonly<Record<string, unknown>>,
): number {
  let count = 0;
  for (const name in raw) {
    if (!Object.hasOwn(entityFields[entityClass], name) && !protocolFields.has(name)) count += 1;
  }
  return count;
}

/**
 * Interns ids. The same few ten thousand come again and again, each time as a new string that would
 * have to be checked, and hashed at its first use as a key; together that takes longer than all
 * else done with a price. A direct-mapped cache: a used slot is overwritten, so it never grows.
 */
const SLOTS = 2 ** 17;

/** Ids count up, so their last digits differ. */
const HASHED_DIGITS = 8;

function slotOf(id: string): number {
  let hash = 0;
  for (let at = Math.max(0, id.length - HASHED_DIGITS); at < id.length; at += 1) {
    hash = (Math.imul(hash, 31) + id.charCodeAt(at)) | 0;
  }
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

/** Same results as `read`, which must return a string it can read unchanged. */
export function internIds(read: ReadValue): ReadValue {
  const slots: (string | undefined)[] = new Array(SLOTS).fill(undefined);
  return (value) => {
    if (typeof value !== 'string') return read(value);
    const slot = slotOf(value);
    const known = slots[slot];
    if (known === value) return known;
    const id = read(value);
    if (typeof id === 'string') slots[slot] = id;
    return id;
  };
}
