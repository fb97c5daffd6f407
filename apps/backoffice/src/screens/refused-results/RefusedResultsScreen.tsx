import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { refusedResultsList } from './refused-results-list.ts';

export function RefusedResultsScreen() {
  return <ListScreen list={refusedResultsList} />;
}
