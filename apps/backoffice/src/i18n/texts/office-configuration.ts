import type { Texts } from '../text.ts';

export const officeConfigurationTexts = {
  intro: {
    en: 'How the office guards itself: who gets in, and from when on two persons are needed.',
    sw: 'Jinsi ofisi inavyojilinda: nani anaingia, na kuanzia wapi watu wawili wanahitajika.',
  },
  title: { en: 'Rules of the office', sw: 'Kanuni za ofisi' },
  lastChanged: {
    en: 'Revision {revision}, changed by {name} at {time}',
    sw: 'Toleo la {revision}, limebadilishwa na {name} saa {time}',
  },
  neverChanged: { en: 'As it was shipped', sw: 'Kama ilivyokuja' },
  system: { en: 'the system', sw: 'mfumo' },
  tzs: { en: 'TSh', sw: 'TSh' },
  minutes: { en: 'minutes', sw: 'dakika' },
  hours: { en: 'hours', sw: 'saa' },
  totp: { en: 'Authenticator obligatory', sw: 'Programu ya uthibitisho ni lazima' },
  totpHint: {
    en: 'Whoever has none is led to bind one before anything else; nobody is locked out.',
    sw: 'Asiye nayo anaongozwa kuiunganisha kwanza; hakuna anayefungiwa nje.',
  },
  idle: { en: 'Signed out when idle', sw: 'Kutolewa bila shughuli' },
  idleHint: {
    en: 'Without a click for so long a session ends by itself.',
    sw: 'Bila kubofya kwa muda huu, kikao kinaisha chenyewe.',
  },
  proof: { en: 'A proof is good for', sw: 'Uthibitisho unadumu' },
  proofHint: {
    en: 'Then password or code is asked for again before money or rights move.',
    sw: 'Baada ya hapo nenosiri au msimbo huombwa tena kabla ya pesa au ruhusa kubadilika.',
  },
  balance: { en: 'Balance change from', sw: 'Kubadilisha salio kuanzia' },
  credit: { en: 'Credit by hand from', sw: 'Kuweka kwa mkono kuanzia' },
  withdrawal: { en: 'Withdrawal from', sw: 'Kutoa pesa kuanzia' },
  result: { en: 'Result change from', sw: 'Kubadilisha matokeo kuanzia' },
  fromHint: {
    en: 'From this amount on a second person decides; 0 means every time.',
    sw: 'Kuanzia kiasi hiki mtu wa pili anaamua; 0 maana yake kila mara.',
  },
  resultHint: {
    en: 'By the most that the touched bets would be paid; 0 means every time.',
    sw: 'Kwa malipo ya juu kabisa ya mikeka itakayoguswa; 0 maana yake kila mara.',
  },
  campaign: { en: 'Campaigns from', sw: 'Promosheni kuanzia' },
  campaignHint: {
    en: 'By the budgets that one person starts in a day; 0 means every time.',
    sw: 'Kwa bajeti ambazo mtu mmoja anaanzisha kwa siku; 0 maana yake kila mara.',
  },
  roles: { en: 'More rights need two persons', sw: 'Ruhusa zaidi zinahitaji watu wawili' },
  rolesHint: {
    en: 'When a role or a person gets more rights, somebody else approves.',
    sw: 'Wadhifa au mtu anapopewa ruhusa zaidi, mtu mwingine huidhinisha.',
  },
  proposal: { en: 'A proposal waits for', sw: 'Pendekezo linasubiri' },
  proposalHint: {
    en: 'Without a decision it then ends by itself and nothing is done.',
    sw: 'Bila uamuzi linaisha lenyewe na hakuna kinachofanyika.',
  },
  reason: { en: 'Why', sw: 'Kwa nini' },
} as const satisfies Texts;
