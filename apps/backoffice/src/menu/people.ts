import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const UsersScreen = listScreen(async () => {
  const { usersList: list } = await import('../screens/users/users-list.ts');
  return { list };
});

const UserScreen = lazy(() =>
  import('../screens/users/page/UserScreen.tsx').then((module) => ({
    default: module.UserScreen,
  })),
);

const DeletionRequestsScreen = listScreen(async () => {
  const { deletionRequestsList: list } = await import(
    '../screens/deletion-requests/deletion-requests-list.ts'
  );
  return { list };
});

export const peopleScreens = [
  {
    path: '/users',
    node: 'subscriber/inquire',
    component: UsersScreen,
    details: UserScreen,
  },
  {
    path: '/deletion-requests',
    node: 'personal_data/requests',
    component: DeletionRequestsScreen,
  },
] as const satisfies readonly Screen[];
