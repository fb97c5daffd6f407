import type { Texts } from '../text.ts';

export const racingTexts = {
  // Picks and cars
  odd: { en: 'Odd', sw: 'Witiri' },
  even: { en: 'Even', sw: 'Shufwa' },
  big: { en: 'Big', sw: 'Kubwa' },
  small: { en: 'Small', sw: 'Ndogo' },
  order: { en: 'Order of the cars', sw: 'Mpangilio wa magari' },
  carAt: { en: 'Place {place}: car {car}', sw: 'Nafasi ya {place}: gari {car}' },
  picks: { en: 'What was chosen', sw: 'Kilichochaguliwa' },
  betType: { en: 'Bet type', sw: 'Aina ya dau' },
  chosen: { en: 'Chosen', sw: 'Chaguo' },
  odds: { en: 'Odds', sw: 'Odds' },

  // A round
  notYet: {
    en: 'Bets are taken until {closes}. The order is told when the cars start, at {starts}.',
    sw: 'Dau zinapokelewa hadi {closes}. Mpangilio unatolewa magari yakianza, {starts}.',
  },
  notDrawn: {
    en: 'No order of cars was drawn. Every stake went back.',
    sw: 'Magari hayakupangwa. Madau yote yamerudishwa.',
  },
  byType: { en: 'By bet type', sw: 'Kwa aina ya dau' },
  bets: { en: 'Bets', sw: 'Dau' },
  stakes: { en: 'Stakes', sw: 'Madau' },
  paid: { en: 'Paid, with the pool', sw: 'Zilizolipwa, na mfuko' },
  cameBack: { en: 'Of the stakes', sw: 'Ya madau' },
  noBets: { en: 'Nobody bet on this round.', sw: 'Hakuna aliyeweka dau kwenye raundi hii.' },

  // The proof
  proof: { en: 'Proof', sw: 'Uthibitisho' },
  agrees: { en: 'Agrees', sw: 'Inalingana' },
  differs: { en: 'Does not agree', sw: 'Hailingani' },
  sealed: { en: 'Sealed', sw: 'Imefungwa' },
  checking: { en: 'Being recomputed', sw: 'Inakokotolewa upya' },
  commitment: {
    en: 'Published before betting opened: SHA-256 of the seed',
    sw: 'Ilitangazwa kabla ya dau kufunguliwa: SHA-256 ya mbegu',
  },
  salt: { en: 'Published with it: salt', sw: 'Ilitangazwa pamoja nayo: chumvi' },
  seed: { en: 'Shown once the cars were in: seed', sw: 'Ilionyeshwa magari yalipofika: mbegu' },
  seedSealed: {
    en: 'The seed stays sealed until the cars are in, for us as well.',
    sw: 'Mbegu imefungwa hadi magari yafike, hata sisi hatuioni.',
  },
  recomputed: {
    en: 'Recomputed by this page from seed, salt and round',
    sw: 'Ukurasa huu umekokotoa upya kutoka mbegu, chumvi na raundi',
  },
  commitmentDiffers: {
    en: 'The seed is not the one that was announced. Tell an engineer and refund nothing before.',
    sw: 'Mbegu si ile iliyotangazwa. Mjulishe mhandisi kabla ya kurudisha chochote.',
  },
  orderDiffers: {
    en: 'The seed gives another order than the one that was paid. Tell an engineer.',
    sw: 'Mbegu inatoa mpangilio tofauti na uliolipwa. Mjulishe mhandisi.',
  },

  // Refunding a round
  refund: { en: 'Refund the round', sw: 'Rudisha dau za raundi' },
  refundQuestion: {
    en: 'Every stake goes back to its player, and nobody wins.',
    sw: 'Kila dau linarudi kwa mchezaji wake, na hakuna mshindi.',
  },
  refundBets: { en: 'Bets refunded', sw: 'Dau zinazorudishwa' },
  refundStakes: { en: 'Stakes that go back', sw: 'Kiasi kinachorudi' },
  refundSecond: {
    en: 'It was sold: a second person decides.',
    sw: 'Kuna walioweka dau: mtu wa pili ataamua.',
  },
  refundNothing: {
    en: 'Nobody bet on it: it is refunded at once.',
    sw: 'Hakuna aliyeweka dau: inafutwa mara moja.',
  },
  reason: { en: 'Reason', sw: 'Sababu' },

  // The configuration
  configIntro: {
    en: 'How rounds are held and what bets bring. A bet keeps the odds it was placed at.',
    sw: 'Raundi zinavyoendeshwa na dau linalipa nini. Dau lililowekwa halibadilishiwi odds.',
  },
  configTitle: { en: 'Racing configuration', sw: 'Mipangilio ya mbio' },
  secondsUnit: { en: 'seconds', sw: 'sekunde' },
  coins: { en: 'coins', sw: 'sarafu' },
  percentUnit: { en: '%', sw: '%' },
  tickets: { en: 'tickets', sw: 'tiketi' },
  rounds: { en: 'Rounds', sw: 'Raundi' },
  isOpen: { en: 'Rounds are held', sw: 'Raundi zinaendeshwa' },
  isOpenHint: {
    en: 'Off: no round is begun and none takes bets, at once. What was bet on is still run and paid.',
    sw: 'Ikizimwa: hakuna raundi mpya wala dau jipya, mara moja. Zilizowekewa dau zitakimbiwa na kulipwa.',
  },
  betting: { en: 'Takes bets for', sw: 'Inapokea dau kwa' },
  tomorrow: {
    en: 'From tomorrow’s first round on, at midnight EAT.',
    sw: 'Kuanzia raundi ya kwanza ya kesho, saa sita usiku.',
  },
  closed: { en: 'Closed before the start', sw: 'Imefungwa kabla ya kuanza' },
  race: { en: 'The race takes', sw: 'Mbio zinachukua' },
  result: { en: 'The result is shown for', sw: 'Matokeo yanaonyeshwa kwa' },
  aDay: {
    en: '{rounds} rounds a day, one every {seconds} seconds',
    sw: 'Raundi {rounds} kwa siku, moja kila sekunde {seconds}',
  },
  tooMany: {
    en: '{rounds} rounds a day: there may be no more than 9,998',
    sw: 'Raundi {rounds} kwa siku: zisizidi 9,998',
  },
  tooManyRounds: {
    en: 'So short rounds would be more than 9,998 a day',
    sw: 'Raundi fupi hivi zitazidi 9,998 kwa siku',
  },
  oddsHeading: { en: 'Odds', sw: 'Odds' },
  nextRound: { en: 'From the next round on.', sw: 'Kuanzia raundi inayofuata.' },
  returns: {
    en: 'Pays back {percent} % of the stakes, the house keeps {kept} %',
    sw: 'Inarudisha {percent}% ya madau, nyumba inabaki na {kept}%',
  },
  returnsWithPool: {
    en: 'Pays back {percent} % with the part for the pool, the house keeps {kept} %',
    sw: 'Inarudisha {percent}% pamoja na sehemu ya mfuko, nyumba inabaki na {kept}%',
  },
  returnsTooMuch: {
    en: 'Pays back {percent} %: more than it takes in',
    sw: 'Inarudisha {percent}%: zaidi ya inachopokea',
  },
  impossible: {
    en: 'This bet would bring more than it costs',
    sw: 'Dau hili lingelipa zaidi ya gharama yake',
  },
  tenHeading: { en: '10 of 10', sw: '10 kwa 10' },
  tenTable: { en: 'Times the stake, by right places', sw: 'Mara ya dau, kwa nafasi sahihi' },
  tenTableHint: {
    en: 'What is not named is lost; 9 and 10 right share the pool. From the next round on.',
    sw: 'Isiyotajwa imepoteza; waliopata 9 na 10 wanagawana mfuko. Kuanzia raundi inayofuata.',
  },
  tenTwice: {
    en: 'The same number of right places stands here twice',
    sw: 'Idadi ileile ya nafasi sahihi ipo mara mbili',
  },
  rightPlaces: { en: 'Right places', sw: 'Nafasi sahihi' },
  multiplier: { en: 'Times the stake', sw: 'Mara ya dau' },
  poolPercent: { en: 'Of each stake into the pool', sw: 'Sehemu ya dau kwenda mfukoni' },
  poolStart: { en: 'The house starts a pool with', sw: 'Nyumba inaanzisha mfuko kwa' },
  poolStartHint: {
    en: 'When the pool was won; one that grows is left alone.',
    sw: 'Mfuko ukishashindwa; unaoendelea kukua hauguswi.',
  },
  stakesHeading: { en: 'Stakes', sw: 'Madau' },
  stakeMin: { en: 'A ticket costs at least', sw: 'Tiketi moja, kiwango cha chini' },
  stakeMax: { en: 'A ticket costs at most', sw: 'Tiketi moja, kiwango cha juu' },
  tenMax: { en: '10 of 10 costs at most', sw: '10 kwa 10, kiwango cha juu' },
  belowMinimum: {
    en: 'Below the least that a ticket costs',
    sw: 'Chini ya kiwango cha chini cha tiketi',
  },
  maxTickets: { en: 'Tickets of a bet at most', sw: 'Tiketi za dau moja, mwisho' },
  maxTicketsHint: {
    en: 'Ten cars are 120 tickets of top three.',
    sw: 'Magari kumi ni tiketi 120 za tatu bora.',
  },
  why: { en: 'Why', sw: 'Kwa nini' },
} as const satisfies Texts;
