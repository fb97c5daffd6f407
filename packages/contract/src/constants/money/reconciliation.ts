import type { Choices } from '../choice.ts';

/** Who moves money for us: operators themselves, and aggregators on behalf of several. */
export const paymentParties = {
  mpesa: { id: 1, sw: 'M-Pesa (Vodacom)', en: 'M-Pesa (Vodacom)' },
  airtel: { id: 2, sw: 'Airtel Money', en: 'Airtel Money' },
  mixx: { id: 3, sw: 'Mixx by Yas (Tigo Pesa)', en: 'Mixx by Yas (Tigo Pesa)' },
  selcom: { id: 4, sw: 'Selcom', en: 'Selcom' },
  azampay: { id: 5, sw: 'AzamPay', en: 'AzamPay' },
} as const satisfies Choices;

/** How a day of a party stands against our books. */
export const reconciliationStates = {
  compared: { id: 1, sw: 'Inalingana', en: 'Compared, no difference' },
  differences: { id: 2, sw: 'Kuna tofauti', en: 'Differences' },
  missing: { id: 3, sw: 'Haijalinganishwa', en: 'Not compared' },
  closed: { id: 4, sw: 'Tofauti zimefungwa', en: 'All differences closed' },
} as const satisfies Choices;

export const statementSources = {
  api: { id: 1, sw: 'Mfumo wa mtandao', en: 'Operator’s API' },
  upload: { id: 2, sw: 'Taarifa iliyopakiwa', en: 'Uploaded statement' },
} as const satisfies Choices;

export const differenceKinds = {
  'missing-here': {
    id: 1,
    sw: 'Ipo kwa mtandao, haipo kwetu',
    en: 'At the operator, not in our books',
  },
  'missing-there': {
    id: 2,
    sw: 'Ipo kwetu, haipo kwa mtandao',
    en: 'In our books, not at the operator',
  },
  'other-amount': { id: 3, sw: 'Kiasi kinatofautiana', en: 'Another amount' },
  'other-direction': {
    id: 4,
    sw: 'Moja inasema kuweka, nyingine kutoa',
    en: 'Money in on one side, out on the other',
  },
  'double-there': {
    id: 5,
    sw: 'Imeandikwa mara mbili kwa mtandao',
    en: 'Twice in the operator’s list',
  },
  'double-here': { id: 6, sw: 'Imeandikwa mara mbili kwetu', en: 'Twice in our books' },
  misdirected: {
    id: 7,
    sw: 'Ililipwa kwa namba ya kampuni isiyo yetu; haikupokelewa',
    en: 'Paid to a business number that is not ours; declined',
  },
} as const satisfies Choices;

/** How a difference that was looked into is explained. */
export const closingReasons = {
  'credited-by-hand': { id: 1, sw: 'Iliingizwa kwa mkono', en: 'Credited by hand' },
  'other-day': { id: 2, sw: 'Ipo kwenye siku nyingine', en: 'Stands on another day' },
  'operator-corrected': { id: 3, sw: 'Mtandao umerekebisha', en: 'Corrected by the operator' },
  'returned-to-payer': { id: 4, sw: 'Ilirudishwa kwa mlipaji', en: 'Returned to the payer' },
  'test-payment': { id: 5, sw: 'Malipo ya majaribio', en: 'Test payment' },
  'written-off': { id: 6, sw: 'Imefutwa kama hasara', en: 'Written off' },
  other: { id: 7, sw: 'Nyingine', en: 'Other' },
} as const satisfies Choices;
