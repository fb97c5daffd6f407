import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { logsList } from './logs-list.ts';

export function LogsScreen() {
  return <ListScreen list={logsList} />;
}
