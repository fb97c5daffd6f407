import { type AccountRoutes, accountRoutes } from './deeds/account-routes.ts';
import { type FlagRoutes, flagRoutes } from './deeds/flag-routes.ts';
import { type IdentityRoutes, identityRoutes } from './deeds/identity-routes.ts';
import { type NoteRoutes, noteRoutes } from './deeds/note-routes.ts';
import { type PurseRoutes, purseRoutes } from './deeds/purse-routes.ts';
import { type ListRoutes, listRoutes } from './listing/list-routes.ts';
import { type UserPageRoutes, userPageRoutes } from './page/user-page-routes.ts';
import type { PlayerOfficeDeps } from './player-office-deps.ts';

export { conditionsOf as userConditionsOf } from './listing/user-filter.ts';

export type PlayerOffice = {
  readonly routes: ListRoutes &
    UserPageRoutes &
    FlagRoutes &
    NoteRoutes &
    PurseRoutes &
    IdentityRoutes &
    AccountRoutes;
};

export function createPlayerOffice(deps: PlayerOfficeDeps): PlayerOffice {
  return {
    routes: {
      ...listRoutes(deps),
      ...userPageRoutes(deps),
      ...flagRoutes(deps),
      ...noteRoutes(deps),
      ...purseRoutes(deps),
      ...identityRoutes(deps),
      ...accountRoutes(deps),
    },
  };
}
