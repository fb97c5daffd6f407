import { createChangeManager } from './managers/change-manager.ts';
import { createManagerDeed } from './managers/manager-deed.ts';
import { type ManagersRoutes, managersRoutes } from './managers-routes.ts';
import { createNodeUse, type NodeUse } from './node-use/node-use.ts';
import { createEditNodes } from './nodes/edit-nodes.ts';
import { type NodesRoutes, nodesRoutes } from './nodes-routes.ts';
import type { PeopleDeps } from './ports.ts';
import { createPersonsFor } from './rights/second-person.ts';
import { createRemoveRole } from './roles/remove-role.ts';
import { createRoleDeed } from './roles/role-deed.ts';
import { type RolesRoutes, rolesRoutes } from './roles-routes.ts';

export type People = {
  readonly nodeUse: NodeUse;
  readonly routes: RolesRoutes & ManagersRoutes & NodesRoutes;
};

export function createPeople(deps: PeopleDeps): People {
  const personsFor = createPersonsFor(deps);
  const parts = { ...deps, personsFor };
  return {
    nodeUse: createNodeUse(deps),
    routes: {
      ...rolesRoutes({
        ...parts,
        submitRole: deps.approvals.register(createRoleDeed(parts)),
        removeRole: createRemoveRole(deps),
      }),
      ...managersRoutes({
        ...parts,
        submitManager: deps.approvals.register(createManagerDeed(parts)),
        changeManager: createChangeManager(deps),
      }),
      ...nodesRoutes({ ...deps, editNodes: createEditNodes(deps) }),
    },
  };
}
