import type { Locale } from '@kipute/contract/locale';
import type { Reader } from '../../../platform/database/database.ts';
import { normalisePhone, readPhone } from '../phone.ts';
import { findPlayer, findPlayerByPhone, isErased, type Player } from '../player-store.ts';
import { isPayerPhone } from './payer-phone-store.ts';

/** What a payment has to know about whose money it is. */
export type PayingPlayer = {
  readonly id: bigint;
  readonly phone: string;
  readonly language: Locale;
  readonly disabled: boolean;
  readonly withdrawalForbidden: boolean;
  readonly withdrawalWhitelisted: boolean;
  readonly registeredAt: Date;
};

export type PlayerDirectory = {
  readonly byId: (reader: Reader, id: bigint) => Promise<PayingPlayer | undefined>;
  /** In any form in which people write it. */
  readonly byPhone: (reader: Reader, phone: string) => Promise<PayingPlayer | undefined>;
  /** Whether prompts for a player may go to this number beside the registered one. */
  readonly isPayerPhone: typeof isPayerPhone;
  /** 255 and nine digits, or undefined for what is no Tanzanian number. */
  readonly normalisePhone: (typed: string) => string | undefined;
};

export const playerDirectory: PlayerDirectory = {
  byId: async (reader, id) => payingPlayer(await findPlayer(reader, id)),
  byPhone: async (reader, typed) => {
    const phone = readPhone(typed);
    return phone === undefined ? undefined : payingPlayer(await findPlayerByPhone(reader, phone));
  },
  isPayerPhone,
  normalisePhone,
};

/** Nobody pays for who was forgotten, nor into an account that is closed. */
function payingPlayer(player: Player | undefined): PayingPlayer | undefined {
  if (!player || isErased(player) || player.closedAt) return undefined;
  return {
    id: player.id,
    phone: player.phone,
    language: player.language as Locale,
    disabled: player.disabled,
    withdrawalForbidden: player.withdrawalForbidden,
    withdrawalWhitelisted: player.withdrawalWhitelisted,
    registeredAt: player.registeredAt,
  };
}
