/**
 * What the catalogue keeps, as a table: the types of records and changes, the SQL that writes and
 * loads them, the foreign keys and the snapshot diff are all made from it. The order is
 * the order of creation: whatever a kind refers to stands above it. `?` marks what may be null,
 * `id` is an int64 as decimal text, `instant` is milliseconds since 1970.
 */
export const kinds = {
  sport: { table: 'sport', id: 'number', fields: { name: 'text' } },
  country: { table: 'country', id: 'number', fields: { name: 'text', code: 'text?' } },
  bookmaker: { table: 'bookmaker', id: 'number', fields: { name: 'text' } },
  league: {
    table: 'league',
    id: 'id',
    fields: { name: 'text', sportId: 'number', countryId: 'number?' },
  },
  team: { table: 'team', id: 'id', fields: { name: 'text' } },
  /** A competition or a match: an update of either does not say which of them it is. */
  event: {
    table: 'sport_event',
    id: 'id',
    fields: {
      isMatch: 'boolean',
      name: 'text',
      sportId: 'number',
      leagueId: 'id?',
      competitionId: 'id?',
      venueCountryId: 'number?',
      startsAt: 'instant',
      status: 'number',
      partId: 'number?',
      popularity: 'float',
    },
  },
  side: { table: 'match_side', id: 'id', fields: { matchId: 'id', teamId: 'id', role: 'number' } },
  market: {
    table: 'market',
    id: 'id',
    fields: {
      matchId: 'id',
      partId: 'number',
      marketTypeId: 'number',
      scoringUnitId: 'number?',
      line: 'float?',
      line2: 'float?',
      text: 'text?',
      teamId: 'id?',
      isClosed: 'boolean',
    },
  },
  selection: {
    table: 'selection',
    id: 'id',
    fields: {
      matchId: 'id',
      partId: 'number',
      typeId: 'number',
      status: 'number',
      isNegation: 'boolean',
      line: 'float?',
      line2: 'float?',
      line3: 'float?',
      yes: 'boolean?',
      text: 'text?',
      teamId: 'id?',
      secondTeamId: 'id?',
      code: 'text?',
      name: 'text',
      settlementRequired: 'boolean',
    },
  },
  /** A selection stands in a market. */
  placement: { table: 'placement', id: 'id', fields: { marketId: 'id', selectionId: 'id' } },
  offer: {
    table: 'offer',
    id: 'id',
    fields: {
      selectionId: 'id',
      bookmakerId: 'number',
      marketTypeId: 'number',
      feedStatus: 'number',
      isLive: 'boolean',
      /** Thousandths; 0 for none, ABSURD_PRICE for one that made no sense. */
      price: 'number',
      /** Taken away by the provider; forgotten with its selection. */
      isWithdrawn: 'boolean',
    },
  },
  fact: {
    table: 'match_fact',
    id: 'id',
    fields: {
      matchId: 'id',
      typeId: 'number',
      partId: 'number',
      status: 'number',
      number1: 'float?',
      number2: 'float?',
      team1Id: 'id?',
      team2Id: 'id?',
      aboutPartId: 'number?',
      text: 'text?',
    },
  },
  incident: {
    table: 'match_incident',
    id: 'id',
    fields: {
      matchId: 'id',
      typeId: 'number',
      partId: 'number',
      status: 'number',
      minute: 'float',
      teamId: 'id?',
      playerId: 'id?',
    },
  },
  /** A Swahili name. `about` is a kind that has one. */
  translation: {
    table: 'swahili_name',
    id: 'id',
    fields: { about: 'text', entityId: 'text', name: 'text' },
  },
} as const satisfies Record<string, KindTable>;

type KindTable = {
  readonly table: string;
  readonly id: 'number' | 'id';
  readonly fields: Readonly<Record<string, FieldType>>;
};

type PlainType = 'id' | 'number' | 'float' | 'boolean' | 'text' | 'instant';
export type FieldType = PlainType | `${PlainType}?`;

export type Kind = keyof typeof kinds;
export const kindsInOrder = Object.keys(kinds) as readonly Kind[];

/** Which field names a record of which kind. What is named is always held. */
export const references = {
  sport: {},
  country: {},
  bookmaker: {},
  league: { sportId: 'sport', countryId: 'country' },
  team: {},
  event: {
    sportId: 'sport',
    leagueId: 'league',
    competitionId: 'event',
    venueCountryId: 'country',
  },
  side: { matchId: 'event', teamId: 'team' },
  market: { matchId: 'event', teamId: 'team' },
  selection: { matchId: 'event', teamId: 'team', secondTeamId: 'team' },
  placement: { marketId: 'market', selectionId: 'selection' },
  offer: { selectionId: 'selection', bookmakerId: 'bookmaker' },
  fact: { matchId: 'event', team1Id: 'team', team2Id: 'team' },
  incident: { matchId: 'event', teamId: 'team', playerId: 'team' },
  translation: {},
} as const satisfies Record<Kind, Readonly<Record<string, Kind>>>;

/** Records that refer to one of these are deleted with it; others cannot be deleted while referred to. */
export const ownerKinds = ['event', 'market', 'selection'] as const satisfies readonly Kind[];
export type OwnerKind = (typeof ownerKinds)[number];
