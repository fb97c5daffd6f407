import type { MatchInfo, Outcome } from '@kipute/contract/calls/matches/match-info';
import type { MatchStateContent } from '@kipute/contract/live-board';
import type { MatchCard, Periods } from '../../ui/match/match.ts';
import { evictOldMatchStates, setMatchState } from '../live-odds/match-state.ts';
import { evictOldPrices, priceOf, setPrice } from '../live-odds/prices.ts';
import { createKeyedStore, useKeyedStore } from '../store/keyed-store.ts';
import { matchCardOf, outcomesOnTile } from './match-card.ts';

const CARDS_MAX = 2_000;

type Entry = {
  readonly card: MatchCard;
  /** The card as JSON, to see whether a response changes it. */
  readonly text: string;
  readonly storedAtMs: number;
};

const matches = createKeyedStore<Entry>();
/** As the wire wrote them: a pick is carried away from here. */
const selections = new Map<string, Outcome>();

export const selectionOf = (selectionId: string): Outcome | undefined =>
  selections.get(selectionId);

export const matchCardNamed = (matchId: string): MatchCard | undefined =>
  matches.get(matchId)?.card;

export function useMatchCard(matchId: string): MatchCard | undefined {
  return useKeyedStore(matches, matchId, matchCardNamed);
}

/** When the whole tile of a match was last stored. */
export const matchStoredAtMs = (matchId: string): number => matches.get(matchId)?.storedAtMs ?? 0;

/** Stores the matches of a response; what a list keeps of them is their ids. */
export function storeMatches(list: readonly MatchInfo[], requestedAtMs: number): readonly string[] {
  for (const match of list) storeMatch(match, requestedAtMs);
  return list.map(({ id }) => id);
}

/** Makes room once the screens have taken over what they show. */
export function evictOldMatches(): void {
  matches.evictTo(CARDS_MAX);
  evictOldMatchStates();
  evictOldPrices();
  for (const id of selections.keys()) if (!priceOf(id)) selections.delete(id);
}

export function storeMatch(match: MatchInfo, asOfMs: number): void {
  const card = matchCardOf(match);
  const text = JSON.stringify(card);
  const before = matches.get(match.id);
  storeMatchState(match, asOfMs);
  storeOutcomes(
    outcomesOnTile(match).map(([, outcome]) => outcome),
    asOfMs,
  );
  matches.set(match.id, {
    card: before?.text === text ? before.card : card,
    text,
    storedAtMs: asOfMs,
  });
}

export function storeMatchState(match: MatchStateContent, asOfMs: number): void {
  const progress = {
    status: match.statusId,
    statusName: match.status_name,
    homeScore: match.home_score,
    awayScore: match.away_score,
    periods: periodsOf(match.periods),
    time: match.match_time,
  };
  setMatchState(match.id, progress, asOfMs);
}

function periodsOf(told: MatchStateContent['periods']): Periods | null {
  return told && { list: told.period_list, points: told.points, serve: told.serve };
}

export function storeOutcomes(outcomes: readonly Outcome[], asOfMs: number): void {
  for (const outcome of outcomes) {
    selections.set(outcome.id_card, outcome);
    setPrice(outcome.id_card, offerOf(outcome), asOfMs);
  }
}

function offerOf({ betting_offer_id_card, odds, statusId, isLive, boost }: Outcome) {
  return {
    offerId: betting_offer_id_card,
    oddsThousandths: Math.round(odds * 1000),
    status: statusId,
    isLive: isLive === 1,
    boost,
  };
}
