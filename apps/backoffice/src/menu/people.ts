import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const DeletionRequestsScreen = listScreen(async () => {
  const { deletionRequestsList: list } = await import(
    '../screens/deletion-requests/deletion-requests-list.ts'
  );
  return { list };
});

export const peopleScreens = [
  {
    path: '/deletion-requests',
    node: 'personal_data/requests',
    component: DeletionRequestsScreen,
  },
] as const satisfies readonly Screen[];
