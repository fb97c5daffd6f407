import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Access, Visit } from '../access/index.ts';
import type { Audit } from '../audit/index.ts';
import { normalisePhone } from './phone.ts';
import { findPlayerByPhone, noteSignIn, type Player } from './player-store.ts';

type PlayerCredentials = { readonly phone: string; readonly password: string };

/** In the order they are checked. */
export type PlayerSignInRefusal = 'locked' | 'wrong' | 'disabled';

export type SignInPlayer = (
  credentials: PlayerCredentials,
  visit: Visit,
) => Promise<Result<{ readonly token: string; readonly player: Player }, PlayerSignInRefusal>>;

export type SignInDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly access: Pick<Access, 'passwords' | 'guardSignIn' | 'openSession'>;
  readonly audit: Pick<Audit, 'record'>;
};

export function createSignInPlayer(deps: SignInDeps): SignInPlayer {
  const { database, access } = deps;
  return async ({ phone: typed, password }, visit) => {
    const phone = normalisePhone(typed);
    const player = phone === undefined ? undefined : await findPlayerByPhone(database.read, phone);
    const attempt = { account: `player:${phone ?? typed}`, address: visit.address };
    const verdict = await access.guardSignIn(attempt, () =>
      access.passwords.matches(player?.passwordHash, password),
    );
    if (verdict === 'locked') return refuse('locked');
    if (verdict === 'wrong' || !player) {
      await recordRefusal(deps, player, visit);
      return refuse('wrong');
    }
    if (player.disabled) {
      await recordRefusal(deps, player, visit);
      return refuse('disabled');
    }
    const token = await database.transact((tx) => letIn(deps, tx, { player, visit }));
    return ok({ token, player });
  };
}

async function letIn(
  { clock, access, audit }: SignInDeps,
  tx: Transaction,
  { player, visit }: { readonly player: Player; readonly visit: Visit },
): Promise<string> {
  const user = { kind: 'player', id: player.id } as const;
  await noteSignIn(tx, player.id, clock.now());
  await audit.record(tx, { type: 'login', source: 'player', user, content: '', ...visit });
  return access.openSession(tx, user, visit);
}

async function recordRefusal(
  { database, audit }: SignInDeps,
  player: Player | undefined,
  visit: Visit,
): Promise<void> {
  if (!player) return;
  const user = { kind: 'player', id: player.id } as const;
  await database.transact((tx) =>
    audit.record(tx, { type: 'login-refused', source: 'player', user, content: '', ...visit }),
  );
}
