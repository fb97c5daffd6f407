import type { Texts } from '../text.ts';

export const poolTexts = {
  // Tiers
  tier: { en: 'Tier', sw: 'Ngazi' },
  rightPicks: { en: '{count} right', sw: 'Sahihi {count}' },
  promised: { en: 'Promised', sw: 'Iliyoahidiwa' },
  ofPool: { en: '{percent} % of the pool, shared', sw: '{percent}% ya mfuko, hugawanywa' },
  eachLine: { en: 'TSh {amount} to each line', sw: 'TSh {amount} kwa kila mstari' },

  // A type
  tiers: { en: 'Prize tiers', sw: 'Ngazi za zawadi' },
  next: { en: 'What the next issue begins with', sw: 'Toleo lijalo litaanza na nini' },
  rollover: { en: 'Carried over', sw: 'Iliyohamishwa' },
  initial: { en: 'Promised at least', sw: 'Kiwango cha chini kilichoahidiwa' },
  topUp: { en: 'Added by the house', sw: 'Nyongeza ya nyumba' },
  begins: { en: 'Pool at the opening', sw: 'Mfuko wa kuanzia' },

  // The list and the head of an issue
  compose: { en: 'Compose an issue', sw: 'Andaa toleo' },
  composeFor: { en: 'Change the matches', sw: 'Badilisha mechi' },
  open: { en: 'Open the sale', sw: 'Fungua mauzo' },
  openQuestion: {
    en: 'Players can buy from now on. Matches and terms are fixed, and the house tops up the pool.',
    sw: 'Wachezaji wataweza kununua kuanzia sasa. Mechi na masharti havitabadilika tena, na nyumba inajaza mfuko.',
  },
  close: { en: 'Close the sale', sw: 'Funga mauzo' },
  closeQuestion: {
    en: 'No more tickets are sold from now on. It does not open again.',
    sw: 'Hakuna tiketi itakayouzwa tena. Mauzo hayafunguliwi upya.',
  },
  cancel: { en: 'Cancel the issue', sw: 'Futa toleo' },
  cancelQuestion: {
    en: 'Every stake goes back to the purse it came from. Nobody wins.',
    sw: 'Kila dau linarudi pochi lilikotoka. Hakuna mshindi.',
  },
  reason: { en: 'Reason', sw: 'Sababu' },

  // What cancelling refunds
  refundTickets: { en: 'Tickets refunded', sw: 'Tiketi zinazorudishiwa' },
  refundStakes: { en: 'Stakes that go back', sw: 'Madau yanayorudi' },
  refundPool: {
    en: 'What the pool began with waits for the next issue.',
    sw: 'Kiasi cha kuanzia cha mfuko kinasubiri toleo lijalo.',
  },
  refundSecond: {
    en: 'It was sold: a second person decides.',
    sw: 'Limeshauzwa: mtu wa pili ataamua.',
  },
  refundNothing: {
    en: 'Nothing was sold: it is cancelled at once.',
    sw: 'Hakuna kilichouzwa: linafutwa mara moja.',
  },

  // Where an issue stands
  draftReady: {
    en: 'All matches and reserves are chosen. Open the sale when you have looked at them.',
    sw: 'Mechi zote na akiba zimechaguliwa. Ziangalie kisha fungua mauzo.',
  },
  draftMissing: {
    en: 'Not complete yet: {progress}. It opens once all places are filled.',
    sw: 'Bado halijakamilika: {progress}. Litafunguliwa nafasi zote zikijaa.',
  },
  draftWarned: {
    en: 'Warnings at {count} of the matches below. They do not stop the opening.',
    sw: 'Mechi {count} hapa chini zina onyo. Onyo halizuii kufungua.',
  },
  selling: { en: 'On sale until {time} EAT.', sw: 'Linauzwa hadi {time} EAT.' },
  waitingForResults: {
    en: 'Results: {known} of {count}. It can be paid once every match has ended.',
    sw: 'Matokeo: {known} kati ya {count}. Litalipwa mechi zote zikiisha.',
  },
  paying: {
    en: 'Approved. The tickets are being paid now.',
    sw: 'Imeidhinishwa. Tiketi zinalipwa sasa.',
  },
  settledWell: {
    en: 'Paid, and every result still reads as it was paid.',
    sw: 'Limelipwa, na matokeo yote hayajabadilika tangu malipo.',
  },
  cancelled: { en: 'Cancelled: all stakes went back.', sw: 'Limefutwa: madau yote yamerudi.' },

  // Settling
  settleTitle: { en: 'What settling would pay', sw: 'Malipo yatakavyokuwa' },
  settleAnewTitle: { en: 'What paying anew would change', sw: 'Malipo mapya yatakavyokuwa' },
  nothingDone: { en: 'preview, nothing done', sw: 'makadirio, hakuna kilichofanyika' },
  pool: { en: 'Pool', sw: 'Mfuko' },
  tickets: { en: 'Tickets', sw: 'Tiketi' },
  winners: { en: 'Winning tickets', sw: 'Tiketi zilizoshinda' },
  winningLines: { en: 'Lines', sw: 'Mistari' },
  prize: { en: 'To each line', sw: 'Kwa kila mstari' },
  paidBeforeTax: { en: 'Prizes', sw: 'Zawadi' },
  paid: { en: 'Paid', sw: 'Iliyolipwa' },
  tax: { en: 'Tax withheld', sw: 'Kodi ya zuio' },
  remainder: { en: 'Remainder of the division', sw: 'Baki la mgawanyo' },
  rolledOver: { en: 'Carried to the next issue', sw: 'Inahamia toleo lijalo' },
  topUpNeeded: { en: 'Paid by the house beyond the pool', sw: 'Nyumba inaongeza juu ya mfuko' },
  takenBack: { en: 'Taken back, paid before', sw: 'Inarudishwa, ililipwa awali' },
  secondPerson: {
    en: 'You propose, a second person decides. If a result changes meanwhile, nothing is paid and a new preview is needed.',
    sw: 'Wewe unapendekeza, mtu wa pili anaamua. Matokeo yakibadilika wakati huo, hakuna kinacholipwa na makadirio mapya yanahitajika.',
  },
  propose: { en: 'Propose the payment', sw: 'Pendekeza malipo' },
  proposeAnew: { en: 'Propose to pay anew', sw: 'Pendekeza malipo mapya' },
  proposed: {
    en: 'Proposed. Another person decides it in the approvals.',
    sw: 'Limependekezwa. Mtu mwingine ataamua kwenye idhini.',
  },
  seeProposal: { en: 'See the proposal', sw: 'Tazama pendekezo' },
  goToReason: { en: 'Reason and proposal', sw: 'Sababu na pendekezo' },

  // Matches of an issue
  matches: { en: 'Matches', sw: 'Mechi' },
  place: { en: 'Place', sw: 'Nafasi' },
  reserve: { en: 'Reserve {place}', sw: 'Akiba {place}' },
  match: { en: 'Match', sw: 'Mechi' },
  teams: { en: '{home} – {away}', sw: '{home} – {away}' },
  kickOff: { en: 'Kick-off, EAT', sw: 'Inaanza, EAT' },
  prices: { en: '1 X 2', sw: '1 X 2' },
  result: { en: 'Result', sw: 'Matokeo' },
  score: { en: '{home}–{away}', sw: '{home}–{away}' },
  live: { en: 'being played', sw: 'inachezwa' },
  standsIn: { en: 'reserve {place} stands in', sw: 'akiba {place} imeshika nafasi' },
  noReserve: {
    en: 'no reserve left: every pick is right',
    sw: 'akiba zimeisha: kila chaguo ni sahihi',
  },
  used: { en: 'stands in for place {place}', sw: 'imeshika nafasi ya {place}' },
  setResult: { en: 'Set the result', sw: 'Weka matokeo' },
  setResultOf: { en: 'Set the result of {match}', sw: 'Weka matokeo ya {match}' },
  howItEnded: { en: 'How it ended', sw: 'Ilivyoisha' },
  endPlayed: { en: 'Played, with this score', sw: 'Ilichezwa, kwa matokeo haya' },
  endOff: { en: 'Called off: a reserve stands in', sw: 'Haikuchezwa: akiba inashika nafasi' },
  endByFeed: { en: 'As the feed says', sw: 'Kama data ya mechi inavyosema' },
  homeScore: { en: 'Goals of the home team', sw: 'Magoli ya nyumbani' },
  awayScore: { en: 'Goals of the away team', sw: 'Magoli ya ugenini' },
  scoreHint: { en: 'Of ordinary time, 90 minutes.', sw: 'Ya dakika 90 za kawaida.' },

  unplayed: { en: 'waits', sw: 'inasubiri' },
  calledOff: { en: 'called off', sw: 'haikuchezwa' },
  noMatches: { en: 'No match was chosen yet.', sw: 'Bado hakuna mechi iliyochaguliwa.' },

  // How it stands
  liability: { en: 'Would be paid as it stands', sw: 'Yangelipwa kwa msimamo huu' },
  decided: { en: 'Matches decided', sw: 'Mechi zilizoamuliwa' },
  linesRight: { en: 'Right now', sw: 'Sahihi hadi sasa' },
  linesReachable: { en: 'Still within reach', sw: 'Bado inawezekana' },
  lines: { en: 'Lines', sw: 'Mistari' },
  noLines: { en: 'No line was sold.', sw: 'Hakuna mstari uliouzwa.' },
  tree: { en: 'Who can still win', sw: 'Nani bado anaweza kushinda' },
  treeHint: {
    en: 'Lines that would still have a first prize after each result.',
    sw: 'Mistari ambayo bado ingeweza kupata zawadi ya kwanza kwa kila matokeo.',
  },
  treeOver: { en: 'No match waits any more.', sw: 'Hakuna mechi inayosubiri.' },
  treeNobody: {
    en: 'Nobody can have a first prize.',
    sw: 'Hakuna anayeweza kupata zawadi ya kwanza.',
  },
  anyOther: { en: 'other', sw: 'mengine' },

  // How it was shared out
  shared: { en: 'How it was shared out', sw: 'Mgawanyo wa zawadi' },
  notShared: { en: 'It was not paid yet.', sw: 'Bado halijalipwa.' },
  corrections: { en: 'Paid anew', sw: 'Malipo mapya' },

  // A ticket
  pick: { en: 'Pick', sw: 'Chaguo' },
  picks: { en: 'Picks', sw: 'Machaguo' },
  markWaiting: { en: 'waiting', sw: 'inasubiri' },
  markRight: { en: 'right', sw: 'sahihi' },
  markWrong: { en: 'wrong', sw: 'si sahihi' },
  markVoid: { en: 'counts as right', sw: 'inahesabiwa sahihi' },
  markReplaced: { en: 'replaced by a reserve', sw: 'akiba imeshika nafasi' },
  markUnused: { en: 'not needed', sw: 'haikutumika' },
} as const satisfies Texts;
