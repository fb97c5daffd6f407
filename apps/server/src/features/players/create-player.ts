import { randomInt } from 'node:crypto';
import type { Locale } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import { shillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Access } from '../access/index.ts';
import { joinTree } from './agent-tree.ts';
import { isShownAreaCode } from './area-code-store.ts';
import { areaCodeOf, readPhone } from './phone.ts';
import { insertPlayer } from './player-store.ts';

type NewPlayer = {
  readonly phone: string;
  readonly name: string;
  /** The salted hash a page would send. */
  readonly password: string;
  readonly language: Locale;
};

/** In the order they are checked. */
type NewPlayerRefusal = 'phone-invalid' | 'phone-taken';

export type CreatePlayer = (
  tx: Transaction,
  player: NewPlayer,
) => Promise<Result<{ readonly id: bigint }, NewPlayerRefusal>>;

type CreateDeps = {
  readonly clock: Clock;
  readonly access: Pick<Access, 'passwords'>;
};

/** Amount a new slip starts with, until the player sets another. */
const DEFAULT_BET_AMOUNT = shillings(500);
/** Of 31⁸ codes even a full country uses few: two collisions in a row mean a broken generator. */
const CODE_TRIES_MAX = 3;

/** Without code and bonus: for people who are put there, not for those who come. */
export function playerCreator({ clock, access }: CreateDeps): CreatePlayer {
  return async (tx, { phone: typed, name, password, language }) => {
    const phone = readPhone(typed);
    const isServed = phone !== undefined && (await isShownAreaCode(tx, areaCodeOf(phone)));
    if (!isServed) return refuse('phone-invalid');
    const passwordHash = await access.passwords.hash(password);
    const registeredAt = clock.now();
    const id = await addPlayer(tx, { phone, name, language, passwordHash, registeredAt });
    return id === undefined ? refuse('phone-taken') : ok({ id });
  };
}

type PlayerToAdd = {
  /** Digits with the country's in front, 255712345678. */
  readonly phone: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly language: Locale;
  readonly registeredAt: Date;
  readonly registerNetwork?: string;
  readonly signedInAt?: Date;
  readonly loginNetwork?: string;
  readonly mustChangePassword?: boolean;
  readonly countsInStatistics?: boolean;
  readonly inviterId?: bigint | null;
};

/** Undefined when the phone has a player already. */
export async function addPlayer(tx: Transaction, player: PlayerToAdd): Promise<bigint | undefined> {
  const row = { ...player, defaultBetAmount: DEFAULT_BET_AMOUNT };
  for (let tries = 0; tries < CODE_TRIES_MAX; tries += 1) {
    const outcome = await insertPlayer(tx, { ...row, invitationCode: newInvitationCode() });
    if (outcome === 'phone-taken') return undefined;
    if (outcome === 'code-taken') continue;
    await joinTree(tx, { id: outcome, inviterId: player.inviterId ?? null });
    return outcome;
  }
  invariant(false, 'a free invitation code is found in a few tries');
}

/** Without 0/O and 1/I/L, because codes are read aloud and typed from a friend's message. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

function newInvitationCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
