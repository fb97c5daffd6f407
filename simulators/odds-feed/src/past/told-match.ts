import { outcomeStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { idOf, shareOf } from '../chance.ts';
import type { PricedMarket, SportModel } from '../model/match-model.ts';
import { driftedPlan, playTo } from '../play/course-of-match.ts';
import { bookmakers, bookOf, ODDS_MAX } from '../play/desks/bookmakers.ts';
import type { Match } from '../play/match.ts';
import { createMatch } from '../play/match-life.ts';
import { homeCountryOf } from '../world/contestants/contestants.ts';
import { countries } from '../world/countries.ts';
import { HOUR_MS, MINUTE_MS } from '../world/programme/calendar.ts';
import type { Fixture } from '../world/programme/fixture.ts';
import { usualMinutesOf } from '../world/sports.ts';

type Name = { readonly name: string; readonly swahili: string };

type ToldSelection = {
  readonly id: string;
  readonly offerId: string;
  readonly liveOfferId: string;
  /** What it is within its market: `home`, `draw`, `over`, `home-draw`. */
  readonly key: string;
  /** Before the match; null where nobody sold it. */
  readonly odds: number | null;
  /** At the moment of play that is told. */
  readonly liveOdds: number | null;
  /** An outcome status of the feed. */
  readonly statusId: number;
};

type ToldMarket = {
  readonly id: string;
  readonly bettingTypeId: number;
  readonly eventPartId: number;
  readonly line: number | null;
  readonly selections: readonly ToldSelection[];
};

/** A match as whoever followed it remembers it. */
type ToldMatch = {
  readonly id: string;
  readonly sportId: number;
  readonly popularity: number;
  readonly startsAt: number;
  /** Null for one that is to come. */
  readonly endedAt: number | null;
  readonly home: Name & { readonly id: string };
  readonly away: Name & { readonly id: string };
  readonly league: Name;
  /** Null for a cup of several nations. */
  readonly country: Name | null;
  readonly score: { readonly home: number; readonly away: number } | null;
  /** The moment of play of which prices are told. */
  readonly liveAt: number | null;
  readonly markets: readonly ToldMarket[];
};

/** Markets that everybody knows; the last three are of other sports. */
const toldTypes: ReadonlySet<number> = new Set([69, 9, 47, 76, 112, 466, 193, 105]);
const ofComing: ReadonlySet<number> = new Set([69]);
/** Longer than any match lasts, however late it began. */
const LONG_MS = 8 * HOUR_MS;
/** Of what is played so much is told of a moment in play. */
const LIVE_SHARE = 0.45;

/** Undefined for what did not take its course, of which nobody made a bet here. */
export function toldMatch(
  seed: string,
  fixture: Fixture,
  model: SportModel,
  now: number,
): ToldMatch | undefined {
  const match = createMatch(seed, fixture, model);
  if (match.fate.kind !== 'ordinary') return undefined;
  const isComing = match.kickOff > now;
  const opening = model.start(driftedPlan(match, match.kickOff, seed));
  const wanted = isComing ? ofComing : toldTypes;
  const before = model.price(opening, 'main').filter(isTold(match, wanted));
  const live = isComing ? undefined : playPast(match, seed);
  if (!isComing) playTo(match, match.kickOff + LONG_MS, seed);
  if (!isComing && match.stage !== 'ended') return undefined;
  return {
    ...identityOf(match),
    endedAt: match.endedAt ?? null,
    score: isComing ? null : { home: 0, away: 0, ...match.course.score.get(model.rootPartId) },
    liveAt: live?.at ?? null,
    markets: before.map((market) => toldMarket(match, market, live)),
  };
}

const isTold =
  ({ model }: Match, wanted: ReadonlySet<number>) =>
  ({ bettingTypeId, eventPartId, isAllButSure, sold }: PricedMarket): boolean =>
    wanted.has(bettingTypeId) &&
    eventPartId === model.mainPartId &&
    !isAllButSure &&
    sold !== 'live';

type LiveMoment = { readonly at: number; readonly prices: ReadonlyMap<string, PricedMarket> };

/** Plays to some moment of play, for matches that people watched. */
function playPast(match: Match, seed: string): LiveMoment | undefined {
  const { key, competition } = match.fixture;
  if (shareOf(`${seed}/told live/${key}`) > LIVE_SHARE) return undefined;
  const share = 0.15 + 0.55 * shareOf(`${seed}/told at/${key}`);
  playTo(match, match.kickOff + share * usualMinutesOf(competition.sportId) * MINUTE_MS, seed);
  if (match.stage !== 'playing' || match.closedUntil > match.playedTo) return undefined;
  const markets = match.model.price(match.course, 'main').filter(isTold(match, toldTypes));
  return { at: match.playedTo, prices: new Map(markets.map((market) => [market.key, market])) };
}

function toldMarket(match: Match, market: PricedMarket, live: LiveMoment | undefined): ToldMarket {
  const key = `${match.eventId}/${market.key}`;
  const [bookmaker] = bookmakers;
  if (!bookmaker) throw new Error('somebody sells');
  const ids = market.selections.map((selection) => idOf('outcome', `${key}/${selection.key}`));
  const offersOf = (isLive: boolean) =>
    ids.map((id) => idOf('offer', `${id}/${bookmaker.id}/${isLive}`));
  const bookAt = (priced: PricedMarket, isLive: boolean, now: number) =>
    bookOf({
      ...{ market: priced, bookmaker, offerIds: offersOf(isLive), now, isLive },
      oddsMax: ODDS_MAX,
    });
  const priced = live?.prices.get(market.key);
  const odds = bookAt(market, false, match.kickOff);
  const liveOdds = live && priced ? bookAt(priced, true, live.at) : [];
  const verdicts = match.stage === 'ended' ? match.model.grade(match.course, market) : new Map();
  const { canHappen, void: undecided } = outcomeStatuses;
  const otherwise = match.stage === 'ended' ? undecided : canHappen;
  return {
    id: idOf('market', key),
    bettingTypeId: market.bettingTypeId,
    eventPartId: market.eventPartId,
    line: market.market.paramFloat1 ?? null,
    selections: market.selections.map((selection, at) => ({
      id: ids[at] ?? '',
      offerId: offersOf(false)[at] ?? '',
      liveOfferId: offersOf(true)[at] ?? '',
      key: selection.key,
      odds: odds[at] ?? null,
      liveOdds: liveOdds[at] ?? null,
      statusId: verdicts.get(selection.key) ?? otherwise,
    })),
  };
}

function identityOf(match: Match) {
  const { fixture, eventId, plan } = match;
  const { competition } = fixture;
  const { sportId, popularity, name, swahili, place } = competition;
  const teamOf = (side: 'home' | 'away') => {
    const { participantId, name: team } = plan[side];
    const country = competition.contestants === 'nations' && homeCountryOf(competition, team);
    return { id: participantId, name: team, swahili: country ? country.swahili : team };
  };
  const country = countries.get(place);
  return {
    ...{ id: eventId, sportId, popularity, startsAt: match.kickOff },
    ...{ home: teamOf('home'), away: teamOf('away') },
    league: { name, swahili: swahili ?? name },
    country: country ? { name: country.name, swahili: country.swahili } : null,
  };
}
