import type { Texts } from '../text.ts';

export const casinoTexts = {
  nameSw: { en: 'Name in Swahili', sw: 'Jina kwa Kiswahili' },
  nameEn: { en: 'Name in English', sw: 'Jina kwa Kiingereza' },
  category: { en: 'Category', sw: 'Aina' },
  sorting: { en: 'Place in its category', sw: 'Nafasi katika aina yake' },
  sortingHint: { en: 'The smallest first.', sw: 'Ndogo kwanza.' },
  shown: { en: 'Shown to players', sw: 'Unaonekana kwa wachezaji' },
  shownHint: {
    en: 'Off: nobody can begin it. A round under way is played to its end and paid.',
    sw: 'Ikizimwa hakuna anayeweza kuuanza. Raundi inayoendelea itamalizika na kulipwa.',
  },
  reason: { en: 'Reason', sw: 'Sababu' },
  sync: { en: 'Ask the providers now', sw: 'Waulize watoa huduma sasa' },
  synced: {
    en: 'Asked: {added} new, {changed} changed, {gone} no longer offered.',
    sw: 'Wameulizwa: mipya {added}, iliyobadilika {changed}, isiyotolewa tena {gone}.',
  },
  results: { en: 'Results of the games', sw: 'Matokeo ya michezo' },
  resultsIntro: {
    en: 'What each game paid of what was staked. A fair game lies inside its bounds in 999 of 1,000 periods like this one.',
    sw: 'Kila mchezo ulirudisha kiasi gani cha madau. Mchezo wa haki huwa ndani ya mipaka yake mara 999 kati ya 1,000.',
  },
  back: { en: 'Casino games', sw: 'Michezo ya kasino' },
  alarm: {
    en: 'Paid outside of what chance allows, {count}: {games}',
    sw: 'Malipo yasiyolingana na bahati, michezo {count}: {games}',
  },
  seeResults: { en: 'See the results', sw: 'Angalia matokeo' },
  drawn: {
    en: 'Paid {observed} %, stated {stated} %, bounds {lower} to {upper} %',
    sw: 'Ulirudisha {observed}%, uliotajwa {stated}%, mipaka {lower} hadi {upper}%',
  },
  inside: { en: 'inside its bounds', sw: 'ndani ya mipaka yake' },
  outside: { en: 'outside its bounds', sw: 'nje ya mipaka yake' },
  nothingStaked: { en: 'Nothing was staked', sw: 'Hakuna dau lililowekwa' },
  note: { en: 'What became of it', sw: 'Imeishaje' },
  close: { en: 'Close', sw: 'Funga' },
  closeQuestion: {
    en: 'Closing moves no money. What must be put right is done first, by the provider or in the player’s purse.',
    sw: 'Kufunga hakuhamishi pesa. Kinachopaswa kurekebishwa hufanywa kwanza, na mtoa huduma au kwenye mfuko wa mchezaji.',
  },
} as const satisfies Texts;
