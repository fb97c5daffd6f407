import type { Messages } from '../messages.ts';

/** Placing a bet, and the sheet after it was placed: for players only. */
export const messages = {
  'slipBet.acceptFirst': 'Odds zimebadilika. Kubali odds mpya ili kuweka dau.',
  'slipBet.acceptNew': 'Kubali odds mpya',
  'slipBet.place': 'Weka dau TSh {amount}',
  'slipBet.sending': 'Inatuma…',
  'slipBet.held': 'Inathibitisha… {seconds}',
  'slipBet.unsure':
    'Bado hatujapata jibu la mkeka wako. Angalia tena: ni mkeka uleule, hauwezi kuwekwa mara mbili.',
  'slipBet.askAgain': 'Angalia tena',
  'slipBet.drop': 'Acha',
  'slipBet.legsRefused': 'Mkeka haukuwekwa: machaguo yenye alama nyekundu hayakukubaliwa.',
  'slipBet.noneOfSingles': 'Hakuna mkeka uliowekwa.',
  'slipBet.again': 'Mkeka huu umeshauweka. Uuweke tena?',
  'slipBet.yes': 'Weka tena',
  'slipBet.no': 'Ghairi',
  'placed.title': 'Mkeka umewekwa',
  'placed.number': 'Namba ya mkeka',
  'placed.stake': 'Dau',
  'placed.odds': 'Odds',
  'placed.paid': 'Malipo',
  'placed.some': {
    one: 'Mkeka {count} haukuwekwa. Tazama sababu kwenye chaguo lake.',
    other: 'Mikeka {count} haikuwekwa. Tazama sababu kwenye machaguo yake.',
  },
  'placed.check': 'Tazama mkeka',
  'placed.new': 'Mkeka mpya',
  'placed.reuse': 'Rudia mkeka',
  'placed.copyLink': 'Nakili kiungo',
  'placed.share': 'Shiriki',
  'placed.copyCode': 'Nakili namba',
} as const satisfies Messages;
