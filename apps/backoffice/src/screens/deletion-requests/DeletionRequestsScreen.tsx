import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { deletionRequestsList } from './deletion-requests-list.ts';

export function DeletionRequestsScreen() {
  return <ListScreen list={deletionRequestsList} />;
}
