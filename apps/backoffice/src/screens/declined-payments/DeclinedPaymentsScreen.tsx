import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { declinedPaymentsList } from './declined-payments-list.ts';

export function DeclinedPaymentsScreen() {
  return <ListScreen list={declinedPaymentsList} />;
}
