import type { Texts } from '../text.ts';

export const nodesTexts = {
  intro: {
    en: 'Names, icons and places of the menu. What a node opens belongs to the product.',
    sw: 'Majina, alama na mpangilio wa menyu. Ruhusa inachofungua ni cha mfumo wenyewe.',
  },
  addHeading: { en: 'Add heading', sw: 'Ongeza kichwa' },
  swahili: { en: 'Swahili', sw: 'Kiswahili' },
  english: { en: 'English', sw: 'Kiingereza' },
  opens: { en: 'Opens', sw: 'Inafungua' },
  heading: { en: 'Heading', sw: 'Kichwa' },
  name: { en: 'Name', sw: 'Jina' },
  icon: { en: 'Icon', sw: 'Alama' },
  sort: { en: 'Order', sw: 'Mpangilio' },
  sortHint: { en: 'Small numbers stand first.', sw: 'Namba ndogo hutangulia.' },
  atTop: { en: 'At the top', sw: 'Juu ya menyu' },
  lastUse: { en: 'Last use', sw: 'Ilitumika mwisho' },
  actions: { en: 'Actions', sw: 'Vitendo' },
  yes: { en: 'yes', sw: 'ndiyo' },
  change: { en: 'Change', sw: 'Badilisha' },
  changeOf: { en: 'Change {name}', sw: 'Badilisha {name}' },
  remove: { en: 'Remove', sw: 'Futa' },
  removeOf: { en: 'Remove {name}', sw: 'Futa {name}' },
  removeQuestion: {
    en: 'A heading is removed once no screen stands under it.',
    sw: 'Kichwa kinafutwa kikiwa hakina ukurasa chini yake.',
  },
} as const satisfies Texts;
