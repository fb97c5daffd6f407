import { settingFields, units } from './setting-field.ts';

const minutes = { kind: 'number', min: 1, max: 10_080, unit: units.minutes } as const;

/** `limits`: guards of accounts. */
export const limitFields = settingFields({
  password_length_minimum: {
    kind: 'number',
    min: 4,
    max: 64,
    sw: 'Urefu wa chini wa nenosiri',
    en: 'Shortest password',
    hint: {
      sw: 'Nenosiri jipya liwe na herufi hizi au zaidi; yaliyopo yanabaki.',
      en: 'A new password has so many characters or more; those there are stay.',
    },
  },
  reset_code_minutes: {
    ...minutes,
    sw: 'Msimbo wa nenosiri hudumu',
    en: 'A reset code is good for',
    hint: { sw: 'Kisha mchezaji huomba mwingine.', en: 'Then the player asks for another one.' },
  },
  reset_code_tries_max: {
    kind: 'number',
    min: 1,
    max: 20,
    sw: 'Majaribio ya msimbo',
    en: 'Tries of a code',
    hint: {
      sw: 'Baada ya haya msimbo hufa, hata ukiwa sahihi.',
      en: 'After these the code is dead, even the right one.',
    },
  },
  sign_in_attempts_max: {
    kind: 'number',
    min: 1,
    max: 50,
    sw: 'Majaribio ya kuingia',
    en: 'Attempts to sign in',
    hint: { sw: 'Baada ya haya akaunti hufungwa kwa muda.', en: 'After these the account locks.' },
  },
  sign_in_lock_minutes: {
    ...minutes,
    sw: 'Akaunti hufungwa kwa',
    en: 'The account locks for',
    hint: {
      sw: 'Anayeingia kutoka mtandao aliouzoea hazuiwi.',
      en: 'Who comes from their usual network is not kept out.',
    },
  },
  page_report_days: {
    kind: 'number',
    min: 1,
    max: 3_650,
    unit: units.days,
    sw: 'Ripoti za kurasa hutunzwa',
    en: 'Page reports are kept for',
    hint: {
      sw: 'Hitilafu za kurasa na kushiriki mikeka; za watendaji hazifutwi.',
      en: 'Page errors and share clicks; what administrators did stays.',
    },
  },
});

/** `registration`: how somebody becomes a player. */
export const registrationFields = settingFields({
  bonus: {
    kind: 'money',
    min: 0,
    max: 1_000_000,
    unit: units.shillings,
    second: true,
    sw: 'Bonasi ya kujisajili',
    en: 'Registration bonus',
    hint: {
      sw: 'Free bet kwa mchezaji mpya; sifuri ni hakuna.',
      en: 'A free bet for a new player; zero gives none.',
    },
  },
  code_minutes: {
    ...minutes,
    sw: 'Msimbo wa SMS hudumu',
    en: 'An SMS code is good for',
    hint: { sw: 'Wa kujisajili na kuingia.', en: 'For registering and signing in.' },
  },
  codes_per_day_max: {
    kind: 'number',
    min: 1,
    max: 100,
    sw: 'Misimbo kwa siku',
    en: 'Codes a day',
    hint: {
      sw: 'Kwa simu moja, hata ikiomba zaidi.',
      en: 'To one phone, however many are asked for.',
    },
  },
});

const count = { kind: 'number', min: 1, max: 10_000_000 } as const;

/** `messages`: the budgets of SMS. */
export const messageFields = settingFields({
  per_hour_max: {
    ...count,
    sw: 'SMS kwa saa',
    en: 'SMS an hour',
    hint: { sw: 'Kwa mitandao yote pamoja.', en: 'To all networks together.' },
  },
  per_day_max: {
    ...count,
    sw: 'SMS kwa siku',
    en: 'SMS a day',
    hint: { sw: 'Kwa mitandao yote pamoja.', en: 'To all networks together.' },
  },
  network_per_hour_max: {
    ...count,
    sw: 'SMS kwa saa, mtandao mmoja',
    en: 'SMS an hour, one network',
    hint: { sw: 'Mtandao mmoja usimalize bajeti yote.', en: 'No network uses up the whole.' },
  },
  network_per_day_max: {
    ...count,
    sw: 'SMS kwa siku, mtandao mmoja',
    en: 'SMS a day, one network',
    hint: { sw: 'Mtandao mmoja usimalize bajeti yote.', en: 'No network uses up the whole.' },
  },
  security_percent: {
    kind: 'number',
    min: 0,
    max: 100,
    unit: units.percent,
    sw: 'Zinazobaki kwa usalama',
    en: 'Kept for security',
    hint: {
      sw: 'Sehemu ya kila bajeti kwa misimbo ya kuingia kwenye akaunti.',
      en: 'Of each budget, for the codes by which players come into their accounts.',
    },
  },
});

/** `protection`: what the house adds to limits of players' own. */
export const protectionFields = settingFields({
  raise_after_hours: {
    kind: 'number',
    min: 24,
    max: 720,
    unit: units.hours,
    sw: 'Kikomo kikiongezwa huanza baada ya',
    en: 'A raised limit holds after',
    hint: {
      sw: 'Mchezaji akiongeza au kuondoa kikomo chake husubiri hivi; kupunguza huanza mara moja.',
      en: 'Who raises or removes a limit of their own waits so long; a lower one holds at once.',
    },
  },
});
