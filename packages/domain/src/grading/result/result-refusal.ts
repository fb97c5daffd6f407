/** Why a result is not believed; in the order they are looked for. */
export type ResultRefusal =
  | 'unknown-part'
  | 'count-impossible' // negative, a half of something that comes whole, or level where somebody must win
  | 'played-though-cancelled'
  | 'no-score'
  | 'part-above-whole' // half time above full time
  | 'parts-do-not-add-up'
  | 'units-do-not-add-up' // cards that are not the yellow and the red ones
  | 'stage-contradicts-score'
  | 'winner-contradicts-score'
  | 'incident-outside-its-part'
  | 'incidents-out-of-order'
  | 'incidents-do-not-add-up'
  | 'player-not-in-line-up';
