/** Numbers of the OddsMatrix feed, as its own connector names them. */
export const eventStatuses = {
  pending: 1,
  inProgress: 2,
  ended: 3,
  interrupted: 4,
  canceled: 5,
  walkover: 6,
  abandoned: 7,
  retired: 8,
} as const;

export const bettingOfferStatuses = {
  standard: 1,
  startingPrice: 2,
  nonParticipant: 3,
  removed: 4,
  invalid: 5,
  resolved: 6,
  suspended: 7,
} as const;

export const outcomeStatuses = {
  canHappen: 1,
  didHappen: 2,
  didNotHappen: 3,
  unknownButResolved: 4,
  unknown: 5,
  halfWon: 6,
  halfLost: 7,
  void: 8,
  canceled: 9,
} as const;

/** A league or a cup is an event too, and its matches are its children. */
export const eventTypes = { match: 1, tournament: 2 } as const;

export const participantRoles = {
  home: 1,
  away: 2,
  player: 3,
  primary: 4,
  pitcher: 5,
  jockey: 6,
  trainer: 7,
} as const;

export const participantTypes = { human: 1, team: 2, pair: 3, horse: 4, dog: 5 } as const;

export const locationTypes = { country: 1, continent: 2, miscellaneous: 3, world: 4 } as const;

/** Status of an EventInfo, an EventAction and their details. */
export const factStatuses = { standard: 1, removed: 2, invalid: 3, resolved: 4 } as const;

/** What a Translation translates: `entityTypeId`. */
export const translatedEntityTypes = {
  event: 1,
  participant: 2,
  sport: 6,
  location: 7,
  outcome: 8,
  eventPart: 9,
  eventStatus: 10,
  bettingType: 11,
} as const;

/**
 * Live facts. In a score `paramFloat1` belongs to `paramParticipantId1` and `paramFloat2` to
 * `paramParticipantId2`; which of them is at home only the match itself tells.
 */
export const eventInfoTypes = {
  score: 1,
  yellowCards: 2,
  yellowRedCards: 3,
  redCards: 4,
  /** 5 to 9 are not in any published capture; they come the same way as cards do. */
  corners: 5,
  penalties: 6,
  shots: 7,
  shotsOnTarget: 8,
  dangerousAttacks: 9,
  /**
   * Not in any published capture either. Who has the ball is `paramParticipantId1`; where it is are
   * `paramFloat1`, from 0 at that team's own goal line to 100 at the other one, and `paramFloat2`,
   * from 0 at the touchline on its left to 100 on its right.
   */
  ball: 10,
  serve: 37,
  possession: 40,
  eventPartCount: 51,
  currentStatus: 92,
  matchTime: 95,
  remainingTime: 96,
  playedAt: 278,
} as const;

/**
 * What an EventAction tells, `paramFloat1` being its minute, `paramParticipantId1` the team and
 * `paramParticipantId2` the player. The catalogue was never published, so these numbers are ours.
 * An action that is taken back gets status `invalid`.
 */
export const eventActionTypes = {
  goal: 1,
  ownGoal: 2,
  penaltyScored: 3,
  penaltyMissed: 4,
  penaltyAwarded: 5,
  yellowCard: 6,
  yellowRedCard: 7,
  redCard: 8,
  corner: 9,
  substitution: 10,
  videoReview: 11,
  dangerousAttack: 12,
  periodStart: 13,
  periodEnd: 14,
  point: 15,
} as const;

/** `languageId` of a Translation; our own numbers as well. */
export const languages = { english: 1, swahili: 2 } as const;

/** Numbers of OutcomeType that have been seen; from 1000 up they are ours. */
export const outcomeTypes = {
  winner: 10,
  draw: 11,
  scoreExact: 12,
  totalOver: 13,
  totalUnder: 14,
  gameHandicapWinner: 17,
  pointsHandicapWinner: 19,
  doubleChance: 21,
  setHandicapWinner: 50,
  winnerMoneyBack: 104,
  pointsOverUnder: 204,
  handicapWinnerWithScore: 367,
  yesNo: 1000,
  odd: 1001,
  even: 1002,
  nextTeam: 1003,
  none: 1004,
  handicapWinner: 1005,
  handicapDraw: 1006,
  range: 1007,
  winningMargin: 1008,
  halfTimeFullTime: 1009,
  half: 1010,
  player: 1011,
  playerAndScore: 1012,
  combination: 1013,
  timeRange: 1014,
  method: 1015,
  named: 1016,
} as const;

export const errorCodes = {
  invalidRequest: 100,
  io: 200,
  tooManySubscriptions: 300,
  subscribedTooOften: 301,
  pulledInitialDataTooOften: 304,
  pulledUpdateDataTooOften: 305,
  resumeRefused: 400,
  internal: 1000,
} as const;

/** After these a client drops what it has and subscribes anew. */
export const startOverErrorCodes: readonly number[] = [
  errorCodes.resumeRefused,
  errorCodes.internal,
];
