import type { Choices } from '../choice.ts';

export const mailingChannels = {
  'in-site': { id: 1, sw: 'Kikasha cha ujumbe', en: 'In-site message' },
  sms: { id: 2, sw: 'SMS', en: 'SMS' },
} as const satisfies Choices;

/** Offers go to nobody who stays away from play, and by SMS to those alone who agreed. */
export const mailingKinds = {
  notice: { id: 1, sw: 'Taarifa ya huduma', en: 'Service notice' },
  offer: { id: 2, sw: 'Ofa', en: 'Offer' },
} as const satisfies Choices;

export const mailingStates = {
  scheduled: { id: 1, sw: 'Imepangwa', en: 'Scheduled' },
  writing: { id: 2, sw: 'Inatumwa', en: 'Being sent' },
  done: { id: 3, sw: 'Imetumwa', en: 'Sent' },
  stopped: { id: 4, sw: 'Imesimamishwa', en: 'Stopped' },
  /** By itself: by the time it left, more fit than one person may write to. */
  outgrown: { id: 5, sw: 'Imejisimamisha: watu wamezidi', en: 'Held: too many people' },
} as const satisfies Choices;

/** What is picked by hand; more is a filter. */
export const PICKED_MAX = 1_000;

/** With the line that leads out of offers. */
export const SMS_TEXT_MAX = 400;
export const MESSAGE_SUBJECT_MAX = 80;
export const MESSAGE_BODY_MAX = 2_000;
