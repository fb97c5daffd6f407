import type { Texts } from '../text.ts';

export const siteInformationTexts = {
  intro: {
    en: 'Who we are and how players reach us. A change shows on every page within minutes; what stays empty is not shown.',
    sw: 'Sisi ni nani na wachezaji wanatupataje. Badiliko huonekana kwenye kila ukurasa ndani ya dakika chache; kilichoachwa tupu hakionyeshwi.',
  },
  title: { en: 'What players see', sw: 'Wanachokiona wachezaji' },
  siteTitle: { en: 'Name of the site', sw: 'Jina la tovuti' },
  companySw: { en: 'Company, Swahili', sw: 'Kampuni, Kiswahili' },
  companyEn: { en: 'Company, English', sw: 'Kampuni, Kiingereza' },
  licenceSw: { en: 'Licence, Swahili', sw: 'Leseni, Kiswahili' },
  licenceEn: { en: 'Licence, English', sw: 'Leseni, Kiingereza' },
  phones: { en: 'Customer service phones', sw: 'Simu za huduma kwa wateja' },
  phonesHint: {
    en: 'Separated by commas, such as +255700000101. Each page shows two of them.',
    sw: 'Zitenganishwe kwa koma, kwa mfano +255700000101. Kila ukurasa huonyesha mbili.',
  },
  messaging: { en: 'Messaging numbers', sw: 'Namba za ujumbe' },
  messagingHint: {
    en: 'Of WhatsApp, separated by commas. Each page shows one of them.',
    sw: 'Za WhatsApp, zitenganishwe kwa koma. Kila ukurasa huonyesha moja.',
  },
  socialHint: {
    en: 'https, on its own host. Empty: not shown.',
    sw: 'https, kwenye tovuti yake. Tupu: haionyeshwi.',
  },
  store: { en: 'App store', sw: 'Duka la app' },
  storeHint: {
    en: 'Google Play, App Store or AppGallery. Empty: the page itself is put on the phone.',
    sw: 'Google Play, App Store au AppGallery. Tupu: ukurasa wenyewe huwekwa kwenye simu.',
  },
  reason: { en: 'Why', sw: 'Sababu' },
  lastChanged: {
    en: 'Revision {revision}, by {name} on {time}',
    sw: 'Toleo la {revision}, na {name} tarehe {time}',
  },
  neverChanged: { en: 'As shipped, never changed', sw: 'Kama ilivyokuja, haijabadilishwa' },
  system: { en: 'the system', sw: 'mfumo' },
  history: { en: 'History', sw: 'Historia' },
} as const satisfies Texts;
