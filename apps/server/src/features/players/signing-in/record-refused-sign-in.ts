import type { Database } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Player } from '../player-store.ts';

type RefusalDeps = { readonly database: Database; readonly audit: Pick<Audit, 'record'> };

export async function recordRefusedSignIn(
  { database, audit }: RefusalDeps,
  player: Player | undefined,
  { address, userAgent }: Visit,
): Promise<void> {
  if (!player) return;
  const user = { kind: 'player', id: player.id } as const;
  await database.transact((tx) =>
    audit.record(tx, {
      type: 'login-refused',
      source: 'player',
      user,
      content: '',
      address,
      userAgent,
    }),
  );
}
