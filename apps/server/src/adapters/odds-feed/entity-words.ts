import {
  eventTypes,
  languages,
  locationTypes,
  translatedEntityTypes,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import type { EntityClass } from '@kipute/provider-protocols/odds-feed/entity-fields';
import type { EntityRecord } from '@kipute/provider-protocols/odds-feed/read-entity';
import type { Kind } from '../../features/catalogue/ports.ts';

/**
 * Their words and ours, class by class. A line says where a field comes from: a name alone is
 * taken as it is; with a second part, that stands where they say nothing.
 */
type Source = string | readonly [name: string, without: string | number | boolean];

export type Words = {
  readonly kind: Kind;
  readonly fields: Readonly<Record<string, Source>>;
  /** False for what we do not keep; asked of whole entities only. */
  readonly isKept?: (entity: EntityRecord) => boolean;
};

/** Where one of our fields comes from; asked once per class, because an image has a million. */
export type FieldSource = {
  readonly field: string;
  readonly name: string;
  /** Stands where they say nothing. */
  readonly without: string | number | boolean | null;
};

export function sourcesOf({ fields }: Words): readonly FieldSource[] {
  return Object.entries(fields).map(([field, source]) => {
    const [name, without] = typeof source === 'string' ? [source, null] : source;
    return { field, name, without };
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

/** Undefined for classes that are known and not kept: parts and betting types are files of ours. */
export const wordsOf: Readonly<Record<EntityClass, Words | undefined>> = {
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
