import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { suspendedMarketsList } from './suspended-markets-list.ts';

export function SuspendedMarketsScreen() {
  return <ListScreen list={suspendedMarketsList} />;
}
