import type { Messages } from '../messages.ts';

export const messages = {
  // The lobby
  'casino.search': 'Tafuta mchezo',
  'casino.groups': 'Aina za michezo',
  'casino.all': 'Yote',
  'casino.favourites': 'Vipendwa',
  'casino.counted': '{name} {count}',
  'casino.provider': 'Mtoa huduma',
  'casino.allProviders': 'Watoa huduma wote',
  'casino.recent': 'Endelea kucheza',
  'casino.popular': 'Maarufu',
  'casino.allGames': 'Michezo yote',
  'casino.found': { one: 'Mchezo {count}', other: 'Michezo {count}' },
  'casino.today': 'leo {time}',
  'casino.yesterday': 'jana {time}',
  'casino.return': 'marejesho {percent}%',
  'casino.heroTitle': 'Paa juu',
  'casino.heroText': 'Fanya cashout kabla ndege haijaondoka · marejesho {percent}%',
  'casino.heart': 'Kipendwa: {name}',
  'casino.meaning': 'Marejesho',
  'casino.meaningText':
    'ni sehemu ya dau zote inayorudi kwa wachezaji kwa muda mrefu. {percent}% maana yake: kati ya TSh 1,000 zilizochezwa, wastani TSh {amount} hurudi. Raundi moja inaweza kuwa tofauti kabisa.',
  'casino.limits': 'Weka kikomo chako kabla ya kucheza',

  // Playing
  'casino.play': 'Cheza',
  'casino.loginToPlay': 'Ingia ucheze',
  'casino.opening': 'Inafungua…',
  'casino.openingGame': 'Inafungua {name}…',
  'casino.openingText': 'Mchezo unafunguka kwenye ukurasa wa mtoa huduma wake.',
  'casino.resting': 'Umejipumzisha hadi {date}',
  'casino.restingText':
    'Unaweza kutazama michezo na kutoa pesa. Kucheza kumefungwa kama ulivyoomba.',
  'casino.forbidden': 'Akaunti yako hairuhusiwi kucheza',
  'casino.forbiddenText': 'Wasiliana na huduma kwa wateja kujua sababu.',
  'casino.contact': 'Ongea nasi',
  'casino.notOpened': 'Mchezo haukufunguka',
  'casino.aviatorGone': 'Aviator haipo kwa sasa',
  'casino.tryAgain': 'Jaribu tena',
  'casino.toLobby': 'Michezo yote ya kasino',

  // Nothing to show
  'casino.none': 'Hakuna mchezo kwa sasa',
  'casino.noneText': 'Michezo ya kasino haipatikani sasa hivi. Rudi baadaye, au bashiri mechi.',
  'casino.toMatches': 'Tazama mechi',
  'casino.notFound': 'Hakuna mchezo unaolingana',
  'casino.notFoundText': 'Jaribu jina jingine au aina nyingine.',
  'casino.showAll': 'Onyesha michezo yote',
  'casino.noFavourites': 'Bado huna kipendwa',
  'casino.noFavouritesText': 'Gusa moyo kwenye mchezo ili uupate hapa haraka.',

  // Own rounds
  'casino.rounds': 'Raundi zangu za kasino',
  'casino.roundsTitle': 'Raundi za kasino',
  'casino.stake': 'Dau {amount}',
  'casino.won': 'ushindi {amount}',
  'casino.tax': 'kodi {amount}',
  'casino.roundsAll': { one: 'Raundi {count} tu', other: 'Raundi zote {count}' },
  'casino.noRounds': 'Bado hujacheza raundi yoyote',
  'casino.noRoundsText':
    'Kila raundi utakayocheza itaonekana hapa na dau, ushindi na matokeo yake.',
  'casino.noOldRounds': 'Hakuna raundi za zamani',
  'casino.noOldRoundsText': 'Raundi zenye zaidi ya siku 30 zitaonekana hapa.',
} as const satisfies Messages;
