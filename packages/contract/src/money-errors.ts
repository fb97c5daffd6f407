import type { CataloguedError } from './office-errors.ts';

/** What goes wrong where money is looked after at the office. */
export const moneyErrors = {
  'claimed-by-another': {
    http: 200,
    sw: '{name} anashughulikia ombi hili sasa',
    en: '{name} is working on this one right now',
  },
  'approval-note-required': {
    http: 200,
    sw: 'Andika maelezo ya kuidhinisha: yanabaki kwenye kumbukumbu',
    en: 'Write a note with the approval: it stays in the log',
  },
  'refusal-reason-required': {
    http: 200,
    sw: 'Chagua sababu ya kukataa; kwa “nyingine” andika maelezo',
    en: 'Choose why it is refused; “other” needs a note',
  },
  'difference-unknown': {
    http: 200,
    sw: 'Tofauti hii haipo tena, au imeshafungwa',
    en: 'This difference is no longer there, or it is closed already',
  },
  'entry-unknown': {
    http: 200,
    sw: 'Hakuna muamala wenye namba hii kwenye vitabu',
    en: 'There is no such entry in the books',
  },
} as const satisfies Readonly<Record<string, CataloguedError>>;
