import { percentByLegs, settingFields, units } from './setting-field.ts';

const stake = { kind: 'money', min: 1, max: 100_000_000, unit: units.shillings } as const;
const profit = { kind: 'money', min: 1_000, max: 100_000_000_000, unit: units.shillings } as const;
const seconds = { kind: 'number', min: 0, max: 300, unit: units.seconds } as const;
const percent = { kind: 'percent', min: 0, max: 100, unit: units.percent } as const;

const smallest = {
  sw: 'Dau dogo zaidi la mkeka; dogo kuliko hili hukataliwa.',
  en: 'The smallest stake of a slip; a smaller one is refused.',
};
const largest = {
  sw: 'Dau kubwa zaidi la mkeka; kubwa kuliko hili hukataliwa.',
  en: 'The largest stake of a slip; a larger one is refused.',
};
const waits = {
  sw: 'Ubashiri wa mubashara husubiri hivi kisha huangaliwa tena.',
  en: 'A bet in play waits so long and is checked again.',
};

const atRisk = {
  sw: 'Asilimia ya dau la juu la kawaida inayopokelewa; kamwe si chini ya dau la chini.',
  en: 'Percent of the usual highest stake that is taken; never less than the lowest stake.',
} as const;

/** `bet`: limits, delays and dangerous moments. */
export const betFields = settingFields({
  desktop_stake_minimum: {
    ...stake,
    second: true,
    hint: smallest,
    touches: { of: 'stakes', side: 'below' },
    heading: { sw: 'Mipaka ya dau', en: 'Limits of stakes' },
    sw: 'Dau la chini, kompyuta',
    en: 'Lowest stake, desktop',
  },
  desktop_stake_maximum: {
    ...stake,
    second: true,
    hint: largest,
    touches: { of: 'stakes', side: 'above' },
    sw: 'Dau la juu, kompyuta',
    en: 'Highest stake, desktop',
  },
  phone_stake_minimum: {
    ...stake,
    second: true,
    hint: smallest,
    touches: { of: 'stakes', side: 'below' },
    sw: 'Dau la chini, simu',
    en: 'Lowest stake, phone',
  },
  phone_stake_maximum: {
    ...stake,
    second: true,
    hint: largest,
    touches: { of: 'stakes', side: 'above' },
    sw: 'Dau la juu, simu',
    en: 'Highest stake, phone',
  },
  credit_stake_minimum: {
    ...stake,
    second: true,
    sw: 'Dau la chini kwa bonasi',
    en: 'Lowest stake paid by bonus',
    hint: {
      sw: 'Kwa mikeka inayolipwa kwa bonasi au free bet.',
      en: 'Of slips that are paid by bonus money or a free bet.',
    },
  },
  referral_stake: {
    ...stake,
    min: 0,
    second: true,
    heading: { sw: 'Mikeka mikubwa', en: 'Large bets' },
    sw: 'Dau linalosubiri mtaalamu',
    en: 'Stake that waits for a trader',
    hint: {
      sw: 'Mkeka wenye dau kubwa kuliko hili husubiri mtaalamu aukubali, aupunguze au aukatae. 0: hakuna unaosubiri.',
      en: 'A bet with a larger stake waits for a trader, who accepts, cuts or refuses it. 0: none waits.',
    },
  },
  referral_seconds: {
    kind: 'number',
    min: 5,
    max: 300,
    unit: units.seconds,
    sw: 'Muda wa kumsubiri mtaalamu',
    en: 'Wait for a trader',
    hint: {
      sw: 'Asipojibu ndani ya muda huu, mkeka hukataliwa. Mchezaji naye ana muda huohuo kukubali dau lililopunguzwa.',
      en: 'No answer in this time refuses the bet. The player has as long to agree to a cut.',
    },
  },
  single_profit_maximum: {
    ...profit,
    second: true,
    heading: { sw: 'Faida kubwa zaidi', en: 'Highest profits' },
    sw: 'Faida ya juu, mechi moja',
    en: 'Highest profit, one match',
    hint: {
      sw: 'Mwisho wa faida ya mkeka wa mechi moja. Mikeka iliyopo haibadiliki.',
      en: 'Caps the profit of a single. Open bets keep the cap of their placing.',
    },
  },
  multiple_profit_maximum: {
    ...profit,
    second: true,
    sw: 'Faida ya juu, mkeka wa mechi nyingi',
    en: 'Highest profit, accumulator',
    hint: { sw: 'Kama hiyo, kuanzia mechi mbili.', en: 'The same, from two legs.' },
  },
  daily_profit_maximum: {
    ...profit,
    second: true,
    sw: 'Ushindi wa juu wa siku',
    en: 'Highest winnings of a day',
    hint: {
      sw: 'Mchezaji mmoja hashindi zaidi ya hapa kwa siku moja.',
      en: 'One player wins no more than this in a day.',
    },
  },
  selection_exposure_maximum: {
    ...profit,
    second: true,
    sw: 'Deni la juu, chaguo moja',
    en: 'Highest liability, one selection',
    hint: {
      sw: 'Likijaa, chaguo hufungwa lenyewe hadi lipungue.',
      en: 'When it is full the selection locks by itself until it falls.',
    },
  },
  match_exposure_maximum: {
    ...profit,
    second: true,
    sw: 'Deni la juu, mechi moja',
    en: 'Highest liability, one match',
    hint: {
      sw: 'Likijaa, odds zote za mechi hufungwa zenyewe.',
      en: 'When it is full every price of the match locks by itself.',
    },
  },
  desktop_live_bet_delay_seconds: {
    ...seconds,
    hint: waits,
    heading: { sw: 'Kusubiri na nyakati za hatari', en: 'Waits and dangerous moments' },
    sw: 'Kusubiri mubashara, kompyuta',
    en: 'Wait in play, desktop',
  },
  phone_live_bet_delay_seconds: {
    ...seconds,
    hint: waits,
    sw: 'Kusubiri mubashara, simu',
    en: 'Wait in play, phone',
  },
  early_settlement_delay_seconds: {
    ...seconds,
    sw: 'Kusubiri cashout',
    en: 'Wait of a cashout',
    hint: {
      sw: 'Mkeka wa mubashara unaouzwa husubiri hivi kisha bei hupimwa tena.',
      en: 'A bet in play that is sold waits so long and is priced again.',
    },
  },
  odds_tolerance_percent: {
    ...percent,
    sw: 'Mabadiliko ya odds yanayokubaliwa',
    en: 'Odds that may fall meanwhile',
    hint: {
      sw: 'Odds zikishuka si zaidi ya hapa, mkeka hukubaliwa bila kuuliza.',
      en: 'A price that falls no more than this is taken without asking.',
    },
  },
  after_goal_extra_delay_seconds: {
    ...seconds,
    sw: 'Nyongeza baada ya goli',
    en: 'Longer after a goal',
    hint: {
      sw: 'Huongezwa kwenye kusubiri baada ya goli, penalti au kadi nyekundu.',
      en: 'Added to the wait after a goal, a penalty or a red card.',
    },
  },
  after_goal_odds_float_percent: {
    ...percent,
    sw: 'Odds baada ya goli',
    en: 'Odds after a goal',
    hint: {
      sw: 'Odds zikisogea zaidi ya hapa wakati wa kusubiri, mkeka hukataliwa.',
      en: 'Odds that move more than this during the wait refuse the bet.',
    },
  },
  goal_danger_seconds: {
    ...seconds,
    sw: 'Hatari ya goli hudumu',
    en: 'A goal is a danger for',
    hint: {
      sw: 'Muda ambao sheria za baada ya goli zinashika.',
      en: 'How long the rules after a goal hold.',
    },
  },
  after_corner_extra_delay_seconds: {
    ...seconds,
    sw: 'Nyongeza baada ya kona',
    en: 'Longer after a corner',
    hint: {
      sw: 'Huongezwa kwenye kusubiri baada ya kona au shambulio hatari.',
      en: 'Added to the wait after a corner or a dangerous attack.',
    },
  },
  after_corner_odds_float_percent: {
    ...percent,
    sw: 'Odds baada ya kona',
    en: 'Odds after a corner',
    hint: {
      sw: 'Odds zikisogea zaidi ya hapa wakati wa kusubiri, mkeka hukataliwa.',
      en: 'Odds that move more than this during the wait refuse the bet.',
    },
  },
  corner_danger_seconds: {
    ...seconds,
    sw: 'Hatari ya kona hudumu',
    en: 'A corner is a danger for',
    hint: {
      sw: 'Muda ambao sheria za baada ya kona zinashika.',
      en: 'How long the rules after a corner hold.',
    },
  },
  win_bonus_odds_minimum: {
    kind: 'odds',
    min: 1,
    max: 100,
    heading: { sw: 'Odds', en: 'Odds' },
    sw: 'Odds za chini kwa bonasi ya ushindi',
    en: 'Lowest odds that count for the win bonus',
    hint: {
      sw: 'Mechi yenye odds ndogo kuliko hizi haihesabiwi kwenye bonasi.',
      en: 'A leg at lower odds is not counted for the bonus.',
    },
  },
  book_sum_minimum: {
    kind: 'number',
    min: 900,
    max: 1_300,
    sw: 'Jumla ya chini ya soko',
    en: 'Least sum of a market',
    hint: {
      sw: 'Elfu moja ni asilimia 100. Soko la chini yake ni zawadi, haliuzwi.',
      en: 'A thousand is 100 percent. A market below it is a present and is not sold.',
    },
  },
  price_age_maximum_seconds: {
    kind: 'number',
    min: 10,
    max: 86_400,
    unit: units.seconds,
    sw: 'Umri wa juu wa odds',
    en: 'Highest age of a price',
    hint: {
      sw: 'Odds za zamani kuliko hivi pembeni ya mpya hufunga soko.',
      en: 'A price older than this beside newer ones suspends its market.',
    },
  },
  boost_raise_maximum_percent: {
    ...percent,
    sw: 'Ongezo la juu la odds',
    en: 'Highest raise of a boost',
    hint: {
      sw: 'Odds za kawaida zikishuka chini ya odds zilizoongezwa kwa zaidi ya hapa, ongezo husimama.',
      en: 'A boost that is more than this above its price today stands still.',
    },
  },
  tick_stake: {
    ...stake,
    heading: { sw: 'Ubao wa moja kwa moja', en: 'Live board' },
    sw: 'Dau linaloonekana ubaoni',
    en: 'Stake that ticks in',
    hint: {
      sw: 'Mkeka wenye dau hili au zaidi huonekana kwenye ubao mara tu unapowekwa au kukataliwa.',
      en: 'A bet of this stake or more is shown on the live board when it is placed or refused.',
    },
  },
  order_warning_stake: {
    ...stake,
    sw: 'Tahadhari ya dau',
    en: 'Order amount warning',
    hint: {
      sw: 'Mkeka wenye dau hili au zaidi huwasha tahadhari kwenye ubao.',
      en: 'A bet of this stake or more raises an alarm on the live board.',
    },
  },
  same_slip_accounts: {
    kind: 'number',
    min: 2,
    max: 200,
    sw: 'Akaunti zenye mkeka uleule',
    en: 'Accounts with the same slip',
    hint: {
      sw: 'Akaunti nyingi hivi zikiweka mkeka uleule, tahadhari huwaka.',
      en: 'So many accounts with one slip raise an alarm.',
    },
  },
  same_slip_minutes: {
    kind: 'number',
    min: 1,
    max: 240,
    unit: units.minutes,
    sw: 'Ndani ya muda wa',
    en: 'Within',
    hint: {
      sw: 'Mikeka iliyowekwa ndani ya muda huu hulinganishwa.',
      en: 'Slips that were placed within this time are compared.',
    },
  },
  same_slip_legs: {
    kind: 'number',
    min: 1,
    max: 60,
    sw: 'Mechi za chini za kulinganishwa',
    en: 'Least legs of a slip that is compared',
    hint: {
      sw: 'Mkeka mfupi hufanana kwa bahati: nusu ya mji hubashiri Simba.',
      en: 'Shorter slips are alike by chance: half a town bets on Simba.',
    },
  },
  same_slip_linked: {
    kind: 'flag',
    sw: 'Tahadhari ya akaunti zinazohusiana',
    en: 'Alarm about linked accounts',
    hint: {
      sw: 'Akaunti mbili za simu au kifaa kimoja zikiweka mkeka uleule, tahadhari huwaka.',
      en: 'Two accounts of one phone or device with the same slip raise an alarm.',
    },
  },
  price_by_hand_maximum_percent: {
    ...percent,
    heading: { sw: 'Meza ya odds', en: 'Trading desk' },
    sw: 'Odds kwa mkono, mwisho',
    en: 'Price by hand, at most',
    hint: {
      sw: 'Odds haziwezi kusogezwa kwa mkono zaidi ya hapa, juu au chini.',
      en: 'A trader moves a price no further than this, up or down.',
    },
  },
  low_risk_stake_percent: {
    ...percent,
    sw: 'Dau, hatari ndogo',
    en: 'Stake at low risk',
    hint: atRisk,
  },
  medium_risk_stake_percent: {
    ...percent,
    sw: 'Dau, hatari ya kati',
    en: 'Stake at moderate risk',
    hint: atRisk,
  },
  high_risk_stake_percent: {
    ...percent,
    sw: 'Dau, hatari kubwa',
    en: 'Stake at high risk',
    hint: atRisk,
  },
});

/** `winBonus`: percent of the profit by qualifying legs. */
export const winBonusFields = settingFields({
  ladder: {
    kind: 'ladder',
    rowsMax: 60,
    columns: percentByLegs(10_000),
    second: true,
    sw: 'Ngazi ya bonasi',
    en: 'Ladder',
    hint: {
      sw: 'Asilimia ya faida inayoongezwa, kwa idadi ya mechi. Lazima ipande.',
      en: 'Percent of the profit that is added, by legs. It must rise.',
    },
  },
});

const tax = {
  kind: 'percent',
  min: 0,
  max: 100,
  unit: units.percent,
  second: true,
  hint: {
    sw: 'Hukatwa kwenye ushindi. Mkeka hubaki na kiwango cha siku ulipowekwa.',
    en: 'Withheld from winnings. An order keeps the rate of its placing.',
  },
} as const;

const levy = {
  ...tax,
  hint: {
    sw: 'Ya kile nyumba ilichobakiza kwa mwezi: dau kuondoa malipo. Hulipwa na nyumba.',
    en: 'Of what the house kept in a month: stakes less payouts. The house pays it.',
  },
} as const;

export const taxFields = settingFields({
  sports_percent: { ...tax, sw: 'Michezo', en: 'Sports' },
  jackpot_percent: { ...tax, sw: 'Jackpot', en: 'Jackpot' },
  racing_percent: { ...tax, sw: 'Mbio', en: 'Racing' },
  casino_percent: { ...tax, sw: 'Kasino', en: 'Casino' },
  sports_levy_percent: {
    ...levy,
    heading: { sw: 'Tozo kwenye mapato ya michezo (GGR)', en: 'Levy on gross gaming revenue' },
    ...{ sw: 'Tozo ya michezo', en: 'Sports levy' },
  },
  jackpot_levy_percent: {
    ...levy,
    sw: 'Tozo ya Jackpot na Lucky Six',
    en: 'Jackpot and Lucky Six levy',
  },
  racing_levy_percent: { ...levy, sw: 'Tozo ya mbio', en: 'Racing levy' },
  casino_levy_percent: { ...levy, sw: 'Tozo ya kasino', en: 'Casino levy' },
});
