import type { Texts } from '../text.ts';

export const campaignTexts = {
  preview: { en: 'As the phone shows it', sw: 'Itakavyoonekana kwenye simu' },
  swahili: { en: 'Swahili', sw: 'Kiswahili' },
  english: { en: 'English', sw: 'Kiingereza' },
  cost: { en: 'What it costs', sw: 'Gharama' },
  budget: { en: 'Budget', sw: 'Bajeti' },
  spent: { en: 'Given', sw: 'Imetolewa' },
  left: { en: 'Left', sw: 'Imebaki' },
  owed: { en: 'Reached and waiting', sw: 'Imefikiwa, inasubiri' },
  granted: { en: 'Rewards', sw: 'Zawadi' },
  players: { en: 'Players rewarded', sw: 'Waliopata zawadi' },
  participants: { en: 'Taking part', sw: 'Wanaoshiriki' },
  day: { en: 'Day', sw: 'Siku' },
  noDays: { en: 'Nothing was given yet.', sw: 'Bado hakuna kilichotolewa.' },
  revision: { en: 'Revision', sw: 'Toleo' },
  from: { en: 'In force from', sw: 'Kuanzia' },
  house: { en: 'the system', sw: 'mfumo' },
} as const satisfies Texts;
