import type { Texts } from '../text.ts';

export const keyTexts = {
  keys: { en: 'Keys of this page', sw: 'Vitufe vya ukurasa huu' },
  allKeys: { en: 'all keys', sw: 'vitufe vyote' },
  allKeysTitle: { en: 'All keys', sw: 'Vitufe vyote' },
  find: { en: 'find anything', sw: 'tafuta chochote' },
  filter: { en: 'filter', sw: 'chuja' },
  next: { en: 'next row', sw: 'mstari unaofuata' },
  previous: { en: 'previous row', sw: 'mstari uliopita' },
  open: { en: 'open', sw: 'fungua' },
  back: { en: 'back', sw: 'rudi' },
  nextTab: { en: 'next tab', sw: 'kichupo kinachofuata' },
  previousTab: { en: 'previous tab', sw: 'kichupo kilichopita' },
  actions: { en: 'actions', sw: 'vitendo' },
  theme: { en: 'light or dark', sw: 'mwanga au giza' },
  goTo: { en: 'go to {screen}', sw: 'nenda {screen}' },
  updatedAt: { en: 'Updated {time} EAT', sw: 'Imesasishwa {time} EAT' },
  everySeconds: { en: 'every {seconds} s', sw: 'kila sekunde {seconds}' },
  singleKeys: { en: 'Single keys', sw: 'Vitufe vya herufi moja' },
  on: { en: 'On', sw: 'Vinafanya kazi' },
  off: { en: 'Off', sw: 'Vimezimwa' },
} as const satisfies Texts;
