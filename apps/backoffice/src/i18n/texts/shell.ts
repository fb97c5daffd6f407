import type { Texts } from '../text.ts';

export const shellTexts = {
  product: { en: 'Back-office', sw: 'Ofisi ya ndani' },
  documentTitle: { en: '{screen} · Kipute back-office', sw: '{screen} · Ofisi ya Kipute' },
  skipToContent: { en: 'Skip to content', sw: 'Ruka hadi kwenye maudhui' },
  mainMenu: { en: 'Main menu', sw: 'Menyu kuu' },
  openMenu: { en: 'Open the menu', sw: 'Fungua menyu' },
  foldMenu: { en: 'Fold the menu', sw: 'Kunja menyu' },
  unfoldMenu: { en: 'Unfold the menu', sw: 'Kunjua menyu' },
  language: { en: 'Language', sw: 'Lugha' },
  theme: { en: 'Theme', sw: 'Mandhari' },
  themeSystem: { en: 'As the system', sw: 'Kama mfumo' },
  themeLight: { en: 'Light', sw: 'Mwanga' },
  themeDark: { en: 'Dark', sw: 'Giza' },
  density: { en: 'Density', sw: 'Msongamano' },
  densityComfortable: { en: 'Comfortable', sw: 'Wa kawaida' },
  densityCompact: { en: 'Compact', sw: 'Uliobanwa' },
  account: { en: 'Account {account}', sw: 'Akaunti {account}' },
  signOut: { en: 'Sign out', sw: 'Toka' },
  clock: { en: 'East Africa Time', sw: 'Saa za Afrika Mashariki' },
  offline: {
    en: 'No connection. What you see may be old; nothing can be saved.',
    sw: 'Huna mtandao. Unachokiona huenda ni cha zamani; huwezi kuhifadhi.',
  },
  loading: { en: 'Loading', sw: 'Inapakia' },
  loadFailed: { en: 'Failed to load', sw: 'Imeshindwa kupakia' },
  loadFailedHint: {
    en: 'Network error, please check your connection and try again.',
    sw: 'Tatizo la mtandao, angalia intaneti yako kisha jaribu tena.',
  },
  retry: { en: 'Try again', sw: 'Jaribu tena' },
  refreshPage: { en: 'Refresh the page', sw: 'Sasisha ukurasa' },
  backToOverview: { en: 'Back to the overview', sw: 'Rudi kwenye muhtasari' },
  notFound: { en: 'This page cannot be found', sw: 'Ukurasa haupatikani' },
  notFoundHint: {
    en: 'The address may be mistyped, or the screen has moved.',
    sw: 'Huenda anwani imekosewa, au ukurasa umehamishwa.',
  },
  forbidden: { en: 'No permission for this screen', sw: 'Huna ruhusa ya ukurasa huu' },
  forbiddenHint: {
    en: 'Your role does not hold the node {node}. Contact the administrator.',
    sw: 'Wadhifa wako hauna ruhusa {node}. Wasiliana na msimamizi.',
  },
  screenFailed: { en: 'This screen stopped working', sw: 'Ukurasa huu umesimama' },
  screenFailedHint: {
    en: 'The fault has been reported. Other screens still work.',
    sw: 'Hitilafu imeripotiwa. Kurasa nyingine zinafanya kazi.',
  },
  newVersion: { en: 'A newer version is ready', sw: 'Toleo jipya lipo' },
  newVersionHint: {
    en: 'This page could not load a part of itself. Refreshing brings the newer version.',
    sw: 'Ukurasa umeshindwa kupakia sehemu yake. Ukisasisha utapata toleo jipya.',
  },
  menuEmpty: {
    en: 'Your role holds no screen yet.',
    sw: 'Wadhifa wako bado hauna ukurasa wowote.',
  },
} as const satisfies Texts;
