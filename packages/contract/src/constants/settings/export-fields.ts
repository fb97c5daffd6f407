import { settingFields, units } from './setting-field.ts';

/** `exports`: how much may leave as a file, and how long files are kept. */
export const exportFields = settingFields({
  period_days_max: {
    kind: 'number',
    min: 1,
    max: 366,
    unit: units.days,
    sw: 'Kipindi kirefu zaidi',
    en: 'Longest period',
    hint: {
      sw: 'Orodha za matukio haziombwi kwa siku zaidi ya hizi.',
      en: 'Lists that lie in time are not asked for beyond so many days.',
    },
  },
  rows_max: {
    kind: 'number',
    min: 1_000,
    max: 20_000_000,
    sw: 'Mistari kwa faili',
    en: 'Rows of a file',
    hint: {
      sw: 'Ikizidi, faili halitolewi.',
      en: 'A list of more ends without a file.',
    },
  },
  megabytes_max: {
    kind: 'number',
    min: 1,
    max: 2_000,
    sw: 'MB kwa faili',
    en: 'Megabytes of a file',
    hint: { sw: 'Ikizidi, faili halitolewi.', en: 'A larger one ends without a file.' },
  },
  keep_hours: {
    kind: 'number',
    min: 1,
    max: 720,
    unit: { sw: 'saa', en: 'hours' },
    sw: 'Faili hubaki kwa',
    en: 'A file is kept for',
    hint: {
      sw: 'Kisha kiungo hufa na faili hufutwa.',
      en: 'Then its link is dead and the file is gone.',
    },
  },
  own_at_once: {
    kind: 'number',
    min: 1,
    max: 20,
    sw: 'Faili za mtu mmoja kwa wakati',
    en: 'Files of one person at once',
    hint: {
      sw: 'Zinazosubiri au kuandikwa.',
      en: 'That wait or are being written.',
    },
  },
});

const percent = { kind: 'percent', min: 1, max: 100, unit: units.percent } as const;
const days = { kind: 'number', min: 1, max: 30, unit: units.days } as const;

/** `compliance`: what about somebody's payments a person has to look at. */
export const complianceFields = settingFields({
  threshold: {
    kind: 'money',
    min: 1_000,
    max: 1_000_000_000,
    unit: units.shillings,
    sw: 'Kiasi cha kuripoti',
    en: 'Reported from',
    hint: {
      sw: 'Amana au pesa zilizotolewa za siku moja, moja au kwa jumla, kuanzia kiasi hiki.',
      en: 'Deposits or withdrawals of one day, single or summed, from so much on.',
    },
  },
  near_percent: {
    ...percent,
    heading: { sw: 'Kugawanya malipo', en: 'Structuring' },
    sw: 'Karibu na kiasi hicho kuanzia',
    en: 'Just below it from',
    hint: {
      sw: 'Malipo ya asilimia hii au zaidi, lakini chini ya kiasi cha kuripoti.',
      en: 'A payment of this part of the threshold or more, and still below it.',
    },
  },
  near_times: {
    ...{ kind: 'number', min: 2, max: 20 },
    sw: 'Mara ngapi',
    en: 'How many of them',
    hint: { sw: 'Ndani ya siku zifuatazo.', en: 'Within the days below.' },
  },
  near_days: {
    ...days,
    sw: 'Ndani ya siku',
    en: 'Within',
    hint: { sw: 'Siku mfululizo.', en: 'Days in a row.' },
  },
  unplayed_from: {
    kind: 'money',
    min: 1_000,
    max: 1_000_000_000,
    unit: units.shillings,
    heading: { sw: 'Kuweka na kutoa bila kucheza', en: 'In and out without play' },
    sw: 'Kuanzia kiasi',
    en: 'From an amount of',
    hint: {
      sw: 'Amana ndogo hazihesabiwi.',
      en: 'Smaller deposits are not looked at.',
    },
  },
  unplayed_percent: {
    ...percent,
    sw: 'Dau chini ya',
    en: 'Staked less than',
    hint: {
      sw: 'Ya amana, kabla ya kutoa pesa.',
      en: 'Of what was deposited, before it was withdrawn.',
    },
  },
  unplayed_days: {
    ...days,
    sw: 'Ndani ya siku',
    en: 'Within',
    hint: { sw: 'Kutoka amana hadi kutoa pesa.', en: 'From deposit to withdrawal.' },
  },
});
