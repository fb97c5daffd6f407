import { useAdministrator } from '../../features/permissions/administrator.tsx';
import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { usersList } from './users-list.ts';

const listOfAgents = { ...usersList, actions: [] };

/** Deeds are for administrators, whatever an agent's role holds: it only looks at its tree (BO-81). */
export function UsersScreen() {
  const { kind } = useAdministrator();
  return <ListScreen list={kind === 'agent' ? listOfAgents : usersList} />;
}
