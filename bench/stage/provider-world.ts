import {
  bettingOfferStatuses,
  eventStatuses,
  eventTypes,
  locationTypes,
  outcomeStatuses,
  outcomeTypes,
  participantRoles,
  participantTypes,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import type { DumpedEntity } from '@kipute/provider-protocols/odds-feed/entities';

/**
 * A world made for measuring: matches in play, each with so many two-way markets of one offer per
 * outcome. Ids count up from a far number, so that they are as long as the real ones.
 */
export type ProviderWorld = {
  readonly entities: readonly DumpedEntity[];
  readonly matchIds: readonly string[];
  /** Offers of each match in the order of `matchIds`. */
  readonly offerIds: readonly (readonly string[])[];
};

const FIRST_ID = 284_518_837_000_000_000n;
const PROVIDER = 4;
const ORDINARY_TIME = 3;
const OVER_UNDER = 47;
const SPECIAL_BETS = 411;

type WorldSize = {
  readonly matches: number;
  readonly marketsPerMatch: number;
  /** The last match has a market of so many outcomes as well. */
  readonly wideMarket?: number;
};

export function makeWorld({ matches, marketsPerMatch, wideMarket }: WorldSize): ProviderWorld {
  let last = FIRST_ID;
  const nextId = () => {
    last += 1n;
    return String(last);
  };
  const competition = nextId();
  const entities: DumpedEntity[] = [...ground(competition)];
  const matchIds: string[] = [];
  const offerIds: string[][] = [];
  for (let number = 0; number < matches; number += 1) {
    const matchId = nextId();
    matchIds.push(matchId);
    entities.push(...matchEntities({ matchId, competition, number, nextId }));
    const offers: string[] = [];
    for (let line = 0; line < marketsPerMatch; line += 1) {
      entities.push(...marketEntities({ matchId, line: line + 0.5, nextId, offers }));
    }
    offerIds.push(offers);
  }
  const [matchId, offers] = [matchIds.at(-1), offerIds.at(-1)];
  if (wideMarket && matchId && offers) {
    entities.push(...wideMarketEntities({ matchId, outcomes: wideMarket, nextId, offers }));
  }
  return { entities, matchIds, offerIds };
}

function ground(competition: string): DumpedEntity[] {
  const version = 1;
  return [
    { entityClass: 'Sport', id: 1, version, name: 'Football' },
    {
      entityClass: 'Location',
      id: 1,
      version,
      typeId: locationTypes.country,
      name: 'Tanzania',
      code: 'TZ',
    },
    { entityClass: 'Provider', id: PROVIDER, version, name: 'Kipimo' },
    { entityClass: 'EventPart', id: ORDINARY_TIME, version, name: 'Ordinary Time' },
    { entityClass: 'BettingType', id: OVER_UNDER, version, name: 'Over/Under' },
    { entityClass: 'BettingType', id: SPECIAL_BETS, version, name: 'Special Bets' },
    {
      entityClass: 'Event',
      id: competition,
      version,
      typeId: eventTypes.tournament,
      sportId: 1,
      name: 'Ligi ya Kipimo',
      statusId: eventStatuses.inProgress,
      venueId: 1,
    },
  ];
}

type MatchOptions = {
  readonly matchId: string;
  readonly competition: string;
  readonly number: number;
  readonly nextId: () => string;
};

function matchEntities({ matchId, competition, number, nextId }: MatchOptions): DumpedEntity[] {
  const version = 1;
  const sides = [
    [participantRoles.home, nextId(), `Nyumbani ${number}`],
    [participantRoles.away, nextId(), `Ugenini ${number}`],
  ] as const;
  const match: DumpedEntity = {
    entityClass: 'Event',
    id: matchId,
    version,
    typeId: eventTypes.match,
    sportId: 1,
    parentId: competition,
    startTime: new Date(Date.now() - 600_000).toISOString(),
    statusId: eventStatuses.inProgress,
    currentPartId: ORDINARY_TIME,
    hasLiveStatus: true,
  };
  return [
    match,
    ...sides.flatMap(([participantRoleId, participantId, name]): DumpedEntity[] => [
      {
        entityClass: 'Participant',
        id: participantId,
        version,
        typeId: participantTypes.team,
        name,
      },
      {
        entityClass: 'EventParticipantRelation',
        id: nextId(),
        version,
        eventId: matchId,
        eventPartId: ORDINARY_TIME,
        participantId,
        participantRoleId,
      },
    ]),
  ];
}

type OfferOptions = {
  readonly matchId: string;
  readonly nextId: () => string;
  /** Filled with the ids of the offers. */
  readonly offers: string[];
};

function marketEntities({ line, ...options }: OfferOptions & { line: number }): DumpedEntity[] {
  const outcomes = [
    { typeId: outcomeTypes.totalOver, name: `Over ${line}` },
    { typeId: outcomeTypes.totalUnder, name: `Under ${line}` },
  ];
  return marketOf(options, { bettingTypeId: OVER_UNDER, paramFloat1: line, outcomes });
}

function wideMarketEntities(options: OfferOptions & { outcomes: number }): DumpedEntity[] {
  const outcomes = Array.from({ length: options.outcomes }, (_, number) => ({
    typeId: outcomeTypes.named,
    name: `Namba ${number}`,
  }));
  return marketOf(options, { bettingTypeId: SPECIAL_BETS, outcomes });
}

type MarketShape = {
  readonly bettingTypeId: number;
  readonly paramFloat1?: number;
  readonly outcomes: readonly { readonly typeId: number; readonly name: string }[];
};

function marketOf({ matchId, nextId, offers }: OfferOptions, shape: MarketShape): DumpedEntity[] {
  const { bettingTypeId, outcomes, ...parameters } = shape;
  const version = 1;
  const marketId = nextId();
  const about = { version, eventId: matchId, eventPartId: ORDINARY_TIME };
  return [
    { ...about, ...parameters, entityClass: 'Market', id: marketId, bettingTypeId },
    ...outcomes.flatMap(({ typeId, name }): DumpedEntity[] => {
      const [outcomeId, offerId] = [nextId(), nextId()];
      offers.push(offerId);
      const statusId = outcomeStatuses.canHappen;
      return [
        { ...about, entityClass: 'Outcome', id: outcomeId, typeId, statusId, name },
        { entityClass: 'MarketOutcomeRelation', id: nextId(), version, marketId, outcomeId },
        {
          entityClass: 'BettingOffer',
          id: offerId,
          version,
          providerId: PROVIDER,
          outcomeId,
          bettingTypeId,
          statusId: bettingOfferStatuses.standard,
          isLive: true,
          odds: 1.9,
        },
      ];
    }),
  ];
}
