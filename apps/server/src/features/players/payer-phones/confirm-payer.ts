import type { Locale } from '@kipute/contract/locale';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { GuardRefusal } from '../../access/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Codes } from '../codes/prove-code.ts';
import type { CodeLifetime, SendCode, SendCodeRefusal } from '../codes/send-code.ts';
import { normalisePhone } from '../phone.ts';
import {
  deletePayerPhone,
  insertPayerPhone,
  isPayerPhone,
  lockPayerPhones,
  type PayerPhone,
  payerPhonesOf,
} from './payer-phone-store.ts';

type TypedPhone = { readonly playerId: bigint; readonly phone: string };

/** In the order they are checked. */
type ConfirmRefusal = 'phone-invalid' | GuardRefusal | 'code-wrong' | 'payer-phones-full';

export type PayerPhones = {
  readonly list: (playerId: bigint) => Promise<readonly PayerPhone[]>;
  readonly sendCode: (
    asked: TypedPhone & { readonly pageLocale: Locale },
  ) => Promise<Result<CodeLifetime, SendCodeRefusal | 'payer-phones-full'>>;
  readonly confirm: (
    typed: TypedPhone & { readonly code: string; readonly address: string },
  ) => Promise<Result<readonly PayerPhone[], ConfirmRefusal>>;
  readonly remove: (typed: TypedPhone) => Promise<readonly PayerPhone[]>;
};

type PayerDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
  readonly codes: Codes;
  readonly sendCode: SendCode;
};

/** Who has the phone in hand reads the code: nobody else can let its prompts be sent (PAY-80). */
export function createPayerPhones(deps: PayerDeps): PayerPhones {
  const { database, settings } = deps;
  const list = (playerId: bigint) => payerPhonesOf(database.read, playerId);
  const isFull = (phones: readonly PayerPhone[]) =>
    phones.length >= settings.current('pay').payerPhonesMax;
  return {
    list,
    sendCode: async ({ playerId, phone, pageLocale }) => {
      if (isFull(await list(playerId))) return refuse('payer-phones-full');
      return deps.sendCode({ phone, purpose: 'confirm-payer', pageLocale });
    },
    confirm: payerConfirmer(deps, isFull),
    remove: async ({ playerId, phone: typed }) => {
      const phone = normalisePhone(typed);
      if (phone !== undefined) {
        await database.transact((tx) => deletePayerPhone(tx, { playerId, phone }));
      }
      return list(playerId);
    },
  };
}

function payerConfirmer(
  { database, clock, codes }: PayerDeps,
  isFull: (phones: readonly PayerPhone[]) => boolean,
): PayerPhones['confirm'] {
  return async ({ playerId, phone: typed, code, address }) => {
    const phone = normalisePhone(typed);
    if (phone === undefined) return refuse('phone-invalid');
    const typedCode = { phone, purpose: 'confirm-payer', code } as const;
    const proof = await codes.prove(typedCode, address);
    if (typeof proof === 'object' || proof === 'overloaded') return refuse(proof);
    if (proof === 'wrong') return refuse('code-wrong');
    return database.transact(async (tx) => {
      await lockPayerPhones(tx, playerId);
      // The same code again, after an answer that was lost, finds what it has done.
      if (!(await isPayerPhone(tx, { playerId, phone }))) {
        if (isFull(await payerPhonesOf(tx, playerId))) return refuse('payer-phones-full');
        if (!(await codes.spend(tx, typedCode))) return refuse('code-wrong');
        await insertPayerPhone(tx, { playerId, phone, confirmedAt: clock.now() });
      }
      return ok(await payerPhonesOf(tx, playerId));
    });
  };
}
