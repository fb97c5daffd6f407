import { percentByLegs, settingFields, units } from './setting-field.ts';

const percent = { kind: 'percent', min: 0, max: 100, unit: units.percent } as const;
const minutes = { kind: 'number', min: 1, max: 10_080, unit: units.minutes } as const;

/** `settlement`: when somebody has to look, early payouts, money back, cashout. */
export const settlementFields = settingFields({
  review_from: {
    kind: 'money',
    min: 1_000,
    max: 100_000_000_000,
    unit: units.shillings,
    second: true,
    heading: { sw: 'Malipo', en: 'Payouts' },
    sw: 'Malipo hukaguliwa kuanzia',
    en: 'Payouts are reviewed from',
    hint: {
      sw: 'Malipo ya kiasi hiki au zaidi husubiri mtu ayaidhinishe.',
      en: 'A payout of this or more waits until a person has approved it.',
    },
  },
  football_minutes: {
    ...minutes,
    heading: { sw: 'Mikeka isiyo na matokeo', en: 'Bets without a result' },
    sw: 'Soka',
    en: 'Football',
    hint: {
      sw: 'Baada ya kuanza kwa mechi, mkeka bila matokeo huonyeshwa kwa karani.',
      en: 'So long after its start a bet without a result is shown to a clerk.',
    },
  },
  football_first_half_minutes: {
    ...minutes,
    sw: 'Soka, kipindi cha kwanza',
    en: 'Football, first half',
    hint: { sw: 'Kama hiyo, kwa kipindi cha kwanza.', en: 'The same for the first half.' },
  },
  other_sports_minutes: {
    ...minutes,
    sw: 'Michezo mingine',
    en: 'Other sports',
    hint: { sw: 'Kama hiyo, kwa michezo mingine.', en: 'The same for other sports.' },
  },
  any_minutes: {
    ...minutes,
    sw: 'Chochote',
    en: 'Anything',
    hint: {
      sw: 'Baada ya hapa hakuna mkeka unaosubiri bila kuonekana.',
      en: 'After this no bet waits unseen, whatever it is about.',
    },
  },
  replay_within_minutes: {
    kind: 'number',
    min: 0,
    max: 10_080,
    unit: units.minutes,
    sw: 'Mechi iliyofutwa inaweza kurudiwa ndani ya',
    en: 'A match called off may be played within',
    hint: {
      sw: 'Dau hazirudishwi hadi muda huu upite.',
      en: 'No stake goes back before this time has passed.',
    },
  },
  two_up_minutes: {
    ...minutes,
    sw: 'Goli la 2up lisimame',
    en: 'A goal of 2up stands for',
    hint: {
      sw: 'Malipo ya mapema hulipwa goli likisimama hivi.',
      en: 'The early payout is paid once the goal has stood so long.',
    },
  },
  money_back_ladder: {
    kind: 'ladder',
    rowsMax: 20,
    columns: percentByLegs(100),
    second: true,
    sw: 'Pesa kurudi mechi moja ikipotea',
    en: 'Money back when one leg lost',
    hint: {
      sw: 'Asilimia ya dau inayorudi kama bonasi, kwa idadi ya mechi. Tupu: hakuna.',
      en: 'Percent of the stake that comes back as bonus, by legs. Empty: none.',
    },
  },
  cash_out_open: {
    kind: 'flag',
    heading: { sw: 'Cashout', en: 'Cashout' },
    sw: 'Cashout imefunguliwa',
    en: 'Cashout is open',
    hint: {
      sw: 'Ikizimwa hakuna mkeka unaouzwa, hata kwa kanuni ya mchezaji.',
      en: 'Off: no bet is sold, by nobody and by no rule.',
    },
  },
  cash_out_margin_percent: {
    ...percent,
    sw: 'Faida ya cashout',
    en: 'Margin of a cashout',
    hint: {
      sw: 'Sehemu ya thamani ya mkeka ambayo nyumba hubaki nayo.',
      en: 'What the house keeps of what an open bet is worth.',
    },
  },
  near_certain_odds: {
    kind: 'odds',
    min: 1.001,
    max: 1.2,
    sw: 'Karibu hakika kwa odds',
    en: 'All but sure at odds of',
    hint: {
      sw: 'Chaguo la odds hizi au chini hubaki na cashout hata lisipouzwa tena.',
      en: 'A leg at these odds or below keeps its cashout when it is no longer sold.',
    },
  },
  near_certain_chance_percent: {
    kind: 'number',
    min: 50,
    max: 99,
    unit: units.percent,
    sw: 'Nafasi yake ihesabiwe',
    en: 'Its chance counts as',
    hint: {
      sw: 'Nafasi kubwa zaidi inayohesabiwa kwa chaguo hilo.',
      en: 'The highest chance that such a leg is taken to have.',
    },
  },
});
