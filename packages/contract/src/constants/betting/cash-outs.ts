import type { Choices } from '../choice.ts';

/** What the cash-out button of an open bet shows. Numbers are ours. */
export const cashOutStates = {
  locked: { id: 1, sw: 'Cashout imefungwa kwa muda', en: 'Cashout locked' },
  retrieving: { id: 2, sw: 'Inatafuta thamani mpya', en: 'Retrieving update' },
  requesting: { id: 3, sw: 'Inaomba cashout', en: 'Requesting cashout' },
  offered: { id: 4, sw: 'Ofa ya cashout', en: 'Cashout offer' },
  accepted: { id: 5, sw: 'Cashout imekubaliwa', en: 'Cashout accepted' },
} as const satisfies Choices;

export const autoCashOutStates = {
  set: { id: 1, sw: 'Auto cashout imewekwa', en: 'Auto cashout set' },
  cancelled: { id: 2, sw: 'Auto cashout imefutwa', en: 'Auto cashout cancelled' },
} as const satisfies Choices;

/** Why an open bet has no cash-out at the moment, as its button or its page explains it. */
export const cashOutLocks = {
  closed: {
    id: 1,
    sw: 'Cashout imesitishwa kwa muda',
    en: 'Cashout is paused for a while',
  },
  'order-not-open': {
    id: 2,
    sw: 'Mkeka huu hausubiri tena matokeo',
    en: 'This bet is already decided',
  },
  'credit-stake': {
    id: 3,
    sw: 'Dau la bonasi halina cashout',
    en: 'Bonus bets cannot be cashed out',
  },
  'nothing-left': {
    id: 4,
    sw: 'Mkeka huu hauwezi tena kushinda',
    en: 'This bet can no longer win',
  },
  'every-leg-decided': {
    id: 5,
    sw: 'Mechi zote zimeamuliwa, malipo yanaandaliwa',
    en: 'Every match is decided; the bet is being settled',
  },
  'leg-suspended': {
    id: 6,
    sw: 'Chaguo mojawapo limefungwa kwa muda na mtoa odds',
    en: 'One of the picks is suspended by the odds provider',
  },
  'leg-without-price': {
    id: 7,
    sw: 'Chaguo mojawapo halina odds kwa sasa',
    en: 'One of the picks has no price right now',
  },
  'line-moved': {
    id: 8,
    sw: 'Kiwango cha chaguo mojawapo kimebadilika',
    en: 'The line of one of the picks has moved',
  },
  'below-minimum': {
    id: 9,
    sw: 'Thamani yake iko chini ya shilingi moja',
    en: 'It is worth less than one shilling',
  },
  danger: {
    id: 10,
    sw: 'Goli, penalti, kadi nyekundu au VAR: odds zinapangwa upya',
    en: 'Goal, penalty, red card or VAR: odds are being adjusted',
  },
  'feed-silent': {
    id: 11,
    sw: 'Odds mubashara zimekatika kwa muda',
    en: 'Live odds are interrupted for a moment',
  },
  'result-awaited': {
    id: 12,
    sw: 'Mechi mojawapo imekwisha, matokeo yanasubiriwa',
    en: 'One of the matches is over; its result is awaited',
  },
} as const satisfies Choices;
