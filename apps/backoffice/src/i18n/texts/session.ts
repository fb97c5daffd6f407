import type { Texts } from '../text.ts';

export const sessionTexts = {
  title: { en: 'Sign in', sw: 'Ingia' },
  subtitle: {
    en: 'For administrators and agents.',
    sw: 'Kwa wasimamizi na mawakala.',
  },
  tagline: {
    en: 'One mat, every strand in view: people, money and bets in one place.',
    sw: 'Mkeka mmoja, kila ukindu unaonekana: watu, pesa na bashiri mahali pamoja.',
  },
  account: { en: 'Account', sw: 'Akaunti' },
  password: { en: 'Password', sw: 'Nenosiri' },
  code: {
    en: 'Google verification code (optional)',
    sw: 'Msimbo wa uthibitisho wa Google (si lazima)',
  },
  codeHint: {
    en: 'Only when verification is bound to your account.',
    sw: 'Ikiwa tu uthibitisho umeunganishwa na akaunti yako.',
  },
  signIn: { en: 'Sign in', sw: 'Ingia' },
  accountOrPasswordEmpty: {
    en: 'Account or password empty',
    sw: 'Akaunti au nenosiri halijawekwa',
  },
  abnormal: {
    en: 'Data abnormal, contact administrator',
    sw: 'Taarifa si za kawaida, wasiliana na msimamizi',
  },
  ended: {
    en: 'Your session has ended. Sign in to go on where you were.',
    sw: 'Muda wako umeisha. Ingia ili uendelee ulipoishia.',
  },
  endedIdle: {
    en: 'You were signed out because nobody used the page for a while. Sign in to go on where you were.',
    sw: 'Umetolewa kwa sababu ukurasa haukutumika kwa muda. Ingia ili uendelee ulipoishia.',
  },
  watched: {
    en: 'Every sign-in and every change is written to the log.',
    sw: 'Kila kuingia na kila badiliko huandikwa kwenye kumbukumbu.',
  },
} as const satisfies Texts;
