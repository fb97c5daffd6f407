import type { Texts } from '../text.ts';

export const comingTexts = {
  intro: {
    en: 'This screen is being woven. Its place in the menu and its permission are set.',
    sw: 'Ukurasa huu unasukwa. Nafasi yake kwenye menyu na ruhusa yake vimewekwa.',
  },
  shows: { en: 'What it will show', sw: 'Kitakachoonekana' },
  does: { en: 'What one will do here', sw: 'Kitakachofanyika hapa' },
  node: { en: 'Permission node', sw: 'Ruhusa' },
} as const satisfies Texts;
