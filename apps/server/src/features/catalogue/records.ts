/**
 * Everything the provider tells us of, in our words. Ids of catalogue entries (sports, countries,
 * bookmakers, parts, market types) are small numbers; all others are int64 in decimal text.
 */
export type Sport = { readonly id: number; readonly name: string };

export type Country = {
  readonly id: number;
  readonly name: string;
  /** Two letters, for the flag; null for the world and the continents. */
  readonly code: string | null;
};

export type Bookmaker = {
  readonly id: number;
  readonly name: string;
};

/** A league whatever its season. */
export type League = {
  readonly id: string;
  readonly name: string;
  readonly sportId: number;
  readonly countryId: number | null;
};

export type Competition = {
  readonly id: string;
  readonly name: string;
  readonly sportId: number;
  readonly leagueId: string | null;
  readonly countryId: number | null;
  readonly popularity: number;
};

export type Team = { readonly id: string; readonly name: string };

export type Match = {
  readonly id: string;
  readonly competitionId: string;
  readonly sportId: number;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** 1 to 8 of the match statuses. */
  readonly status: number;
  /** Part being played; null when none is. */
  readonly partId: number | null;
  readonly popularity: number;
  /** Undefined until the provider has named both sides; such a match is not shown. */
  readonly homeId: string | undefined;
  readonly awayId: string | undefined;
};

export type Market = {
  readonly id: string;
  readonly matchId: string;
  readonly partId: number;
  readonly marketTypeId: number;
  /** Goals or cards or corners, for types that can be about any of them. */
  readonly scoringUnitId: number | null;
  /** The line or the handicap, for those that have one. */
  readonly line: number | null;
  readonly line2: number | null;
  readonly text: string | null;
  /** The team or player it is about. */
  readonly teamId: string | null;
  readonly isClosed: boolean;
};

export type Selection = {
  readonly id: string;
  readonly matchId: string;
  readonly partId: number;
  /** The provider's outcome type: winner, draw, over… */
  readonly typeId: number;
  /** 1 to 9 of the provider's outcome statuses. */
  readonly status: number;
  readonly isNegation: boolean;
  readonly line: number | null;
  readonly line2: number | null;
  readonly line3: number | null;
  readonly yes: boolean | null;
  readonly text: string | null;
  readonly teamId: string | null;
  readonly secondTeamId: string | null;
  readonly code: string | null;
  readonly name: string;
  /** Its result changed after it had been decided. */
  readonly settlementRequired: boolean;
};

export type Offer = {
  readonly id: string;
  readonly selectionId: string;
  readonly bookmakerId: number;
  readonly marketTypeId: number;
  /** 1 to 7 of the offer statuses; 5 (invalid) when its price made no sense. */
  readonly status: number;
  readonly isLive: boolean;
  /** Thousandths; 0 when it has no price. */
  readonly odds: number;
};

/** A live fact about a match: score, cards, corners, minute. */
export type Fact = {
  readonly id: string;
  readonly matchId: string;
  /** The provider's EventInfo type. */
  readonly typeId: number;
  readonly partId: number;
  /** 1 in force, 4 of a part that is over; others do not count. */
  readonly status: number;
  readonly number1: number | null;
  readonly number2: number | null;
  /** `number1` belongs to this team and `number2` to the next; neither is always at home. */
  readonly team1Id: string | null;
  readonly team2Id: string | null;
  readonly aboutPartId: number | null;
  readonly text: string | null;
};

/** Something that happened at a minute of a match. Taken back when its status is not 1 or 4. */
export type MatchIncident = {
  readonly id: string;
  readonly matchId: string;
  /** The provider's event action type. */
  readonly typeId: number;
  readonly partId: number;
  readonly status: number;
  readonly minute: number;
  readonly teamId: string | null;
  readonly playerId: string | null;
};
