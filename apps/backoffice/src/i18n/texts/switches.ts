import type { Texts } from '../text.ts';

export const switchesTexts = {
  intro: {
    en: 'What you close here is closed for every player within a second.',
    sw: 'Unachofunga hapa kinafungwa kwa wachezaji wote ndani ya sekunde moja.',
  },
  betting: { en: 'Betting', sw: 'Bashiri' },
  bettingHint: {
    en: 'Players keep their money and their open bets; no new bet is taken.',
    sw: 'Wachezaji wanabaki na pesa na bashiri zao; hakuna ubashiri mpya unaopokelewa.',
  },
  site: { en: 'Player site', sw: 'Tovuti ya wachezaji' },
  siteHint: {
    en: 'The whole site shows the maintenance page with the phones of customer service. No deposit, withdrawal, bet or cashout of a player is taken; results, callbacks and this office go on.',
    sw: 'Tovuti nzima inaonyesha ukurasa wa matengenezo na simu za huduma kwa wateja. Kuweka pesa, kutoa pesa, kubashiri na cashout vya wachezaji havipokelewi; matokeo, majibu ya mitandao na ofisi hii vinaendelea.',
  },
  open: { en: 'Open', sw: 'Wazi' },
  closed: { en: 'Closed', sw: 'Imefungwa' },
  promptSw: { en: 'What players read, Swahili', sw: 'Ujumbe kwa wachezaji, Kiswahili' },
  promptEn: { en: 'What players read, English', sw: 'Ujumbe kwa wachezaji, Kiingereza' },
  note: { en: 'Why (kept in the log)', sw: 'Sababu (inabaki kwenye kumbukumbu)' },
  close: { en: 'Close it', sw: 'Funga' },
  reopen: { en: 'Open it again', sw: 'Fungua tena' },
} as const satisfies Texts;
