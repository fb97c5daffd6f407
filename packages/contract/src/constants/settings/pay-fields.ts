import { settingFields, units } from './setting-field.ts';

const money = {
  kind: 'money',
  min: 1,
  max: 100_000_000,
  unit: units.shillings,
  second: true,
} as const;

const deposits = {
  sw: 'Ikizimwa, wachezaji hawaweki pesa kwa mtandao huu.',
  en: 'Off: players cannot deposit by this operator.',
};
const withdrawals = {
  sw: 'Ikizimwa, wachezaji hawatoi pesa kwa mtandao huu.',
  en: 'Off: players cannot withdraw by this operator.',
};
const operator = (name: string, heading?: { readonly sw: string; readonly en: string }) =>
  ({
    deposit: {
      kind: 'flag',
      hint: deposits,
      ...(heading && { heading }),
      sw: `${name}: kuweka`,
      en: `${name}: deposits`,
    },
    withdrawal: {
      kind: 'flag',
      hint: withdrawals,
      sw: `${name}: kutoa`,
      en: `${name}: withdrawals`,
    },
  }) as const;

const tigo = operator('Mixx (Tigo)', { sw: 'Mitandao', en: 'Operators' });
const airtel = operator('Airtel Money');
const vodacom = operator('M-Pesa (Vodacom)');
const halotel = operator('HaloPesa (Halotel)');

const fees = {
  kind: 'ladder',
  rowsMax: 20,
  second: true,
  columns: {
    up_to: { kind: 'money', min: 1, max: 100_000_000, sw: 'Hadi', en: 'Up to' },
    fee: { kind: 'money', min: 0, max: 1_000_000, sw: 'Ada', en: 'Fee' },
  },
  hint: {
    sw: 'Ada ya mtandao kwa kiasi kinachotolewa; hatua ya kwanza inayotosha huhesabiwa.',
    en: 'What the operator keeps of a withdrawal; the first step that fits counts.',
  },
} as const;

const businessNumber = {
  kind: 'text',
  pattern: /^\d{4,10}$/,
  second: true,
  hint: {
    sw: 'Namba ya kampuni ambayo wachezaji huipigia kwenye menyu ya mtandao.',
    en: 'What players dial at the operator’s own menu.',
  },
} as const;

const place = {
  kind: 'number',
  min: 0,
  max: 100,
  hint: {
    sw: 'Mpangilio kwenye kurasa za kuweka na kutoa: namba ndogo huja kwanza.',
    en: 'The order on the pages for deposits and withdrawals: lower comes first.',
  },
} as const;

const gateway = {
  kind: 'text',
  pattern: /^(configured|direct|selcom)$/,
  second: true,
  hint: {
    sw: 'Malipo mapya hupitia wapi: configured (kama seva ilivyopangwa), direct (mtandao wenyewe) au selcom. Yaliyoanza hubaki yalipoanzia.',
    en: 'By whom new payments go: configured (as the server is set up), direct (the operator itself) or selcom. Those begun stay where they are.',
  },
} as const;

/** `pay`: mobile money. */
export const payFields = settingFields({
  tigo_deposit: tigo.deposit,
  tigo_withdrawal: tigo.withdrawal,
  airtel_deposit: airtel.deposit,
  airtel_withdrawal: airtel.withdrawal,
  vodacom_deposit: vodacom.deposit,
  vodacom_withdrawal: vodacom.withdrawal,
  halotel_deposit: halotel.deposit,
  halotel_withdrawal: halotel.withdrawal,
  channels_mpesa_place: { ...place, sw: 'M-Pesa: nafasi', en: 'M-Pesa: place' },
  channels_mpesa_gateway: { ...gateway, sw: 'M-Pesa: njia', en: 'M-Pesa: gateway' },
  channels_mixx_place: { ...place, sw: 'Mixx: nafasi', en: 'Mixx: place' },
  channels_mixx_gateway: { ...gateway, sw: 'Mixx: njia', en: 'Mixx: gateway' },
  channels_airtel_place: { ...place, sw: 'Airtel Money: nafasi', en: 'Airtel Money: place' },
  channels_airtel_gateway: { ...gateway, sw: 'Airtel Money: njia', en: 'Airtel Money: gateway' },
  channels_halopesa_place: { ...place, sw: 'HaloPesa: nafasi', en: 'HaloPesa: place' },
  channels_halopesa_gateway: { ...gateway, sw: 'HaloPesa: njia', en: 'HaloPesa: gateway' },
  withdrawals_prohibited: {
    kind: 'flag',
    sw: 'Kutoa pesa kumezuiwa kwa wote',
    en: 'Withdrawals are closed for everybody',
    hint: {
      sw: 'Hakuna anayetoa pesa hadi izimwe.',
      en: 'On: nobody withdraws until it is switched off.',
    },
  },
  deposit_minimum: {
    ...money,
    touches: { of: 'deposits', side: 'below' },
    heading: { sw: 'Mipaka', en: 'Limits' },
    sw: 'Kuweka, chini',
    en: 'Lowest deposit',
    hint: { sw: 'Kiasi kidogo zaidi cha kuweka.', en: 'The smallest deposit that is taken.' },
  },
  deposit_maximum: {
    ...money,
    touches: { of: 'deposits', side: 'above' },
    sw: 'Kuweka, juu',
    en: 'Highest deposit',
    hint: { sw: 'Kiasi kikubwa zaidi cha kuweka.', en: 'The largest deposit that is taken.' },
  },
  withdrawal_minimum: {
    ...money,
    touches: { of: 'withdrawals', side: 'below' },
    sw: 'Kutoa, chini',
    en: 'Lowest withdrawal',
    hint: { sw: 'Kiasi kidogo zaidi cha kutoa.', en: 'The smallest withdrawal that is sent.' },
  },
  withdrawal_maximum: {
    ...money,
    touches: { of: 'withdrawals', side: 'above' },
    sw: 'Kutoa, juu',
    en: 'Highest withdrawal',
    hint: { sw: 'Kiasi kikubwa zaidi cha kutoa.', en: 'The largest withdrawal that is sent.' },
  },
  withdrawal_daily_maximum: {
    ...money,
    max: 1_000_000_000,
    sw: 'Kutoa kwa siku, juu',
    en: 'Highest withdrawals of a day',
    hint: { sw: 'Kwa mchezaji mmoja kwa siku moja.', en: 'Of one player in one day.' },
  },
  withdrawal_review_from: {
    ...money,
    touches: { of: 'withdrawals', side: 'from' },
    sw: 'Kutoa hukaguliwa kuanzia',
    en: 'Withdrawals are reviewed from',
    hint: {
      sw: 'Karani huangalia kwanza. Watu wawili hawaanzi chini ya hapa.',
      en: 'A clerk looks first. Two persons do not begin below this.',
    },
  },
  withdrawal_review_day_from: {
    ...money,
    max: 1_000_000_000,
    sw: 'Kutoa kwa siku hukaguliwa kuanzia',
    en: 'Withdrawals of a day are reviewed from',
    hint: {
      sw: 'Jumla ya mchezaji mmoja kwa siku moja; kugawa kiasi hakusaidii.',
      en: 'What one player asks for in a day, together: parts do not pass by it.',
    },
  },
  withdrawal_account_days: {
    kind: 'number',
    min: 0,
    max: 3_650,
    unit: units.days,
    second: true,
    sw: 'Akaunti changa hukaguliwa',
    en: 'Younger accounts are reviewed',
    hint: {
      sw: 'Kutoa kwa akaunti yenye siku chache kuliko hizi husubiri karani. Sifuri: hakuna.',
      en: 'Withdrawals of an account younger than this wait for a clerk. Zero: none do.',
    },
  },
  withdrawal_turnover_percent: {
    kind: 'number',
    min: 0,
    max: 1_000,
    unit: units.percent,
    second: true,
    sw: 'Dau dhidi ya pesa zilizowekwa',
    en: 'Turnover since deposit',
    hint: {
      sw: 'Akicheza chini ya asilimia hii ya alichoweka siku 30, karani huangalia. Sifuri: hakuna.',
      en: 'Who staked less than this of the deposits of 30 days waits for a clerk. Zero: nobody does.',
    },
  },
  withdrawal_claim_minutes: {
    kind: 'number',
    min: 1,
    max: 120,
    unit: units.minutes,
    sw: 'Karani hushikilia ombi kwa',
    en: 'A clerk holds a withdrawal for',
    hint: {
      sw: 'Kisha karani mwingine anaweza kulichukua.',
      en: 'After that another clerk may take it.',
    },
  },
  withdrawal_fees_mpesa: { ...fees, sw: 'Ada ya kutoa, M-Pesa', en: 'Withdrawal fee, M-Pesa' },
  withdrawal_fees_airtel: { ...fees, sw: 'Ada ya kutoa, Airtel', en: 'Withdrawal fee, Airtel' },
  withdrawal_fees_mixx: { ...fees, sw: 'Ada ya kutoa, Mixx', en: 'Withdrawal fee, Mixx' },
  withdrawal_fees_halopesa: {
    ...fees,
    sw: 'Ada ya kutoa, HaloPesa',
    en: 'Withdrawal fee, HaloPesa',
  },
  business_numbers_mpesa: {
    ...businessNumber,
    heading: { sw: 'Namba za kampuni', en: 'Business numbers' },
    sw: 'M-Pesa',
    en: 'M-Pesa',
  },
  business_numbers_airtel: { ...businessNumber, sw: 'Airtel Money', en: 'Airtel Money' },
  business_numbers_mixx: { ...businessNumber, sw: 'Mixx', en: 'Mixx' },
  business_numbers_halopesa: { ...businessNumber, sw: 'HaloPesa', en: 'HaloPesa' },
  deposit_delay_seconds: {
    kind: 'number',
    min: 0,
    max: 300,
    unit: units.seconds,
    heading: { sw: 'Muda na ulinzi', en: 'Times and guards' },
    sw: 'Kuweka huulizwa mara ya kwanza baada ya',
    en: 'A deposit is asked about first after',
    hint: {
      sw: 'Mtandao usipojibu wenyewe, huulizwa baada ya muda huu, kisha kwa nafasi kubwa zaidi.',
      en: 'While the operator does not tell by itself it is asked after this, then ever more seldom.',
    },
  },
  prompt_seconds: {
    kind: 'number',
    min: 0,
    max: 300,
    unit: units.seconds,
    sw: 'Ombi kwenye simu huishi',
    en: 'A prompt on the phone lives for',
    hint: {
      sw: 'Muda wa mchezaji kuthibitisha kwa PIN.',
      en: 'How long a player has to confirm by PIN.',
    },
  },
  look_after_minutes: {
    kind: 'number',
    min: 1,
    max: 10_080,
    unit: units.minutes,
    sw: 'Kuweka bila jibu huangaliwa baada ya',
    en: 'A deposit without answer is looked at after',
    hint: { sw: 'Kisha tahadhari huwekwa kwa karani.', en: 'Then an alert is raised for a clerk.' },
  },
  withdrawal_look_after_minutes: {
    kind: 'number',
    min: 1,
    max: 10_080,
    unit: units.minutes,
    sw: 'Kutoa bila jibu huangaliwa baada ya',
    en: 'A withdrawal without answer is looked at after',
    hint: {
      sw: 'Pesa ya mchezaji imeshikiliwa wakati huo.',
      en: 'The player’s money is held meanwhile.',
    },
  },
  prompts_per_day_max: {
    kind: 'number',
    min: 1,
    max: 1_000,
    sw: 'Maombi kwa siku',
    en: 'Prompts a day',
    hint: {
      sw: 'Kwa mchezaji mmoja; kila moja hulia kwenye simu.',
      en: 'For one player; each rings on a phone.',
    },
  },
  payer_phones_max: {
    kind: 'number',
    min: 0,
    max: 20,
    sw: 'Namba nyingine za kulipia',
    en: 'Other numbers to pay from',
    hint: {
      sw: 'Mbali na namba aliyojisajili nayo.',
      en: 'Beside the number a player registered with.',
    },
  },
  float_warning: {
    kind: 'money',
    min: 0,
    max: 1_000_000_000,
    unit: units.shillings,
    sw: 'Onyo la salio la mtandao',
    en: 'Warning of a low float',
    hint: {
      sw: 'Salio la nyumba kwa mtandao likiwa chini ya hapa, walio zamu huambiwa.',
      en: 'When the house’s float at an operator is below this, the watch is told.',
    },
  },
  float_alarm_hours: {
    kind: 'number',
    min: 1,
    max: 48,
    unit: units.hours,
    sw: 'Tahadhari ya salio kuisha',
    en: 'Alarm before a float runs dry',
    hint: {
      sw: 'Salio likitarajiwa kuisha ndani ya saa hizi, mtandao huonyeshwa kwa nyekundu.',
      en: 'A float that is expected to run dry within these hours is shown in red.',
    },
  },
  rejected_callback_days: {
    kind: 'number',
    min: 1,
    max: 365,
    unit: units.days,
    sw: 'Callback zilizokataliwa hutunzwa',
    en: 'Refused callbacks are kept for',
    hint: {
      sw: 'Za kughushi, za zamani na zisizosomeka.',
      en: 'Those that were forged, stale or unreadable.',
    },
  },
});
