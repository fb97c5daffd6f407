import type { BookedSelection } from '@kipute/contract/calls/betting/booked-selection';
import type { Outcome } from '@kipute/contract/calls/matches/match-info';
import { offerStatuses } from '@kipute/contract/constants/matches/markets';
import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import { type Locale, locales } from '@kipute/contract/locale';
import type { BettingBoard } from '../betting-deps.ts';
import type { Order } from '../order.ts';
import type { KeptSelection } from './booking-store.ts';

/** A selection as the board knows it at this moment; undefined when it knows none. */
export function selectionToKeep(
  selectionId: string,
  board: BettingBoard,
): KeptSelection | undefined {
  const [locale] = locales;
  const known = board.outcomeOf(selectionId, locale);
  return (
    known && {
      selectionId,
      matchId: known.eventId,
      marketId: known.marketId,
      marketTypeId: known.bettingTypeId,
      partId: known.eventPartId,
      startsAt: known.start_time,
      words: wordsOf(selectionId, board),
    }
  );
}

function wordsOf(selectionId: string, board: BettingBoard): KeptSelection['words'] {
  const known = locales.flatMap((locale) => {
    const words = board.wordsOf(selectionId, locale);
    return words ? [[locale, words] as const] : [];
  });
  return Object.fromEntries(known);
}

/** With its price and state of now; never dropped silently (BET-53). */
export function bookedSelectionView(
  kept: KeptSelection,
  board: BettingBoard,
  locale: Locale,
): BookedSelection {
  const known = board.outcomeOf(kept.selectionId, locale);
  if (!known) return forgottenView(kept, locale);
  const { typeId: _type, paramParticipantId1: _team, ...outcome } = known;
  return { ...outcome, typeName: outcome.market_name, state: stateNow(outcome, board) };
}

const endedStatuses: ReadonlySet<number> = new Set(
  Object.values(matchStatuses)
    .map(({ id }) => id)
    .filter((id) => {
      const { 'not-started': before, 'in-progress': during, paused } = matchStatuses;
      return id !== before.id && id !== during.id && id !== paused.id;
    }),
);

function stateNow(
  { id_card: selectionId, event_status: matchStatus }: Pick<Outcome, 'id_card' | 'event_status'>,
  board: BettingBoard,
): BookedSelection['state'] {
  const quoted = board.quote(selectionId);
  if (quoted.ok) return 'open';
  const isDecided = quoted.refusal === 'selection-decided' || endedStatuses.has(matchStatus);
  return isDecided ? 'gone' : 'closed';
}

function forgottenView(kept: KeptSelection, locale: Locale): BookedSelection {
  const words = kept.words[locale];
  const marketName = words?.market ?? '';
  return {
    id_card: kept.selectionId,
    eventId: kept.matchId,
    marketId: kept.marketId,
    bettingTypeId: kept.marketTypeId,
    eventPartId: kept.partId,
    betting_offer_id_card: '',
    name: words?.selection ?? '',
    market_name: marketName,
    typeName: marketName,
    odds: 0,
    start_time: kept.startsAt,
    event_status: matchStatuses.ended.id,
    team_home_id: '',
    team_away_id: '',
    team_home: words?.home ?? '',
    team_away: words?.away ?? '',
    statusId: offerStatuses.removed.id,
    outcomeStatusId: 0,
    isLive: 0,
    state: 'gone',
  };
}

/** What was bet on, for a bet that is repeated with the prices of now. */
export function selectionsOf({ legs }: Pick<Order, 'legs'>): readonly KeptSelection[] {
  return legs.map((leg) => ({
    selectionId: String(leg.selectionId),
    matchId: String(leg.matchId),
    marketId: String(leg.marketId),
    marketTypeId: leg.marketTypeId,
    partId: leg.partId,
    startsAt: leg.startsAt.toISOString(),
    words: leg.words,
  }));
}
