import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { ordersList } from './orders-list.ts';

export function OrdersScreen() {
  return <ListScreen list={ordersList} Details={OrderDetails} />;
}
