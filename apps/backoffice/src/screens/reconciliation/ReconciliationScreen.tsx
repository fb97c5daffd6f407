import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { DayDifferences } from './DayDifferences.tsx';
import { reconciliationList } from './reconciliation-list.ts';

export function ReconciliationScreen() {
  return <ListScreen list={reconciliationList} Details={DayDifferences} />;
}
