import type { Language } from '../launch/sessions.ts';

/** Every text of the games, Swahili first. `{n}` are slots. */
const table = {
  back: ['Rudi kasino', 'Back to the casino'],
  balance: ['Salio', 'Balance'],
  deposit: ['Weka pesa', 'Deposit'],
  otherLanguage: ['English', 'Kiswahili'],
  adults: [
    'Miaka 18 na zaidi tu. Cheza kistaarabu: bashiri kwa pesa unayoweza kuipoteza.',
    'Only for 18 and over. Play responsibly: bet with money you can afford to lose.',
  ],
  offline: ['Huna intaneti. Tunaunganisha tena…', 'No connection. Reconnecting…'],
  reminder: ['Umecheza kwa dakika {n}.', 'You have played for {n} minutes.'],
  reminderAsk: ['Endelea au pumzika kidogo.', 'Go on, or take a break.'],
  goOn: ['Endelea kucheza', 'Keep playing'],
  stake: ['Dau', 'Stake'],
  less: ['Punguza dau', 'Lower the stake'],
  more: ['Ongeza dau', 'Raise the stake'],
  sending: ['Inatuma…', 'Sending…'],
  fair: ['Haki inayothibitika', 'Provably fair'],
  committed: [
    'Alama ya raundi hii ilitangazwa kabla ya dau:',
    'The mark of this round was published before the bets:',
  ],
  prove: ['Thibitisha', 'Verify'],
  returnText: ['Marejesho', 'Return'],
  inTheLongRun: ['kwa muda mrefu.', 'in the long run.'],
  past: ['Raundi zilizopita', 'Past rounds'],
  won: ['Umeshinda TSh {n}', 'You won TSh {n}'],
  cameBack: ['Zimerudi TSh {n} kati ya {stake}', 'TSh {n} of {stake} came back'],
  lost: ['Umepoteza TSh {n}', 'You lost TSh {n}'],
  wonLater: [
    'Umeshinda TSh {n}. Zinawekwa kwenye salio.',
    'You won TSh {n}. It is being added to your balance.',
  ],

  betRegion: ['Dau la {n}', 'Bet {n}'],
  bet: ['Dau {n}', 'Bet {n}'],
  placeBet: ['Weka dau', 'Place bet'],
  betNext: ['Raundi ijayo', 'Next round'],
  cancel: ['Ghairi', 'Cancel'],
  waits: ['Inasubiri raundi ijayo', 'Waits for the next round'],
  waitsStart: ['Inasubiri ndege iruke', 'Waiting for take-off'],
  accepted: ['TSh {n} limekubaliwa', 'TSh {n} accepted'],
  cashOut: ['Cashout', 'Cash out'],
  autoCashOut: ['Auto cashout', 'Auto cashout'],
  autoCashOutOf: ['Auto cashout, dau {n}', 'Auto cashout, bet {n}'],
  autoAt: ['Kizidishi cha auto cashout, dau {n}', 'Auto cashout multiplier, bet {n}'],
  autoBet: ['Auto dau', 'Auto bet'],
  autoBetOf: ['Auto dau, dau {n}', 'Auto bet, bet {n}'],
  flying: ['inapaa', 'flying'],
  gone: ['imeondoka', 'flew away'],
  startsIn: ['Weka dau · inaanza baada ya {n} s', 'Place bets · starts in {n} s'],
  roundOn: ['Raundi inaendelea', 'Round in progress'],
  players: ['Madau {n}', 'Bets {n}'],
  staked: ['jumla TSh {n}', 'total TSh {n}'],
  player: ['Mchezaji', 'Player'],
  multiplier: ['Kizidishi', 'Multiplier'],
  winning: ['Ushindi TSh', 'Win TSh'],
  notYet: ['bado', 'not yet'],
  you: ['Wewe', 'You'],
  nobody: ['Bado hakuna dau kwenye raundi hii.', 'No bets in this round yet.'],
  aviatorTerms: [
    'Ndege inaweza kuondoka kwa 1.00x na hutua kwa 1,000x. Intaneti ikikatika, auto cashout inaendelea kwenye seva; dau lisilo na auto cashout hupotea ndege ikiondoka.',
    'The plane may leave at 1.00x and lands at 1,000x. If your connection drops, auto cashout goes on at the server; a bet without it is lost when the plane leaves.',
  ],
  lowData: ['Data kidogo', 'Low data'],

  'no.funds-short': ['Salio halitoshi', 'Not enough balance'],
  'no.play-refused': [
    'Huwezi kuweka dau sasa. Tazama mipaka yako ya kucheza.',
    'You cannot bet now. See your play limits.',
  ],
  'no.session': [
    'Kipindi kimekwisha. Fungua mchezo tena kutoka kasino.',
    'Your session is over. Open the game again from the casino.',
  ],
  'no.unknown': [
    'Dau halikujibiwa. Kama lilikatwa, linarudishwa.',
    'No answer came. If the stake was taken, it is given back.',
  ],
  'no.missed': [
    'Dau halikuwahi raundi hii. Kama lilikatwa, linarudishwa.',
    'The bet missed this round. If it was taken, it is given back.',
  ],
  'no.too-late': ['Umechelewa, ndege imeondoka', 'Too late, the plane has left'],
  'no.too-early': ['Subiri ifike 1.01x', 'Wait until 1.01x'],
  'no.stake-invalid': ['Dau ni TSh {least} hadi {most}', 'Stake TSh {least} to {most}'],
  'no.auto-invalid': ['Kizidishi ni 1.01x hadi 1,000x', 'From 1.01x to 1,000x'],
  'no.other': ['Haikuwezekana. Jaribu tena.', 'That did not work. Try again.'],

  spin: ['Zungusha', 'Spin'],
  reels: ['Safu: {n}', 'Reels: {n}'],
  payTable: ['Malipo', 'Pay table'],
  slotTerms: [
    'Mistari 5: safu tatu na pembe mbili. Alama tatu sawa kwenye mstari hulipa mara kadhaa ya dau la mstari (dau ÷ 5). Dhahabu inachukua nafasi ya alama yoyote.',
    'Five lines: three rows and two diagonals. Three alike on a line pay so many times the line stake (stake ÷ 5). Gold stands for any symbol.',
  ],
  strips: ['Mpangilio wa alama kwenye kila safu', 'The order of symbols on each reel'],
  reel: ['Safu ya {n}', 'Reel {n}'],
  gold: ['Dhahabu', 'Gold'],
  tanzanite: ['Tanzanite', 'Tanzanite'],
  pick: ['Sururu', 'Pickaxe'],
  lamp: ['Taa', 'Lamp'],
  cart: ['Toroli', 'Cart'],
  basket: ['Kikapu', 'Basket'],

  throwDice: ['Rusha kete', 'Throw'],
  diceRegion: ['Kete mbili', 'Two dice'],
  diceAre: ['Kete {first} na {second}, jumla {sum}', 'Dice {first} and {second}, sum {sum}'],
  chooseSum: ['Chagua jumla ya kete', 'Choose the sum of the dice'],
  under: ['Chini ya 7', 'Under 7'],
  seven: ['7 kamili', 'Exactly 7'],
  over: ['Juu ya 7', 'Over 7'],
  exactly: ['Jumla {n}', 'Sum {n}'],
  pays: ['hulipa {n}x', 'pays {n}x'],
  diceTerms: [
    'Kila chaguo lina marejesho ya 98% kamili: malipo ni 0.98 × 36 ÷ njia za kulipata.',
    'Every choice returns exactly 98%: it pays 0.98 × 36 ÷ the ways to get it.',
  ],

  proofTitle: ['Thibitisha raundi', 'Verify rounds'],
  proofAviator: [
    'Mbegu ya kila raundi ni SHA-256 ya mbegu ya raundi inayofuata. Zote zilitengenezwa kabla ya raundi ya kwanza; mwisho wa mnyororo ulitangazwa kwanza. Simu yako inakokotoa hapa chini: mbegu hadi mwisho wa mnyororo, na kizidishi kutoka kwenye mbegu.',
    'The seed of every round is the SHA-256 of the seed of the round after it. All were made before the first round, and the end of the chain was published first. Your phone computes below: from the seed down to the end of the chain, and the multiplier from the seed.',
  ],
  proofStudio: [
    'Kabla ya kucheza uliona SHA-256 ya mbegu. Baada ya raundi mbegu ikaonyeshwa. Simu yako inakokotoa hapa chini kwamba ni ile ile, na matokeo yanatoka kwayo.',
    'Before you played you saw the SHA-256 of the seed. After the round the seed was shown. Your phone computes below that it is the same one, and that the result comes from it.',
  ],
  formula: ['Kanuni', 'Formula'],
  chainEnd: ['Mwisho wa mnyororo', 'End of the chain'],
  salt: ['Chumvi', 'Salt'],
  seed: ['Mbegu', 'Seed'],
  round: ['Raundi', 'Round'],
  result: ['Matokeo', 'Result'],
  checking: ['inakokotoa…', 'computing…'],
  right: ['Imethibitishwa', 'Verified'],
  wrong: ['Hailingani', 'Does not match'],
  noRounds: ['Bado hakuna raundi iliyokwisha.', 'No round has ended yet.'],
  backToGame: ['Rudi kwenye mchezo', 'Back to the game'],
} as const satisfies Readonly<Record<string, readonly [sw: string, en: string]>>;

export type WordKey = keyof typeof table;
export type Say = (key: WordKey, slots?: Readonly<Record<string, string | number>>) => string;

export function sayIn(language: Language): Say {
  const at = language === 'sw' ? 0 : 1;
  return (key, slots = {}) => {
    const text: string = table[key][at];
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole));
  };
}

/** What a script needs, with its slots still open. */
export function wordsFor(language: Language, keys: readonly WordKey[]): Record<string, string> {
  const say = sayIn(language);
  return Object.fromEntries(keys.map((key) => [key, say(key)]));
}
