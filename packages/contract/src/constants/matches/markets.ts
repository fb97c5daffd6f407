import type { Choice, Choices, Word } from '../choice.ts';

/** When a market is offered: `type_flag`. */
export const typeFlags = {
  undefined: { id: 0, sw: 'Haijabainishwa', en: 'Undefined' },
  both: { id: 1, sw: 'Kabla ya mechi na mubashara', en: 'Pre-match and live' },
  'pre-match': { id: 2, sw: 'Kabla ya mechi tu', en: 'Pre-match only' },
  live: { id: 3, sw: 'Mubashara tu', en: 'Live only' },
} as const satisfies Choices;

export const marketBetStatuses = {
  allowed: { id: 1, sw: 'Kubashiri kumeruhusiwa', en: 'Betting allowed' },
  'not-allowed': { id: 2, sw: 'Kubashiri hakuruhusiwi', en: 'Betting not allowed' },
} as const satisfies Choices;

/** `roll_bet` of a competition. */
export const liveBetFlags = {
  allowed: { id: 1, sw: 'Mubashara kunaruhusiwa', en: 'Live betting allowed' },
  'not-allowed': { id: 2, sw: 'Mubashara hakuruhusiwi', en: 'Live betting not allowed' },
} as const satisfies Choices;

export const riskLevels = {
  none: { id: 0, sw: 'Hakuna', en: 'None' },
  low: { id: 1, sw: 'Ndogo', en: 'Low' },
  medium: { id: 2, sw: 'Ya kati', en: 'Moderate' },
  high: { id: 3, sw: 'Kubwa', en: 'High' },
  'no-betting': { id: 4, sw: 'Kubashiri kumefungwa', en: 'No betting' },
} as const satisfies Choices;

export const seals = {
  open: { id: 0, sw: 'Wazi', en: 'Open' },
  sealed: { id: 1, sw: 'Imefungwa', en: 'Sealed' },
} as const satisfies Choices;

/** What decides a market: `result_type`. */
export const resultTypes = {
  score: { id: 1, sw: 'Matokeo ya mechi', en: 'Score' },
  corners: { id: 2, sw: 'Kona', en: 'Corners' },
  cards: { id: 3, sw: 'Kadi', en: 'Cards' },
  scorer: { id: 4, sw: 'Mfungaji', en: 'Scorer' },
  time: { id: 5, sw: 'Muda wa tukio', en: 'Time of an event' },
  action: { id: 6, sw: 'Tukio la mchezo', en: 'Event of play' },
  games: { id: 7, sw: 'Seti, gemu na pointi', en: 'Sets, games and points' },
  ranking: { id: 8, sw: 'Nafasi ya mwisho', en: 'Final ranking' },
  other: { id: 9, sw: 'Nyingine', en: 'Other' },
} as const satisfies Choices;

type MarketKind = Choice & {
  readonly isHandicap: boolean;
  readonly isOverUnder: boolean;
  readonly hasLine: boolean;
  /** Null when the feed decides how many there are. */
  readonly selectionCount: number | null;
};

const plain = { isHandicap: false, isOverUnder: false, hasLine: false } as const;
const withLine = { ...plain, hasLine: true } as const;
const handicap = { ...withLine, isHandicap: true } as const;

/** The shape of a market's selections. */
export const marketKinds = {
  'three-way': { id: 1, sw: 'Njia tatu', en: 'Three-way', ...plain, selectionCount: 3 },
  'two-way': { id: 2, sw: 'Njia mbili', en: 'Two-way', ...plain, selectionCount: 2 },
  'double-chance': { id: 3, sw: 'Nafasi mbili', en: 'Double chance', ...plain, selectionCount: 3 },
  'yes-no': { id: 4, sw: 'Ndiyo/Hapana', en: 'Yes/No', ...plain, selectionCount: 2 },
  'yes-no-line': {
    id: 5,
    sw: 'Ndiyo/Hapana kwa kiwango',
    en: 'Yes/No at a line',
    ...withLine,
    selectionCount: 2,
  },
  'over-under': {
    id: 6,
    sw: 'Juu/Chini',
    en: 'Over/Under',
    ...withLine,
    isOverUnder: true,
    selectionCount: 2,
  },
  handicap: { id: 7, sw: 'Handicap', en: 'Handicap', ...handicap, selectionCount: 2 },
  'three-way-handicap': {
    id: 8,
    sw: 'Handicap na sare',
    en: 'Handicap with draw',
    ...handicap,
    selectionCount: 3,
  },
  'odd-even': { id: 9, sw: 'Witiri/Shufwa', en: 'Odd/Even', ...plain, selectionCount: 2 },
  'next-team': { id: 10, sw: 'Timu au hakuna', en: 'Team or none', ...plain, selectionCount: 3 },
  'half-with-most': { id: 11, sw: 'Kipindi', en: 'Half', ...plain, selectionCount: 3 },
  'half-time-full-time': {
    id: 12,
    sw: 'Mapumziko na mwisho',
    en: 'Half time and full time',
    ...plain,
    selectionCount: 9,
  },
  race: { id: 13, sw: 'Wa kwanza kufikisha', en: 'Race to', ...withLine, selectionCount: null },
  score: { id: 14, sw: 'Matokeo kamili', en: 'Exact score', ...plain, selectionCount: null },
  range: { id: 15, sw: 'Viwango', en: 'Ranges', ...plain, selectionCount: null },
  competitor: { id: 16, sw: 'Mshiriki', en: 'Competitor', ...plain, selectionCount: null },
  special: { id: 17, sw: 'Maalum', en: 'Special', ...plain, selectionCount: null },
  combination: { id: 18, sw: 'Mchanganyiko', en: 'Combination', ...plain, selectionCount: null },
  'combination-line': {
    id: 19,
    sw: 'Mchanganyiko kwa kiwango',
    en: 'Combination at a line',
    ...withLine,
    selectionCount: null,
  },
  'over-exactly-under': {
    id: 20,
    sw: 'Juu, kamili au chini',
    en: 'Over, exactly or under',
    ...withLine,
    selectionCount: 3,
  },
  'period-with-most': {
    id: 21,
    sw: 'Sehemu ya mechi',
    en: 'Period',
    ...plain,
    selectionCount: null,
  },
} as const satisfies Readonly<Record<string, MarketKind>>;

export type TypeFlagWord = Word<typeof typeFlags>;
export type ResultTypeWord = Word<typeof resultTypes>;
export type MarketKindWord = Word<typeof marketKinds>;

type OfferStatus = Choice & { readonly canBet: boolean };

/** The provider's BettingOfferStatus. A live `delete` makes an offer `removed`, maybe for a while. */
export const offerStatuses = {
  open: { id: 1, sw: 'Wazi', en: 'Can bet', canBet: true },
  'open-without-odds': { id: 2, sw: 'Wazi bila odds', en: 'Can bet without odds', canBet: true },
  'non-participant': { id: 3, sw: 'Mshiriki hayupo', en: 'Non-participant', canBet: false },
  removed: { id: 4, sw: 'Imeondolewa', en: 'Removed', canBet: false },
  invalid: { id: 5, sw: 'Batili', en: 'Invalid', canBet: false },
  resolved: { id: 6, sw: 'Imeamuliwa', en: 'Resolved', canBet: false },
  suspended: { id: 7, sw: 'Imefungwa kwa muda', en: 'Suspended', canBet: false },
} as const satisfies Readonly<Record<string, OfferStatus>>;
