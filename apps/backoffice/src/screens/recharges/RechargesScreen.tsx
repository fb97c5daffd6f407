import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { rechargesList } from './recharges-list.ts';

export function RechargesScreen() {
  return <ListScreen list={rechargesList} />;
}
