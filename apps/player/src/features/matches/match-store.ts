import type { MatchInfo, Outcome } from '@kipute/contract/calls/matches/match-info';
import type { MatchStateContent } from '@kipute/contract/live-board';
import type { MatchCard } from '../../ui/match/match.ts';
import { createKeyedStore } from '../live-odds/keyed-store.ts';
import { forgetOldMatchStates, setMatchState } from '../live-odds/match-states.ts';
import { forgetOldPrices, priceOf, setPrice } from '../live-odds/prices.ts';
import { useKept } from '../live-odds/use-kept.ts';
import { matchCardOf, outcomesOnTile } from './match-card.ts';

const CARDS_MAX = 2_000;

type Known = {
  readonly card: MatchCard;
  /** How the card is written, to see whether an answer says anything new. */
  readonly text: string;
  readonly takenAtMs: number;
};

const matches = createKeyedStore<Known>();
/** As the wire wrote them: a pick is carried away from here. */
const selections = new Map<string, Outcome>();

export const selectionOf = (selectionId: string): Outcome | undefined =>
  selections.get(selectionId);

export const matchCardNamed = (matchId: string): MatchCard | undefined =>
  matches.get(matchId)?.card;

export function useMatchCard(matchId: string): MatchCard | undefined {
  return useKept(matches, matchId, matchCardNamed);
}

/** When the tile of a match was last told whole. */
export const matchTakenAtMs = (matchId: string): number => matches.get(matchId)?.takenAtMs ?? 0;

/** The matches of an answer become known; what is left of them is a list of ids. */
export function takeMatches(answered: readonly MatchInfo[], askedAtMs: number): readonly string[] {
  for (const match of answered) takeMatch(match, askedAtMs);
  return answered.map(({ id }) => id);
}

/** Makes room once the screens have taken over what they show. */
export function forgetOldMatches(): void {
  matches.shrinkTo(CARDS_MAX);
  forgetOldMatchStates();
  forgetOldPrices();
  for (const id of selections.keys()) if (!priceOf(id)) selections.delete(id);
}

export function takeMatch(match: MatchInfo, saidAtMs: number): void {
  const card = matchCardOf(match);
  const text = JSON.stringify(card);
  const before = matches.get(match.id);
  takeCourse(match, saidAtMs);
  takeOutcomes(
    outcomesOnTile(match).map(([, outcome]) => outcome),
    saidAtMs,
  );
  matches.set(match.id, {
    card: before?.text === text ? before.card : card,
    text,
    takenAtMs: saidAtMs,
  });
}

export function takeCourse(match: MatchStateContent, saidAtMs: number): void {
  const course = {
    status: match.statusId,
    statusName: match.status_name,
    homeScore: match.home_score,
    awayScore: match.away_score,
    time: match.match_time,
  };
  setMatchState(match.id, course, saidAtMs);
}

export function takeOutcomes(outcomes: readonly Outcome[], saidAtMs: number): void {
  for (const outcome of outcomes) {
    selections.set(outcome.id_card, outcome);
    setPrice(outcome.id_card, offerOf(outcome), saidAtMs);
  }
}

function offerOf({ betting_offer_id_card, odds, statusId, isLive }: Outcome) {
  return {
    offerId: betting_offer_id_card,
    oddsThousandths: Math.round(odds * 1000),
    status: statusId,
    isLive: isLive === 1,
  };
}
