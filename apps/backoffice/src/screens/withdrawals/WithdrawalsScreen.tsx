import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { withdrawalsList } from './withdrawals-list.ts';

export function WithdrawalsScreen() {
  return <ListScreen list={withdrawalsList} />;
}
