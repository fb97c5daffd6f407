/**
 * Every way a market is decided. A market type names one of them, together with what is counted
 * (`CountedUnit`) and on whom; the market itself brings the part of the match and the line.
 */
export const gradingRules = [
  // Who is ahead.
  'three-way-result',
  'three-way-early-payout', // also won at a lead of two goals
  'two-way-result', // level: the stake comes back
  'two-way-with-overtime',
  'double-chance',
  'most-of',
  'leader-after', // who is ahead after so many frames
  'tied',
  'winning-margin',
  'handicap-two-way',
  'handicap-three-way',
  'handicap-double-chance',
  'handicap-from-score', // what was scored before the bet does not count
  'qualifier',

  // How many.
  'total-over-under',
  'total-over-exactly-under',
  'total-range',
  'odd-even',
  'event-happens', // at least one
  'both-score',
  'teams-scoring',
  'clean-sheet',
  'win-to-nil',

  // The score itself.
  'correct-score',
  'correct-score-group',
  'score-draw',
  'score-reached', // stood at that at some moment

  // One part of a match against another.
  'half-time-full-time',
  'half-time-full-time-double-chance',
  'half-time-full-time-score',
  'half-time-or-full-time',
  'period-with-most',
  'period-of-event',
  'both-score-by-half',
  'score-every-period',
  'over-every-period',
  'under-every-period',
  'win-every-period',
  'unbeaten-every-period',
  'draw-every-period',
  'win-any-period',
  'draw-any-period',
  'stage-reached', // overtime, penalties, the last bell

  // In which order and when.
  'next-team',
  'last-team',
  'race-to',
  'consecutive-scores',
  'lead-held',
  'win-from-behind',
  'unbeaten-from-behind',
  'first-event',
  'last-event',
  'time-of-event',
  'event-in-time-range',
  'method-of-event',

  // Which player.
  'first-scorer',
  'next-scorer',
  'last-scorer',
  'anytime-scorer',
  'scorer-count', // at least the threshold
  'top-scorer',

  // A tournament or a race.
  'finishing-place',
  'head-to-head',

  // Several markets in one.
  'combination', // all of them
  'either-of', // one of them is enough

  /** No result we receive decides it: the provider's word alone does. */
  'provider-only',
] as const;

export type GradingRule = (typeof gradingRules)[number];
