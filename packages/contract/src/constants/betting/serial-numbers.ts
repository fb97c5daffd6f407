import type { Localised } from '../../locale.ts';

type SerialLetter = Localised & { readonly letter: string };

/** A serial number begins with the letter of its product, which display and sharing drop. */
export const serialLetters = {
  bet: { letter: 'B', sw: 'Ubashiri', en: 'Bet' },
  jackpot: { letter: 'J', sw: 'Jackpot', en: 'Jackpot' },
  'lucky-six': { letter: 'S', sw: 'Lucky Six', en: 'Lucky Six' },
  racing: { letter: 'R', sw: 'Mbio za magari', en: 'Virtual racing' },
  deposit: { letter: 'D', sw: 'Kuweka pesa', en: 'Deposit' },
  withdrawal: { letter: 'W', sw: 'Kutoa pesa', en: 'Withdrawal' },
} as const satisfies Readonly<Record<string, SerialLetter>>;
