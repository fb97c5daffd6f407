import { randomInt } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_KEPT_DAYS,
  CODE_RESEND_SECONDS,
} from '@kipute/contract/constants/accounts/verification-codes';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { CodeKind, Messaging } from '../../messaging/index.ts';
import type { Settings } from '../../settings/index.ts';
import { isShownAreaCode } from '../area-code-store.ts';
import { messageLanguageOf } from '../message-choices/write-to-player.ts';
import { areaCodeOf, readPhone } from '../phone.ts';
import { findPlayerByPhone } from '../player-store.ts';
import {
  type CodeHashes,
  type CodePurpose,
  type CodeUse,
  codesSentSince,
  insertCode,
  lockPhone,
  sweepCodes,
} from './code-store.ts';

/** In the order they are checked. */
export type SendCodeRefusal =
  | 'phone-invalid'
  | 'country-not-served'
  | 'too-soon'
  | 'too-many'
  | 'budget-spent';

/** As the wire says them. */
export const codeRefusals = {
  'phone-invalid': 'phone-invalid',
  'country-not-served': 'country-not-served',
  'too-soon': 'code-too-soon',
  'too-many': 'too-many-requests',
  'budget-spent': 'sms-budget-spent',
} as const satisfies Record<SendCodeRefusal, ErrorCode>;

export type CodeLifetime = { readonly resendSeconds: number; readonly validSeconds: number };

export type SendCode = (
  request: CodeUse & { readonly pageLocale: Locale },
) => Promise<Result<CodeLifetime, SendCodeRefusal>>;

type SendCodeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
  readonly messaging: Pick<Messaging, 'sendSms' | 'hasRoomFor'>;
  readonly codeHashes: CodeHashes;
};

type WantedCode = CodeUse & { readonly pageLocale: Locale; readonly validMinutes: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = CODE_KEPT_DAYS * DAY_MS;

/**
 * A code by which players come into their own accounts may use the whole budget of messages; one
 * that anybody can have sent to any number leaves a part of it (MSG-11). By its purpose alone, so
 * that nothing tells whether the phone belongs to a player.
 */
const kindOfCode = {
  login: 'security',
  'reset-password': 'security',
  register: 'for-anyone',
  'confirm-payer': 'for-anyone',
} as const satisfies Record<CodePurpose, CodeKind>;

/** Answers alike whether or not the phone belongs to a player (ACT-04). */
export function createSendCode(deps: SendCodeDeps): SendCode {
  const { database, settings } = deps;
  return async ({ phone: typed, purpose, pageLocale }) => {
    const phone = readPhone(typed);
    if (phone === undefined) return refuse('phone-invalid');
    // Who is a player already comes in whatever is hidden since; money must not be shut away.
    if (kindOfCode[purpose] === 'for-anyone') {
      const isServed = await isShownAreaCode(database.read, areaCodeOf(phone));
      if (!isServed) return refuse('country-not-served');
    }
    const validMinutes =
      purpose === 'reset-password'
        ? settings.current('limits').resetCodeMinutes
        : settings.current('registration').codeMinutes;
    const wanted = { phone, purpose, pageLocale, validMinutes };
    const refusal = await database.transact(async (tx) => {
      const early = await refusalOf(deps, tx, wanted);
      if (!early) await issueCode(deps, tx, wanted);
      return early;
    });
    if (refusal) return refuse(refusal);
    return ok({ resendSeconds: CODE_RESEND_SECONDS, validSeconds: validMinutes * 60 });
  };
}

async function refusalOf(
  { clock, settings, codeHashes, messaging }: SendCodeDeps,
  tx: Transaction,
  { phone, purpose }: CodeUse,
): Promise<'too-soon' | 'too-many' | 'budget-spent' | undefined> {
  const now = clock.now().getTime();
  const phoneHash = codeHashes.ofPhone(phone);
  await lockPhone(tx, phoneHash);
  const sent = await codesSentSince(tx, phoneHash, new Date(now - DAY_MS));
  const resendBefore = now - CODE_RESEND_SECONDS * 1000;
  const isTooSoon = sent.some(
    (one) => one.purpose === purpose && one.sentAt.getTime() > resendBefore,
  );
  if (isTooSoon) return 'too-soon';
  if (sent.length >= settings.current('registration').codesPerDayMax) return 'too-many';
  const hasRoom = await messaging.hasRoomFor(tx, { phone, kind: kindOfCode[purpose] });
  return hasRoom ? undefined : 'budget-spent';
}

async function issueCode(
  { clock, codeHashes, messaging }: SendCodeDeps,
  tx: Transaction,
  { phone, purpose, pageLocale, validMinutes }: WantedCode,
): Promise<void> {
  const now = clock.now();
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');
  // Nobody is told a code for a stranger's phone, but there is one: it is waited for, tried and
  // counted like any other, so that nothing tells the two apart.
  const expiresAt = new Date(now.getTime() + validMinutes * 60_000);
  const id = await insertCode(tx, {
    phoneHash: codeHashes.ofPhone(phone),
    purpose,
    codeHash: codeHashes.ofCode({ phone, purpose }, code),
    sentAt: now,
    expiresAt,
  });
  await sweepCodes(tx, new Date(now.getTime() - KEPT_MS));

  const player = await findPlayerByPhone(tx, phone);
  if (!player && kindOfCode[purpose] === 'security') return;
  const hasAccount = player && purpose === 'register';
  const text = hasAccount ? accountExistsMessage : codeMessage({ purpose, code, validMinutes });
  const language = player ? await messageLanguageOf(tx, player) : pageLocale;
  await messaging.sendSms(tx, {
    phone,
    text: textIn(language, text),
    key: codeMessageKey(purpose, id),
    ...(!hasAccount && { secret: { words: code, until: expiresAt } }),
  });
}

const MINUTES_PER_HOUR = 60;

const reasons = {
  register: { sw: 'ya kujisajili', en: 'to register' },
  login: { sw: 'ya kuingia', en: 'to log in' },
  'reset-password': { sw: 'ya kuweka nenosiri jipya', en: 'to set a new password' },
  'confirm-payer': {
    sw: 'ya kuruhusu namba hii ilipie akaunti',
    en: 'to let this number pay for an account',
  },
} as const satisfies Record<CodePurpose, Localised>;

type CodeMessage = {
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly validMinutes: number;
};

const forOwner: Localised = { sw: 'Usimpe mtu yeyote namba hii.', en: 'Do not share it.' };
/** Whoever has the phone may pay for somebody else, and for nobody they do not know. */
const forPayer: Localised = { sw: 'Usimpe usiyemjua.', en: 'Do not share it with strangers.' };

/** Fits one message of 160 letters in both languages. */
export function codeMessage({ purpose, code, validMinutes }: CodeMessage): Localised {
  const life = lifeWords(validMinutes);
  const reason = reasons[purpose];
  const warning = purpose === 'confirm-payer' ? forPayer : forOwner;
  return {
    sw: `Kipute: namba ya uthibitisho ${reason.sw} ni ${code}. Inatumika kwa ${life.sw}. ${warning.sw}`,
    en: `Kipute: ${code} is your code ${reason.en}. It expires in ${life.en}. ${warning.en}`,
  };
}

/** Sent to the owner in place of a code, while the page says what it says to everybody. */
export const accountExistsMessage: Localised = {
  sw: 'Kipute: namba hii ina akaunti tayari. Ingia kwa nenosiri lako au kwa namba ya uthibitisho. Kama hukuomba, puuza ujumbe huu.',
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

const codeMessageKey = (purpose: CodePurpose, id: bigint): string => `${purpose}-code:${id}`;
