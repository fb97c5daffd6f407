import { randomInt } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_RESEND_SECONDS,
} from '@kipute/contract/constants/accounts/verification-codes';
import { type Locale, textIn } from '@kipute/contract/locale';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { CodeKind, Messaging } from '../../messaging/index.ts';
import type { Settings } from '../../settings/index.ts';
import { messageLanguageOf } from '../message-choices/write-to-player.ts';
import { normalisePhone } from '../phone.ts';
import { findPlayerByPhone } from '../player-store.ts';
import type { CodeHashes, CodePurpose, CodeUse } from './code-hashes.ts';
import { accountExistsMessage, codeMessage, codeMessageKey } from './code-message.ts';
import { codesSentSince, insertCode, lockPhone, sweepCodes } from './code-store.ts';

/** In the order they are checked. */
export type SendCodeRefusal = 'phone-invalid' | 'too-soon' | 'too-many' | 'budget-spent';

export type CodeTerms = { readonly resendSeconds: number; readonly validSeconds: number };

export type SendCode = (
  request: CodeUse & { readonly pageLocale: Locale },
) => Promise<Result<CodeTerms, SendCodeRefusal>>;

export type SendCodeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
  readonly messaging: Pick<Messaging, 'sendSms' | 'hasRoomFor'>;
  readonly codeHashes: CodeHashes;
};

type WantedCode = CodeUse & { readonly pageLocale: Locale; readonly validMinutes: number };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than the longest life, so that no living code is swept. */
const KEPT_MS = 8 * DAY_MS;

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
    const phone = normalisePhone(typed);
    if (phone === undefined) return refuse('phone-invalid');
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
