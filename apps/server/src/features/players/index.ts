import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Access } from '../access/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { type CreatePlayer, playerCreator } from './create-player.ts';
import { normalisePhone } from './phone.ts';
import { findPlayerByPhone } from './player-store.ts';
import { type PlayersRoutes, playersRoutes } from './players-routes.ts';
import { createSignInPlayer } from './sign-in-player.ts';

export type PlayersDeps = {
  readonly database: Database;
  readonly access: Pick<Access, 'passwords' | 'guardSignIn' | 'openSession'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly wallet: Pick<Wallet, 'balancesOf'>;
  readonly clock: Clock;
};

export type Players = {
  readonly createPlayer: CreatePlayer;
  readonly isRegistered: (phone: string) => Promise<boolean>;
  readonly routes: PlayersRoutes;
};

export function createPlayers(deps: PlayersDeps): Players {
  return {
    createPlayer: playerCreator(deps),
    isRegistered: async (phone) => {
      const normalised = normalisePhone(phone);
      if (normalised === undefined) return false;
      return (await findPlayerByPhone(deps.database.read, normalised)) !== undefined;
    },
    routes: playersRoutes(deps, createSignInPlayer(deps)),
  };
}
