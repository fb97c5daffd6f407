/** What a market counts. */
export const countedUnits = [
  'score', // whatever the score of the sport counts
  'goals',
  'points',
  'runs',
  'tries',
  'sets',
  'games',
  'frames',
  'legs',
  'maps',
  'rounds',
  'minutes',

  // Football.
  'corners',
  'cards',
  'yellow-cards',
  'red-cards',
  'booking-points',
  'penalties-awarded',
  'penalties-scored',
  'penalties-missed',
  'own-goals',
  'substitute-goals',
  'substitutions',
  'shots',
  'shots-on-target',
  'offsides',
  'fouls',
  'throw-ins',
  'free-kicks',
  'goal-kicks',
  'possession',
  'video-reviews',
  'tackles',
  'passes',
  'saves',

  // Basketball.
  'baskets',
  'assists',
  'rebounds',
  'three-pointers',
  'points-rebounds-assists',

  // Tennis.
  'tie-breaks',
  'tie-break-points',
  'set-points',
  'breaks-of-serve',
  'aces',
  'double-faults',

  // Cricket.
  'wickets',
  'sixes',
  'fours',
  'extras',
  'run-outs',

  // Baseball.
  'hits',
  'home-runs',
  'bases',
  'strikeouts',

  // American football.
  'touchdowns',
  'defensive-touchdowns',
  'field-goals',
  'safeties',
  'two-point-conversions',
  'passing-yards',
  'rushing-yards',
  'receiving-yards',
  'passing-touchdowns',
  'turnovers',
  'sacks',

  // Esports.
  'kills',
  'towers',
  'dragons',
  'roshans',

  // Darts and snooker.
  '180s',
  'checkout-points',
  'nine-dart-finishes',
  'average',
  'break-points',
  'centuries',

  // Fights.
  'knockdowns',
  'strikes',
  'takedowns',
] as const;

export type CountedUnit = (typeof countedUnits)[number];
