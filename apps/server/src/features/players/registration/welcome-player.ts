import { invariant } from '@kipute/domain/invariant';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { Access } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { insertConsents } from '../consent-store.ts';
import { noteDevice } from '../signing-in/device-store.ts';
import type { PlayerVisit } from '../signing-in/start-session.ts';

export type WelcomeDeps = {
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
  readonly access: Pick<Access, 'openSession'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly wallet: Pick<Wallet, 'append'>;
};

type Newcomer = {
  readonly playerId: bigint;
  readonly visit: PlayerVisit;
  /** What they agreed to, in the versions their page showed. */
  readonly versions: Parameters<typeof insertConsents>[1]['versions'];
};

/** Everything that comes with a new account, written with it; answers the token. */
export async function welcomePlayer(
  deps: WelcomeDeps,
  tx: Transaction,
  { playerId, visit, versions }: Newcomer,
): Promise<string> {
  const { clock, access, audit } = deps;
  const { address, userAgent } = visit;
  const now = clock.now();
  const user = { kind: 'player', id: playerId } as const;
  await insertConsents(tx, {
    playerId,
    versions,
    givenAt: now,
    network: networkOfAddress(address),
  });
  await payBonus(deps, tx, playerId);
  await audit.record(tx, {
    type: 'new-user',
    source: 'player',
    user,
    content: '',
    address,
    userAgent,
  });
  await noteDevice(tx, { playerId, visit, at: now });
  return access.openSession(tx, user, visit);
}

async function payBonus(
  { settings, wallet }: WelcomeDeps,
  tx: Transaction,
  playerId: bigint,
): Promise<void> {
  const { bonus } = settings.current('registration');
  if (bonus === 0n) return;
  const paid = await wallet.append(tx, {
    key: `registration-bonus:${playerId}`,
    cause: 'registration-bonus',
    postings: transfer({
      from: house('bonuses'),
      to: purseOf(playerId, 'credit'),
      amount: bonus,
    }),
  });
  invariant(paid.ok, 'a new player can be given a bonus');
}
