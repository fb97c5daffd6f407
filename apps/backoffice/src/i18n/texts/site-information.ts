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
  registered_name: { en: 'Registered company', sw: 'Kampuni iliyosajiliwa' },
  registered_address: { en: 'Registered address', sw: 'Anwani iliyosajiliwa' },
  data_officer: { en: 'Data protection officer', sw: 'Afisa wa ulinzi wa taarifa binafsi' },
  data_officer_contact: {
    en: 'Phone or e-mail of the data protection officer',
    sw: 'Simu au barua pepe ya afisa huyo',
  },
  contactHint: {
    en: 'Such as +255700000101 or privacy@kipute.example',
    sw: 'Kwa mfano +255700000101 au faragha@kipute.example',
  },
  unsaid: { en: 'Not said yet: {fields}', sw: 'Bado haijasemwa: {fields}' },
  unsaidMeanwhile: {
    en: 'The law wants players to know it. Until it is said, the agreement, the terms and the privacy policy say it in general words.',
    sw: 'Sheria inataka wachezaji wajue. Hadi itakaposemwa, makubaliano, masharti na sera ya faragha yanalitaja kwa maneno ya jumla.',
  },
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
