/**
 * One selection in the bet slip, under the names of the specification ("Bet slip selection"): it
 * is kept on the device and sent in a bet in this very form.
 */
export type Pick = {
  /** The selection. */
  readonly id_card: string;
  readonly eventId: string;
  readonly marketId: string;
  readonly bettingTypeId: number;
  readonly betting_offer_id_card: string;
  readonly market_name: string;
  readonly typeName: string;
  readonly name: string;
  readonly odds: number;
  readonly start_time: string;
  readonly event_status: number;
  readonly team_home_id: string;
  readonly team_away_id: string;
  readonly team_home: string;
  readonly team_away: string;
  readonly statusId: number;
  readonly outcomeStatusId: number;
  readonly isLive: 0 | 1;
  readonly eventPartId: number;
  /** The server refused it with the last bet. */
  readonly error: boolean;
};

export type PickRefusal = 'no-selection' | 'not-live';

const STARTED = 2;

/** The first reason why a selection cannot be picked (BRW-31). */
export function refusalOf(pick: Pick): PickRefusal | undefined {
  if (pick.id_card === '') return 'no-selection';
  return pick.event_status === STARTED && pick.isLive !== 1 ? 'not-live' : undefined;
}

/** A picked selection is taken out; one of the same match takes the place of the earlier. */
export function toggled(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  const others = picks.filter(({ eventId }) => eventId !== pick.eventId);
  return picks.some(({ id_card }) => id_card === pick.id_card) ? others : [...others, pick];
}
