import type { CataloguedError } from './office-errors.ts';

/** What goes wrong with files, banners and popular competitions: part of the one catalogue. */
export const pictureErrors = {
  'file-missing': {
    http: 200,
    sw: 'Chagua faili moja la kupakia',
    en: 'Choose one file to upload',
  },
  'file-too-large': {
    http: 413,
    sw: 'Faili ni kubwa mno: picha isizidi MB 5, hati isizidi KB 64',
    en: 'The file is too large: 5 MB for a picture, 64 KB for a document',
  },
  'image-not-real': {
    http: 200,
    sw: 'Hii si picha. Tumia JPG, PNG au WebP.',
    en: 'This is no picture. Use JPG, PNG or WebP.',
  },
  'image-svg': {
    http: 200,
    sw: 'Picha za SVG hazipokelewi kwa sababu zinaweza kubeba programu. Tumia PNG au WebP.',
    en: 'SVG is not taken, because it can carry a program. Use PNG or WebP.',
  },
  'image-animated': {
    http: 200,
    sw: 'Picha inayocheza haipokelewi. Tumia picha iliyotulia.',
    en: 'An animated picture is not taken. Use a still one.',
  },
  'image-too-many-pixels': {
    http: 200,
    sw: 'Picha ina vitone vingi mno: isizidi milioni 24',
    en: 'The picture has too many pixels: 24 million at most',
  },
  'image-hides-file': {
    http: 200,
    sw: 'Picha hii imebeba faili au programu nyingine ndani yake',
    en: 'This picture carries another file or a program inside',
  },
  'image-too-slow': {
    http: 200,
    sw: 'Picha imechukua muda mrefu mno kusomwa. Ihifadhi upya, kisha jaribu tena.',
    en: 'Reading the picture took too long. Save it anew and try again.',
  },
  'document-not-text': {
    http: 200,
    sw: 'Hati iwe faili la .txt lenye maandishi ya kawaida (UTF-8)',
    en: 'A document is a .txt file of plain text (UTF-8)',
  },
  'document-program': {
    http: 200,
    sw: 'Faili hili ni programu, si maandishi',
    en: 'This file is a program, not a text',
  },
  'file-in-use': {
    http: 200,
    sw: 'Faili hili linaonyeshwa: {places}. Liondoe huko kwanza.',
    en: 'This file is shown: {places}. Take it away there first.',
  },
  'file-unknown': {
    http: 200,
    sw: 'Faili hili halipo. Lipakie kwanza kwenye Picha.',
    en: 'There is no such file. Upload it under Images first.',
  },
  'banner-unknown': {
    http: 200,
    sw: 'Bango hili halipo tena',
    en: 'This banner no longer exists',
  },
  'banner-page-unknown': {
    http: 200,
    sw: 'Ukurasa huu haupo kwenye tovuti ya wachezaji',
    en: 'The player site has no such page',
  },
  'banner-link-outside': {
    http: 200,
    sw: 'Nje ya tovuti bango linaelekeza kwenye akaunti zetu za mitandao au duka la app pekee (https)',
    en: 'Out of the site a banner leads to our social accounts or an app store alone (https)',
  },
  'banner-ends-first': {
    http: 200,
    sw: 'Bango lingeisha kabla ya kuanza',
    en: 'The banner would end before it begins',
  },
  'banner-promise-missing': {
    http: 200,
    sw: 'Andika maneno makubwa ya bango',
    en: 'Write the large words of the banner',
  },
  'banner-phone-invalid': {
    http: 200,
    sw: 'Andika namba ya simu kamili, kwa mfano +255700000101',
    en: 'Enter a whole phone number, such as +255700000101',
  },
  'popular-unknown': {
    http: 200,
    sw: 'Ligi hii maarufu haipo tena',
    en: 'This popular competition no longer exists',
  },
  'popular-two-up': {
    http: 200,
    sw: 'Mechi za ligi hii hulipa mapema (2up): ligi zake hazibadilishwi wala kuondolewa hapa',
    en: 'Matches of this one pay early (2up): its leagues are not changed or removed here',
  },
  'league-unknown': {
    http: 200,
    sw: 'Mojawapo ya ligi hizi haipo',
    en: 'One of these leagues does not exist',
  },
} as const satisfies Record<string, CataloguedError>;
