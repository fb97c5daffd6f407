import type { Texts } from '../text.ts';

export const agentTexts = {
  brought: { en: 'What the tree brought', sw: 'Kile ambacho mti umeleta' },
  period: { en: 'Period, all days when empty', sw: 'Kipindi, siku zote kikiwa tupu' },
  userPage: { en: 'Page of the user', sw: 'Ukurasa wa mtumiaji' },
} as const satisfies Texts;
