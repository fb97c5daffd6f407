import type { Texts } from '../text.ts';

/** What the office does to a user. */
export const deedTexts = {
  reason: { en: 'Why?', sw: 'Kwa nini?' },
  flags: { en: 'Flags', sw: 'Vizuizi' },
  moreDeeds: { en: '{count} more', sw: '{count} zaidi' },

  changeStakeFactor: { en: 'Stake limits and group', sw: 'Kikomo cha dau na kundi' },
  stakeFactorQuestion: {
    en: 'Holds from the next bet on, in every process. The player sees only the amount.',
    sw: 'Hushika kuanzia mkeka ujao. Mchezaji huona kiasi tu, si sababu.',
  },
  stakeFactor: { en: 'Stake factor', sw: 'Kiwango cha dau' },
  stakeFactorHint: {
    en: '100 is everybody’s limit; 10 is a tenth of it, 200 twice as much. The referral limit follows.',
    sw: '100 ni kikomo cha wote; 10 ni sehemu ya kumi, 200 ni mara mbili. Kikomo cha mikeka mikubwa hufuata.',
  },
  riskGroup: { en: 'Risk group', sw: 'Kundi la hatari' },

  note: { en: 'Note', sw: 'Maelezo' },
  noteText: { en: 'Note', sw: 'Maelezo' },
  noteHint: {
    en: 'Stays with the user for good, under your name.',
    sw: 'Yatabaki kwa mtumiaji daima, kwa jina lako.',
  },

  balance: { en: 'Balance', sw: 'Salio' },
  credit: { en: 'Credit', sw: 'Bonasi' },
  coin: { en: 'Racing coin', sw: 'Sarafu za mbio' },
  changeBalance: { en: 'Change balance', sw: 'Badilisha salio' },
  changeCredit: { en: 'Change credit', sw: 'Badilisha bonasi' },
  changeCoin: { en: 'Change racing coin', sw: 'Badilisha sarafu za mbio' },
  direction: { en: 'What is done', sw: 'Kinachofanyika' },
  add: { en: 'Add', sw: 'Ongeza' },
  take: { en: 'Take away', sw: 'Punguza' },
  amount: { en: 'Amount', sw: 'Kiasi' },
  belowZero: {
    en: 'It would go below zero, which is never done.',
    sw: 'Ingeshuka chini ya sifuri, jambo ambalo haliruhusiwi.',
  },
  secondPersonAsked: {
    en: 'A second person is asked first, from TSh {limit} on. Nothing changes until then.',
    sw: 'Mtu wa pili ataombwa kuidhinisha kwanza, kuanzia TSh {limit}. Hakuna kitakachobadilika kabla ya hapo.',
  },
  doneAtOnce: {
    en: 'Done at once, unless changes of one day together reach TSh {limit}: then a second person is asked.',
    sw: 'Itafanyika mara moja, isipokuwa mabadiliko ya siku moja yakifika TSh {limit}: hapo mtu wa pili huombwa.',
  },
  secondPersonUnknown: {
    en: 'Above the office’s limit a second person is asked first; you are told which it was.',
    sw: 'Juu ya kikomo cha usimamizi mtu wa pili huombwa kwanza; utaambiwa ilivyokuwa.',
  },
  proposed: {
    en: 'Proposed, not done: another person decides.',
    sw: 'Limependekezwa, bado halijafanyika: mtu mwingine ataamua.',
  },
  seeApprovals: { en: 'See the approvals', sw: 'Tazama idhini' },
  close: { en: 'Close', sw: 'Funga' },

  disable: { en: 'Disable', sw: 'Funga akaunti' },
  enable: { en: 'Enable', sw: 'Fungua akaunti' },
  disableQuestion: {
    en: 'Every session ends at once, and nobody can sign in to this account.',
    sw: 'Kila kifaa kitatoka mara moja, na hakuna atakayeweza kuingia kwenye akaunti hii.',
  },
  enableQuestion: {
    en: 'The player can sign in again.',
    sw: 'Mchezaji ataweza kuingia tena.',
  },
  forbidBetting: { en: 'Forbid betting', sw: 'Zuia kubashiri' },
  allowBetting: { en: 'Allow betting again', sw: 'Ruhusu kubashiri tena' },
  forbidWithdrawing: { en: 'Forbid withdrawals', sw: 'Zuia kutoa pesa' },
  allowWithdrawing: { en: 'Allow withdrawals again', sw: 'Ruhusu kutoa pesa tena' },
  skipReview: { en: 'Let withdrawals skip review', sw: 'Ruhusu kutoa pesa bila ukaguzi' },
  reviewAgain: { en: 'Review withdrawals again', sw: 'Rudisha ukaguzi wa kutoa pesa' },
  startReporting: { en: 'Report to the gaming board', sw: 'Anza kuripoti kwa Bodi ya Michezo' },
  stopReporting: { en: 'Stop reporting to the board', sw: 'Acha kuripoti kwa Bodi ya Michezo' },
  countInStatistics: { en: 'Count in statistics', sw: 'Hesabu kwenye takwimu' },
  leaveOutOfStatistics: { en: 'Leave out of statistics', sw: 'Ondoa kwenye takwimu' },

  resetPassword: { en: 'Reset password', sw: 'Weka nenosiri jipya' },
  resetQuestion: {
    en: 'A random password takes the place of the present one, and every session ends.',
    sw: 'Nenosiri la kubahatisha litachukua nafasi ya la sasa, na kila kifaa kitatoka.',
  },
  newPassword: {
    en: 'The new password. It must be changed at the next sign-in.',
    sw: 'Nenosiri jipya. Lazima libadilishwe atakapoingia tena.',
  },

  changeReturnScale: { en: 'Change return scale', sw: 'Badilisha kiwango cha rejesho' },
  returnScale: { en: 'Return scale', sw: 'Kiwango cha rejesho' },
  returnScaleHint: {
    en: 'Share of what friends lose that the inviter is given.',
    sw: 'Sehemu ya hasara za marafiki anayopewa aliyewaalika.',
  },
  percent: { en: '%', sw: '%' },
  changeInvitationCode: { en: 'Change invitation code', sw: 'Badilisha msimbo wa mwaliko' },
  invitationCode: { en: 'Invitation code', sw: 'Msimbo wa mwaliko' },
  invitationCodeHint: {
    en: '3 to 20 capital letters and digits that nobody else has.',
    sw: 'Herufi kubwa na tarakimu 3 hadi 20 ambazo hakuna mwingine anazo.',
  },
  changeSuperior: { en: 'Change superior', sw: 'Badilisha mkuu' },
  superiorId: { en: 'User id of the superior', sw: 'Namba ya mkuu' },
  superiorHint: {
    en: 'Empty for none. Nobody from the user’s own tree.',
    sw: 'Acha wazi kama hana. Asiwe mtu aliye chini yake.',
  },
  editIdentity: { en: 'Edit identity', sw: 'Hariri taarifa' },
  phone: { en: 'Phone', sw: 'Simu' },
  phoneHint: {
    en: 'As people write it: 0712 345 678',
    sw: 'Kama watu wanavyoiandika: 0712 345 678',
  },
  added: { en: 'Added as user', sw: 'Ameongezwa kama mtumiaji' },
  emptyForNone: { en: 'Empty for none', sw: 'Acha wazi kama hana' },
  statisticsHint: {
    en: 'House, test and promotion accounts do not.',
    sw: 'Akaunti za nyumba, majaribio na promosheni hazihesabiwi.',
  },
  name: { en: 'Name', sw: 'Jina' },
  gender: { en: 'Gender', sw: 'Jinsia' },
  mail: { en: 'Mail', sw: 'Barua pepe' },
  birthday: { en: 'Birth date', sw: 'Tarehe ya kuzaliwa' },
  location: { en: 'Place', sw: 'Mahali' },
  job: { en: 'Job', sw: 'Kazi' },
  closeAccount: { en: 'Close account', sw: 'Futa akaunti' },
  closeQuestion: {
    en: 'Only an account without money and open bets can be closed. It is signed out and leaves the lists.',
    sw: 'Akaunti isiyo na pesa wala mikeka inayosubiri tu ndiyo hufutwa. Itatoka kwenye vifaa na kwenye orodha.',
  },
} as const satisfies Texts;
