import type { Choice, Choices } from '../choice.ts';

/** What an account is, for a trial balance: whose it is and what its sum means. */
export const accountKinds = {
  players: { id: 1, sw: 'Pesa za wachezaji', en: 'Owed to players' },
  floats: { id: 2, sw: 'Salio kwa mitandao', en: 'Held at operators' },
  play: { id: 3, sw: 'Dau na malipo', en: 'Stakes and payouts' },
  pools: { id: 4, sw: 'Mifuko ya zawadi', en: 'Prize pools' },
  given: { id: 5, sw: 'Zawadi na bonasi', en: 'Gifts and bonuses' },
  others: { id: 6, sw: 'Kodi, ada na marekebisho', en: 'Tax, fees and corrections' },
} as const satisfies Choices;

type LedgerAccount = Choice & { readonly kind: keyof typeof accountKinds };

/** Every account of the books by its name there: purses of players together, then the house's. */
export const ledgerAccounts = {
  cash: { id: 1, kind: 'players', sw: 'Salio', en: 'Balance' },
  credit: { id: 2, kind: 'players', sw: 'Bonasi', en: 'Credit' },
  'racing-coin': { id: 3, kind: 'players', sw: 'Sarafu za mbio', en: 'Racing coin' },
  held: { id: 4, kind: 'players', sw: 'Imeshikiliwa kutolewa', en: 'Held for withdrawals' },
  'float-mpesa': { id: 11, kind: 'floats', sw: 'M-Pesa', en: 'M-Pesa' },
  'float-airtel': { id: 12, kind: 'floats', sw: 'Airtel Money', en: 'Airtel Money' },
  'float-mixx': { id: 13, kind: 'floats', sw: 'Mixx', en: 'Mixx' },
  'float-halopesa': { id: 14, kind: 'floats', sw: 'HaloPesa', en: 'HaloPesa' },
  'operator-fees': { id: 15, kind: 'others', sw: 'Ada za mitandao', en: 'Operator fees' },
  stakes: { id: 21, kind: 'play', sw: 'Mikeka', en: 'Sports bets' },
  'racing-stakes': { id: 22, kind: 'play', sw: 'Mbio', en: 'Racing' },
  'casino-stakes': { id: 23, kind: 'play', sw: 'Kasino', en: 'Casino' },
  'pool-stakes': { id: 24, kind: 'play', sw: 'Jackpot na Lucky Six', en: 'Jackpot and Lucky Six' },
  pools: { id: 31, kind: 'pools', sw: 'Mifuko', en: 'Pools' },
  'pool-house': { id: 32, kind: 'pools', sw: 'Mchango wa nyumba', en: 'Added by the house' },
  'pool-remainders': { id: 33, kind: 'pools', sw: 'Mabaki ya mgao', en: 'Left of shares' },
  'racing-pool': { id: 34, kind: 'pools', sw: 'Mfuko wa 10 kwa 10', en: 'Pool of ten-of-ten' },
  bonuses: { id: 41, kind: 'given', sw: 'Bonasi', en: 'Bonuses' },
  'inviter-rewards': { id: 42, kind: 'given', sw: 'Zawadi za kualika', en: 'Referral rewards' },
  'casino-rewards': { id: 43, kind: 'given', sw: 'Zawadi za kasino', en: 'Casino rewards' },
  'winnings-tax': { id: 51, kind: 'others', sw: 'Kodi ya ushindi', en: 'Tax on winnings' },
  claims: { id: 52, kind: 'others', sw: 'Madai kwa wachezaji', en: 'Claims on players' },
  corrections: { id: 53, kind: 'others', sw: 'Marekebisho', en: 'Corrections' },
} as const satisfies Readonly<Record<string, LedgerAccount>>;
