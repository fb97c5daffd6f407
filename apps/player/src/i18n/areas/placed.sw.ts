import type { Messages } from '../messages.ts';

/** Placing a bet, and the sheet after it was placed: for players only. */
export const messages = {
  'slipBet.acceptFirst': 'Odds zimebadilika. Kubali odds mpya ili kuweka dau.',
  'slipBet.acceptNew': 'Kubali odds mpya',
  'slipBet.place': 'Weka dau TSh {amount}',
  'slipBet.sending': 'Inatuma…',
  'slipBet.held': 'Inathibitisha… {seconds}',
  'slipBet.unsure':
    'Jibu la dau lako halijafika. Uliza tena: ni dau lilelile, haliwezi kuwekwa mara mbili.',
  'slipBet.askAgain': 'Uliza tena',
  'slipBet.drop': 'Acha',
  'slipBet.legsRefused': 'Dau halijawekwa: machaguo yenye alama nyekundu hayakukubaliwa.',
  'slipBet.again': 'Umeshaweka dau kwa machaguo haya haya. Uweke tena?',
  'slipBet.yes': 'Weka tena',
  'slipBet.no': 'Ghairi',
  'placed.title': 'Mkeka umewekwa',
  'placed.number': 'Namba ya mkeka',
  'placed.stake': 'Dau',
  'placed.odds': 'Odds',
  'placed.paid': 'Malipo',
  'placed.some': {
    one: 'Dau {count} halikuwekwa; sababu iko kwenye mkeka.',
    other: 'Dau {count} hazikuwekwa; sababu ziko kwenye mkeka.',
  },
  'placed.check': 'Tazama mkeka',
  'placed.new': 'Dau jipya',
  'placed.reuse': 'Tumia tena',
  'placed.copyLink': 'Nakili kiungo',
  'placed.share': 'Shiriki',
  'placed.copyCode': 'Nakili namba',
} as const satisfies Messages;
