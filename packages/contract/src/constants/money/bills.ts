import type { Choices } from '../choice.ts';

/** The purse a statement is about: `type` of `/user_bill`. */
export const billPurses = { balance: 1, credit: 2, 'racing-coin': 3 } as const;

/** Younger than thirty days, or older. */
export const billAges = { recent: 1, archived: 2 } as const;

/** Lines of an account statement. 18 to 21 and 26 to 29 are ours; 5, 7 and 12 are three ways to deposit. */
export const billTypes = {
  'bet-result': { id: 1, sw: 'Malipo ya mkeka', en: 'Bet payout' },
  'balance-change': { id: 2, sw: 'Salio limerekebishwa na msimamizi', en: 'Balance adjustment' },
  'bet-placed': { id: 3, sw: 'Dau la mkeka', en: 'Bet' },
  'jackpot-placed': { id: 4, sw: 'Dau la Jackpot', en: 'Jackpot entry' },
  deposit: { id: 5, sw: 'Kuweka pesa', en: 'Deposit' },
  'jackpot-result': { id: 6, sw: 'Matokeo ya Jackpot', en: 'Jackpot result' },
  'deposit-by-hand': {
    id: 7,
    sw: 'Kuweka pesa (imeingizwa na mhudumu)',
    en: 'Deposit credited by hand',
  },
  withdrawal: { id: 8, sw: 'Kutoa pesa', en: 'Withdrawal' },
  'registration-bonus': { id: 9, sw: 'Bonasi ya kujisajili', en: 'Registration bonus' },
  'withdrawal-returned': {
    id: 10,
    sw: 'Pesa ya kutoa imerejeshwa',
    en: 'Withdrawal returned',
  },
  'invitation-reward': {
    id: 11,
    sw: 'Zawadi ya rafiki uliyemwalika',
    en: 'Referral reward',
  },
  'ussd-deposit': { id: 12, sw: 'Kuweka pesa kwa USSD', en: 'USSD deposit' },
  'bet-bonus': { id: 13, sw: 'Bonasi ya ubashiri', en: 'Bet bonus' },
  'racing-placed': { id: 14, sw: 'Ubashiri wa mbio za magari', en: 'Virtual racing bet' },
  'racing-result': { id: 15, sw: 'Matokeo ya mbio za magari', en: 'Virtual racing result' },
  'balance-to-racing-coin': { id: 16, sw: 'Salio kwenda sarafu za mbio', en: 'Balance to coin' },
  'racing-coin-to-balance': { id: 17, sw: 'Sarafu za mbio kwenda salio', en: 'Coin to balance' },
  'cash-out': { id: 18, sw: 'Cashout', en: 'Cashout' },
  'lucky-six-placed': { id: 19, sw: 'Dau la Lucky Six', en: 'Lucky Six stake' },
  'lucky-six-result': { id: 20, sw: 'Matokeo ya Lucky Six', en: 'Lucky Six result' },
  correction: { id: 21, sw: 'Marekebisho', en: 'Correction' },
  'activity-reward': { id: 22, sw: 'Zawadi ya promosheni', en: 'Promotion reward' },
  'casino-placed': { id: 23, sw: 'Dau la kasino', en: 'Casino bet' },
  'casino-won': { id: 24, sw: 'Ushindi wa kasino', en: 'Casino win' },
  'casino-reward': { id: 25, sw: 'Zawadi ya kasino', en: 'Casino reward' },
  'winnings-tax': { id: 26, sw: 'Kodi ya zuio', en: 'Tax on winnings' },
  'free-bet-expired': { id: 27, sw: 'Free bet imeisha muda', en: 'Free bet ended' },
  /** Between accounts of the house alone, as `racing-pool-moved` is: no player has a line of it. */
  'pool-moved': { id: 28, sw: 'Mfuko wa zawadi', en: 'Prize pool' },
  'racing-pool-moved': { id: 29, sw: 'Mfuko wa 10 kwa 10', en: 'Pool of ten-of-ten' },
} as const satisfies Choices;
