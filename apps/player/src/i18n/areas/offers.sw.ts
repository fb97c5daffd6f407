import type { Messages } from '../messages.ts';

/** The way out of offers, opened from an SMS. */
export const messages = {
  'stopOffers.title': 'Acha ofa kwa SMS',
  'stopOffers.text': 'Ukibonyeza hapa chini, hatutakutumia tena ofa kwa SMS. Huhitaji kuingia.',
  'stopOffers.kept': 'SMS za namba za uthibitisho na pesa zako zitaendelea kuja kama kawaida.',
  'stopOffers.submit': 'Acha kunitumia ofa',
  'stopOffers.done': 'Tumeacha kukutumia ofa',
  'stopOffers.doneText':
    'Hutapokea tena ofa kwa SMS. Ukibadili mawazo, ziwashe kwenye ukurasa wa akaunti yako.',
  'stopOffers.unknown': 'Kiungo hiki hakitambuliki',
  'stopOffers.unknownText':
    'Fungua kiungo kizima kilicho kwenye SMS. Pia unaweza kuzima ofa kwenye ukurasa wa akaunti yako, au wasiliana nasi.',
  'stopOffers.toAccount': 'Akaunti yangu',
  'stopOffers.toHome': 'Nenda mwanzo',
} satisfies Messages;
