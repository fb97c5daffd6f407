import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Access, newPassword, sentPassword } from '../../access/index.ts';
import { isShownAreaCode } from '../area-code-store.ts';
import { addPlayer } from '../create-player.ts';
import type { PausedPhones } from '../personal-data/paused-phones.ts';
import { areaCodeOf } from '../phone.ts';
import { findPlayer } from '../player-store.ts';

type AddedPlayer = {
  /** With the country in front, as it was read. */
  readonly phone: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly superiorId: bigint | null;
  readonly countsInStatistics: boolean;
};

/** In the order they are checked. */
type AddRefusal = 'country-not-served' | 'superior-unknown' | 'phone-taken' | 'phone-paused';

export type AddByOffice = (
  tx: Transaction,
  player: AddedPlayer,
) => Promise<Result<bigint, AddRefusal>>;

type AddDeps = {
  readonly clock: Clock;
  readonly pausedPhones: Pick<PausedPhones, 'lock' | 'isPaused'>;
};

/**
 * Somebody whom the office writes down. They agreed to nothing yet and are given no bonus; the
 * password only lets them in to choose their own (USR-34).
 */
export function officeAdder({ clock, pausedPhones }: AddDeps): AddByOffice {
  return async (tx, { phone, superiorId, ...told }) => {
    // As at registration: a country is served for everybody or for nobody (USR-90).
    if (!(await isShownAreaCode(tx, areaCodeOf(phone)))) return refuse('country-not-served');
    if (superiorId !== null) {
      const superior = await findPlayer(tx, superiorId);
      if (!superior || superior.closedAt) return refuse('superior-unknown');
    }
    const now = clock.now();
    await pausedPhones.lock(tx, phone);
    if (await pausedPhones.isPaused(tx, phone, now)) return refuse('phone-paused');
    const id = await addPlayer(tx, {
      ...{ ...told, phone, inviterId: superiorId, registeredAt: now },
      ...{ language: 'sw', mustChangePassword: true },
    });
    return id === undefined ? refuse('phone-taken') : ok(id);
  };
}

export type HandedPassword = { readonly password: string; readonly passwordHash: string };

/**
 * A new password for the owner of a phone, and what is kept of it. Made before a transaction begins,
 * which must not stay open while the slow hash waits for its turn.
 */
export async function handPassword(
  passwords: Access['passwords'],
  phone: string,
): Promise<HandedPassword> {
  invariant(/^[1-9]\d{6,14}$/.test(phone), 'a password is handed to the owner of a phone');
  const password = newPassword();
  const sent = await sentPassword(phone.slice(-SUBSCRIBER_DIGITS), password);
  return { password, passwordHash: await passwords.hash(sent) };
}

const SUBSCRIBER_DIGITS = 9;
