/** Why a result is not believed; in the order they are looked for. */
export type ResultRefusal =
  | 'unknown-part'
  | 'count-impossible' // negative, a half of something that comes whole, or level where somebody must win
  | 'minute-impossible' // beyond any match
  | 'played-though-cancelled'
  | 'no-score'
  | 'part-above-whole' // half time above full time
  | 'parts-do-not-add-up'
  | 'units-do-not-add-up' // cards that are not the yellow and the red ones
  | 'ending-impossible' // a shoot-out at tennis, a sixth round, place nought
  | 'stage-contradicts-score'
  | 'shoot-out-level'
  | 'winner-contradicts-score'
  | 'qualifier-contradicts-shoot-out'
  | 'incident-outside-its-part'
  | 'incidents-out-of-order'
  | 'incidents-do-not-add-up'
  | 'player-not-in-line-up'
  /** Twelve who began, or a player with more goals than the team. */
  | 'line-up-impossible';
