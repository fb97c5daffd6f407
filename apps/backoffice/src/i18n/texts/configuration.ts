import type { Texts } from '../text.ts';

export const configurationTexts = {
  betIntro: {
    en: 'Limits, waits, taxes, the win bonus and settling. In force in every process the moment they are saved; a limit of money waits for a second person.',
    sw: 'Mipaka, kusubiri, kodi, bonasi na malipo ya mikeka. Hushika kila mahali mara tu vinapohifadhiwa; kikomo cha pesa husubiri mtu wa pili.',
  },
  payIntro: {
    en: 'Mobile money: operators, limits, fees and guards. A limit of money waits for a second person.',
    sw: 'Pesa za simu: mitandao, mipaka, ada na ulinzi. Kikomo cha pesa husubiri mtu wa pili.',
  },
  systemIntro: {
    en: 'Guards of accounts, registering, and what SMS may cost.',
    sw: 'Ulinzi wa akaunti, kujisajili, na bajeti ya SMS.',
  },
  why: { en: 'Why', sw: 'Sababu' },
  begins: { en: 'Begins', sw: 'Inaanza' },
  beginsHint: {
    en: 'Empty: at once. A later day is announced ahead and begins by itself.',
    sw: 'Tupu: mara moja. Siku ya mbele hutangazwa na huanza yenyewe.',
  },
  second: {
    en: 'Another value needs a second person.',
    sw: 'Thamani nyingine inahitaji mtu wa pili.',
  },
  planned: { en: 'Planned', sw: 'Imepangwa' },
  plannedFrom: { en: 'From {time}, by {name}: {note}', sw: 'Kuanzia {time}, na {name}: {note}' },
  nobody: { en: 'the house', sw: 'nyumba' },
  takeBack: {
    en: 'To take it back, save today’s values for that same time.',
    sw: 'Ili kuiondoa, hifadhi thamani za leo kwa muda huo huo.',
  },
  history: { en: 'History', sw: 'Historia' },
  fromTo: { en: '{field}: {before} → {after}', sw: '{field}: {before} → {after}' },
  touchedBelow: {
    en: 'About {percent} % of yesterday’s {count} {kind} were below it and would be refused.',
    sw: 'Karibu {percent} % ya {kind} {count} za jana zilikuwa chini ya hapa, zingekataliwa.',
  },
  touchedAbove: {
    en: 'About {percent} % of yesterday’s {count} {kind} were above it and would be refused.',
    sw: 'Karibu {percent} % ya {kind} {count} za jana zilikuwa juu ya hapa, zingekataliwa.',
  },
  touchedFrom: {
    en: 'About {percent} % of yesterday’s {count} {kind} would wait for a person.',
    sw: 'Karibu {percent} % ya {kind} {count} za jana zingesubiri mtu.',
  },
  noneYesterday: { en: 'There were no {kind} yesterday.', sw: 'Jana hakukuwa na {kind}.' },
  stakes: { en: 'stakes', sw: 'dau' },
  deposits: { en: 'deposits', sw: 'pesa zilizowekwa' },
  withdrawals: { en: 'withdrawals', sw: 'pesa zilizotolewa' },
} as const satisfies Texts;
