import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const RechargesScreen = listScreen(async () => {
  const { rechargesList: list } = await import('../screens/recharges/recharges-list.ts');
  return { list };
});

const DeclinedPaymentsScreen = listScreen(async () => {
  const { declinedPaymentsList: list } = await import(
    '../screens/declined-payments/declined-payments-list.ts'
  );
  return { list };
});

const WithdrawalsScreen = listScreen(async () => {
  const { withdrawalsList: list } = await import('../screens/withdrawals/withdrawals-list.ts');
  return { list };
});

const BillsScreen = listScreen(async () => {
  const { billsList: list } = await import('../screens/bills/bills-list.ts');
  return { list };
});

const ReconciliationScreen = listScreen(async () => {
  const [{ reconciliationList: list }, { DayDifferences: Details }] = await Promise.all([
    import('../screens/reconciliation/reconciliation-list.ts'),
    import('../screens/reconciliation/DayDifferences.tsx'),
  ]);
  return { list, Details };
});

export const moneyScreens = [
  {
    path: '/recharges',
    node: 'recharge/inquire',
    component: RechargesScreen,
  },
  {
    path: '/declined-payments',
    node: 'declined_payment/inquire',
    component: DeclinedPaymentsScreen,
  },
  {
    path: '/withdrawals',
    node: 'withdraw/inquire',
    component: WithdrawalsScreen,
  },
  {
    path: '/bills',
    node: 'bill/inquire',
    component: BillsScreen,
  },
  {
    path: '/reconciliation',
    node: 'reconciliation/inquire',
    component: ReconciliationScreen,
  },
] as const satisfies readonly Screen[];
