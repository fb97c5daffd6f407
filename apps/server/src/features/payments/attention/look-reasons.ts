import { type Locale, type Localised, textIn } from '@kipute/contract/locale';

/** Why a person must look at what was heard about a payment; the table's check knows the same. */
export type LookReason =
  | 'other-amount'
  | 'other-phone'
  | 'receipt-elsewhere'
  | 'refused-after-paid'
  | 'paid-after-refused'
  | 'unsure-after-certain'
  | 'never-answered'
  | 'receipt-shown'
  | 'answer-unbound';

const reasonTexts: Readonly<Record<LookReason, Localised>> = {
  'other-amount': {
    sw: 'Mtandao unasema imelipwa, lakini kiasi ni kingine',
    en: 'Paid according to the operator, but another amount',
  },
  'other-phone': {
    sw: 'Mtandao unasema imelipwa, lakini kwa simu nyingine',
    en: 'Paid according to the operator, but by another phone',
  },
  'receipt-elsewhere': {
    sw: 'Namba hii ni ya muamala mwingine',
    en: 'The number belongs to another payment',
  },
  'refused-after-paid': {
    sw: 'Mtandao ulikubali, kisha ukakataa',
    en: 'The operator said yes, then no',
  },
  'paid-after-refused': {
    sw: 'Mtandao ulikataa, kisha ukakubali',
    en: 'The operator said no, then yes',
  },
  'unsure-after-certain': {
    sw: 'Mtandao ulikuwa na hakika, kisha ukasema haujui',
    en: 'The operator was certain, then said it does not know',
  },
  'never-answered': {
    sw: 'Mtandao haujasema ilivyokuwa kwa muda mrefu',
    en: 'The operator has not said for long how it went',
  },
  'receipt-shown': {
    sw: 'Mchezaji anasema amelipa; mtandao hauulizwi kuhusu risiti',
    en: 'The player says it is paid; this operator answers nothing about receipts',
  },
  'answer-unbound': {
    sw: 'Mtandao unasema imelipwa bila kutaja namba yetu wala kiasi; hakikisha kwenye taarifa ya siku',
    en: 'Paid according to the gateway, which names neither our reference nor the amount: see the statement',
  },
};

export type DoubtfulWord = {
  readonly lookReason: string | null;
  readonly words: string;
};

/** What has no reason of the catalogue is told as it was kept. */
export function whyToLook({ lookReason, words }: DoubtfulWord, locale: Locale): string {
  const isKnown = lookReason !== null && isLookReason(lookReason);
  const told = isKnown ? textIn(locale, reasonTexts[lookReason]) : '';
  return [told, words].filter((part) => part !== '').join(': ');
}

function isLookReason(text: string): text is LookReason {
  return text in reasonTexts;
}
