import type { Locale } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import { shillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Access } from '../access/index.ts';
import { newInvitationCode } from './invitation-code.ts';
import { normalisePhone } from './phone.ts';
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

export function playerCreator({ clock, access }: CreateDeps): CreatePlayer {
  return async (tx, { phone: typed, name, password, language }) => {
    const phone = normalisePhone(typed);
    if (phone === undefined) return refuse('phone-invalid');
    const row = {
      phone,
      name,
      language,
      passwordHash: await access.passwords.hash(password),
      defaultBetAmount: DEFAULT_BET_AMOUNT,
      registeredAt: clock.now(),
    };
    for (let tries = 0; tries < CODE_TRIES_MAX; tries += 1) {
      const outcome = await insertPlayer(tx, { ...row, invitationCode: newInvitationCode() });
      if (outcome === 'phone-taken') return refuse('phone-taken');
      if (outcome !== 'code-taken') return ok({ id: outcome });
    }
    invariant(false, 'a free invitation code is found in a few tries');
  };
}
