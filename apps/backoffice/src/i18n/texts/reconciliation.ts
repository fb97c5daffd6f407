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
  close: { en: 'Close with a reason', sw: 'Funga kwa sababu' },
  closeQuestion: {
    en: 'For a difference that was looked into. No money moves; it stays in the log with your name.',
    sw: 'Kwa tofauti iliyochunguzwa. Hakuna pesa inayohama; jina lako linabaki kwenye kumbukumbu.',
  },
  reason: { en: 'Reason', sw: 'Sababu' },
  note: { en: 'What was found', sw: 'Kilichobainika' },
  closedBy: {
    en: 'Closed: {reason}, “{note}” · {name}, {time}',
    sw: 'Imefungwa: {reason}, “{note}” · {name}, {time}',
  },
  refusedLines: {
    en: 'Nothing was taken. {faults}',
    sw: 'Hakuna kilichopokelewa. {faults}',
  },
  refusedLine: { en: 'Line {line}: {why}', sw: 'Mstari wa {line}: {why}' },
} as const satisfies Texts;
