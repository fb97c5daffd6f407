import type { Texts } from '../text.ts';

export const filesTexts = {
  imagesIntro: {
    en: 'Pictures for banners, texts and campaigns. Each is drawn anew in three sizes, without where and with what it was taken.',
    sw: 'Picha za mabango, maandishi na kampeni. Kila picha huchorwa upya kwa ukubwa tatu, bila taarifa za mahali wala kifaa.',
  },
  documentsIntro: {
    en: 'Plain texts for download, .txt of 64 KB at most.',
    sw: 'Maandishi ya kawaida ya kupakua, .txt isiyozidi KB 64.',
  },
  upload: { en: 'Upload', sw: 'Pakia' },
  dropImages: {
    en: 'Drop pictures here, or choose them: JPG, PNG or WebP of 5 MB at most',
    sw: 'Dondosha picha hapa, au zichague: JPG, PNG au WebP isiyozidi MB 5',
  },
  dropDocuments: {
    en: 'Drop .txt files here, or choose them',
    sw: 'Dondosha mafaili ya .txt hapa, au yachague',
  },
  uploading: { en: 'Uploading {name} …', sw: 'Inapakia {name} …' },
  stored: { en: '{name} is here', sw: '{name} imepakiwa' },
  notSent: {
    en: 'The file did not arrive. Check your connection and try again.',
    sw: 'Faili halikufika. Angalia mtandao wako, kisha jaribu tena.',
  },
  grid: { en: 'Pictures', sw: 'Picha' },
  list: { en: 'List', sw: 'Orodha' },
  view: { en: 'View', sw: 'Mwonekano' },
  unused: { en: 'Shown nowhere', sw: 'Haionyeshwi popote' },
  usedIn: { en: 'Shown: {places}', sw: 'Inaonyeshwa: {places}' },
  address: { en: 'Address', sw: 'Anwani' },
  choose: { en: 'Choose a picture', sw: 'Chagua picha' },
  change: { en: 'Another picture', sw: 'Picha nyingine' },
  without: { en: 'Without a picture', sw: 'Bila picha' },
  drawings: { en: 'Our drawings', sw: 'Michoro yetu' },
  uploads: { en: 'Uploads', sw: 'Zilizopakiwa' },
  noPicture: { en: 'No picture', sw: 'Hakuna picha' },
  search: { en: 'Search by name', sw: 'Tafuta kwa jina' },
  noneFound: { en: 'No picture of that name', sw: 'Hakuna picha ya jina hilo' },
  noUploads: { en: 'Nothing was uploaded yet', sw: 'Hakuna kilichopakiwa bado' },
} as const satisfies Texts;
