import { lazy } from 'react';
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

const BillsScreen = lazy(() =>
  import('../screens/bills/BillsScreen.tsx').then((module) => ({ default: module.BillsScreen })),
);

const ReconciliationScreen = listScreen(async () => {
  const [{ reconciliationList: list }, { DayDifferences: Details }] = await Promise.all([
    import('../screens/reconciliation/reconciliation-list.ts'),
    import('../screens/reconciliation/DayDifferences.tsx'),
  ]);
  return { list, Details };
});

const ChannelsScreen = listScreen(async () => {
  const { channelsList: list } = await import('../screens/channels/channels-list.ts');
  return { list };
});

const WithdrawalQueueScreen = lazy(() =>
  import('../screens/withdrawal-queue/WithdrawalQueueScreen.tsx').then((module) => ({
    default: module.WithdrawalQueueScreen,
  })),
);

const EntryScreen = lazy(() =>
  import('../screens/trial-balance/EntryScreen.tsx').then((module) => ({
    default: module.EntryScreen,
  })),
);

const TrialBalanceScreen = lazy(() =>
  import('../screens/trial-balance/TrialBalanceScreen.tsx').then((module) => ({
    default: module.TrialBalanceScreen,
  })),
);

const AccountDayScreen = lazy(() =>
  import('../screens/trial-balance/AccountDayScreen.tsx').then((module) => ({
    default: module.AccountDayScreen,
  })),
);

const OperatorStatusScreen = lazy(() =>
  import('../screens/operator-status/OperatorStatusScreen.tsx').then((module) => ({
    default: module.OperatorStatusScreen,
  })),
);

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
    path: '/withdrawal-queue',
    node: 'withdraw/inquire_queue',
    component: WithdrawalQueueScreen,
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
    details: EntryScreen,
  },
  {
    path: '/reconciliation',
    node: 'reconciliation/inquire',
    component: ReconciliationScreen,
  },
  {
    path: '/channels',
    node: 'channel/inquire',
    component: ChannelsScreen,
  },
  {
    path: '/operators',
    node: 'operator_status/inquire',
    component: OperatorStatusScreen,
  },
  {
    path: '/trial-balance',
    node: 'ledger/inquire_balance',
    component: TrialBalanceScreen,
    details: AccountDayScreen,
  },
] as const satisfies readonly Screen[];
