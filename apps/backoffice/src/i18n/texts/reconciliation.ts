import type { Texts } from '../text.ts';

export const reconciliationTexts = {
  differences: { en: 'Differences', sw: 'Tofauti' },
  none: {
    en: 'No difference.',
    sw: 'Hakuna tofauti.',
  },
  notCompared: {
    en: 'Nobody has compared this day yet. Upload the operator’s statement.',
    sw: 'Siku hii bado haijalinganishwa. Pakia taarifa ya mtandao.',
  },
  moneyIn: { en: 'In', sw: 'Kuweka' },
  moneyOut: { en: 'Out', sw: 'Kutoa' },
  ours: { en: 'Our books: TSh {amount}', sw: 'Vitabu vyetu: TSh {amount}' },
  theirs: { en: 'Operator: TSh {amount}', sw: 'Mtandao: TSh {amount}' },
  more: { en: 'and {count} more', sw: 'na nyingine {count}' },
  refusedLines: {
    en: 'Nothing was taken. {faults}',
    sw: 'Hakuna kilichopokelewa. {faults}',
  },
  refusedLine: { en: 'Line {line}: {why}', sw: 'Mstari wa {line}: {why}' },
} as const satisfies Texts;
