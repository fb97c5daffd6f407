import type { Texts } from '../text.ts';

export const detailTexts = {
  allActions: { en: 'All actions', sw: 'Vitendo vyote' },
  notFound: { en: 'Not found', sw: 'Haipatikani' },
  notFoundHint: {
    en: 'There is no {id}, or it is not yours to see.',
    sw: 'Hakuna {id}, au si yako kuiona.',
  },
} as const satisfies Texts;
