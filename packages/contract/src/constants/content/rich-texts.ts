import type { Choices } from '../choice.ts';

/** The specification says what 8, 9, 14 and 31 hold; it only lists the other numbers. */
export const richTextTypes = {
  'win-bonus': { id: 8, sw: 'Zaidi kuhusu bonasi ya ushindi', en: 'More on the win bonus' },
  'jackpot-terms': { id: 9, sw: 'Vigezo vya Jackpot', en: 'Jackpot terms' },
  terms: { id: 10, sw: 'Vigezo na masharti', en: 'Terms and conditions' },
  rules: { id: 14, sw: 'Kanuni', en: 'Rules' },
  privacy: { id: 30, sw: 'Faragha', en: 'Privacy policy' },
  'responsible-gaming': { id: 31, sw: 'Cheza kistaarabu', en: 'Responsible gambling' },
  'lucky-six-rules': { id: 34, sw: 'Kanuni za Lucky Six', en: 'Lucky Six rules' },
  'user-agreement': { id: 35, sw: 'Makubaliano ya mtumiaji', en: 'User agreement' },
  'racing-rules': { id: 48, sw: 'Kanuni za mbio za magari', en: 'Racing rules' },
} as const satisfies Choices;
