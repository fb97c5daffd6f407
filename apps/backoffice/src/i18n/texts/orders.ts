import type { Texts } from '../text.ts';

export const ordersTexts = {
  legs: { en: 'Legs', sw: 'Mechi za mkeka' },
  money: { en: 'Money', sw: 'Pesa' },
  cashOuts: { en: 'Cashouts', sw: 'Cashout' },
  decisions: { en: 'Decided by people', sw: 'Maamuzi ya watu' },
  balance: { en: 'Balance of the player: TSh {amount}', sw: 'Salio la mchezaji: TSh {amount}' },
  awaitsMoneyBack: {
    en: 'Lost. It waits for the other matches because of money back.',
    sw: 'Umepotea. Unasubiri mechi nyingine kwa sababu ya money back.',
  },
  teams: { en: '{home} – {away}', sw: '{home} – {away}' },
  pick: { en: '{market}: {selection}', sw: '{market}: {selection}' },
  odds: { en: 'odds {odds}', sw: 'odds {odds}' },
  boosted: { en: 'boosted from {odds}', sw: 'Boost kutoka {odds}' },
  live: { en: 'in play when bet on', sw: 'ilibashiriwa ikiendelea' },
  match: { en: 'Match', sw: 'Mechi' },
  matchId: { en: 'Match id {id}', sw: 'Namba ya mechi {id}' },
  matchGone: { en: 'Taken away by the provider', sw: 'Imeondolewa na mtoa odds' },
  resultSays: { en: 'The result says', sw: 'Matokeo yanasema' },
  providerSays: { en: 'The provider says', sw: 'Mtoa odds anasema' },
  noWord: { en: 'Nothing', sw: 'Hakuna' },
  soldAt: { en: 'Fair odds when sold: {odds}', sw: 'Odds halisi ilipouzwa: {odds}' },
  decidedAfter: {
    en: 'Decided after {minutes} minutes',
    sw: 'Iliamuliwa baada ya dakika {minutes}',
  },
  needsPerson: { en: 'A person must decide', sw: 'Inahitaji uamuzi wa mhudumu' },
  final: {
    en: 'Final: it was cancelled or paid early.',
    sw: 'Haitabadilika: umefutwa au umelipwa mapema.',
  },
  rulings: { en: 'Decision history', sw: 'Historia ya maamuzi' },
  noRulings: { en: 'No decisions yet.', sw: 'Bado hakuna uamuzi.' },
  saidBy: { en: '{who}, {time} EAT', sw: '{who}, {time} EAT' },
  settling: {
    en: 'The bets on it are being settled.',
    sw: 'Mikeka yenye chaguo hili inalipwa sasa.',
  },
  changeResult: { en: 'Change the result', sw: 'Badili matokeo' },
  outcome: { en: 'How it ended', sw: 'Ilivyokwisha' },
  touches: {
    en: 'This counts for every order with this selection: {open} open, {delayed} delayed, {paid} paid.',
    sw: 'Hii ni kwa kila mkeka wenye chaguo hili: {open} inasubiri, {delayed} haijaidhinishwa, {paid} imelipwa.',
  },
  paysAnew: {
    en: 'What was paid is taken back and paid anew.',
    sw: 'Kilicholipwa kitarudishwa na kulipwa upya.',
  },
  staysSo: {
    en: 'Manual results are final: a later result does not change them.',
    sw: 'Neno la mtu hubaki: matokeo ya baadaye hayatalibadilisha.',
  },
  noBills: { en: 'No money has moved.', sw: 'Hakuna pesa iliyohama.' },
  purseCash: { en: 'Balance', sw: 'Salio' },
  purseCredit: { en: 'Credit', sw: 'Bonasi' },
  billAfter: { en: '{purse} after it: TSh {amount}', sw: '{purse} baada ya hapo: TSh {amount}' },
  cashOut: {
    en: '{percent} % of the stake in play, TSh {stake}',
    sw: '{percent} % ya dau lililokuwepo, TSh {stake}',
  },
  cashOutPaid: {
    en: 'Paid TSh {paid} after TSh {tax} tax',
    sw: 'Imelipwa TSh {paid} baada ya kodi TSh {tax}',
  },
  byPlayer: { en: 'By the player', sw: 'Na mchezaji' },
  byRule: { en: 'By the player’s rule', sw: 'Kwa auto cashout' },
} as const satisfies Texts;
