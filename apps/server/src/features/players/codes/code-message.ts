import type { Localised } from '@kipute/contract/locale';
import type { CodePurpose } from './code-hashes.ts';

const MINUTES_PER_HOUR = 60;

const reasons = {
  register: { sw: 'wa kujisajili', en: 'to register' },
  login: { sw: 'wa kuingia', en: 'to log in' },
  'reset-password': { sw: 'wa kuweka nenosiri jipya', en: 'to set a new password' },
  'confirm-payer': {
    sw: 'wa kuruhusu namba hii ilipie akaunti',
    en: 'to let this number pay for an account',
  },
} as const satisfies Record<CodePurpose, Localised>;

type CodeMessage = {
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly validMinutes: number;
};

const forOwner: Localised = { sw: 'Usimpe mtu yeyote.', en: 'Share it with nobody.' };
/** Whoever has the phone may pay for somebody else, and for nobody they do not know. */
const forPayer: Localised = { sw: 'Usimpe usiyemjua.', en: 'Share it with no stranger.' };

/** Fits one message of 160 letters in both languages. */
export function codeMessage({ purpose, code, validMinutes }: CodeMessage): Localised {
  const life = lifeWords(validMinutes);
  const reason = reasons[purpose];
  const warning = purpose === 'confirm-payer' ? forPayer : forOwner;
  return {
    sw: `Kipute: msimbo wako ${reason.sw} ni ${code}. Muda wake ni ${life.sw}. ${warning.sw}`,
    en: `Kipute: your code ${reason.en} is ${code}. It is good for ${life.en}. ${warning.en}`,
  };
}

/** Sent to the owner in place of a code, while the page says what it says to everybody. */
export const accountExistsMessage: Localised = {
  sw: 'Kipute: namba hii ina akaunti tayari. Ingia kwa nenosiri lako au kwa msimbo. Kama hukuomba, puuza ujumbe huu.',
  en: 'Kipute: this number already has an account. Log in with your password or by code. If you did not ask, ignore this message.',
};

function lifeWords(minutes: number): Localised {
  if (minutes % MINUTES_PER_HOUR !== 0) {
    return { sw: `dakika ${minutes}`, en: plural(minutes, 'minute') };
  }
  const hours = minutes / MINUTES_PER_HOUR;
  return { sw: `saa ${hours}`, en: plural(hours, 'hour') };
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export const codeMessageKey = (purpose: CodePurpose, id: bigint): string => `${purpose}-code:${id}`;
