import { lazy } from 'react';
import { detailScreen, listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const UsersScreen = lazy(() =>
  import('../screens/users/UsersScreen.tsx').then((module) => ({ default: module.UsersScreen })),
);

const UserScreen = lazy(() =>
  import('../screens/users/page/UserScreen.tsx').then((module) => ({
    default: module.UserScreen,
  })),
);

const AgentsScreen = listScreen(async () => {
  const { agentsList: list } = await import('../screens/agents/agents-list.ts');
  return { list };
});

const AgentScreen = detailScreen(async () => {
  const { agentDetail: detail } = await import('../screens/agents/agent-detail.ts');
  return { detail };
});

const DeletionRequestsScreen = listScreen(async () => {
  const { deletionRequestsList: list } = await import(
    '../screens/deletion-requests/deletion-requests-list.ts'
  );
  return { list };
});

const ManagersScreen = listScreen(async () => {
  const { managersList: list } = await import('../screens/managers/managers-list.ts');
  return { list };
});

const ManagerScreen = detailScreen(async () => {
  const { managerDetail: detail } = await import('../screens/managers/manager-detail.ts');
  return { detail };
});

const RolesScreen = lazy(() =>
  import('../screens/roles/RolesScreen.tsx').then((module) => ({ default: module.RolesScreen })),
);

const PermissionNodesScreen = lazy(() =>
  import('../screens/permission-nodes/PermissionNodesScreen.tsx').then((module) => ({
    default: module.PermissionNodesScreen,
  })),
);

export const peopleScreens = [
  {
    path: '/users',
    node: 'subscriber/inquire',
    component: UsersScreen,
    details: UserScreen,
  },
  {
    path: '/agents',
    node: 'subscriber/inquire_agent',
    component: AgentsScreen,
    details: AgentScreen,
  },
  {
    path: '/deletion-requests',
    node: 'personal_data/requests',
    component: DeletionRequestsScreen,
  },
  {
    path: '/managers',
    node: 'manager/inquire',
    component: ManagersScreen,
    details: ManagerScreen,
  },
  { path: '/roles', node: 'role/inquire', component: RolesScreen, details: RolesScreen },
  {
    path: '/permission-nodes',
    node: 'permission_node/inquire',
    component: PermissionNodesScreen,
  },
] as const satisfies readonly Screen[];
