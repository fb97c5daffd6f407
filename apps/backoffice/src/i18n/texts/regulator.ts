import type { Texts } from '../text.ts';

export const regulatorTexts = {
  note: { en: 'What was found', sw: 'Kilichoonekana' },
  notes: { en: 'Notes', sw: 'Maelezo' },
  noNotes: { en: 'Nothing was written yet.', sw: 'Hakuna kilichoandikwa bado.' },
  byServer: { en: 'Found by the server', sw: 'Imegunduliwa na seva' },
} as const satisfies Texts;
