import {
  AuditOutlined,
  BankOutlined,
  CreditCardOutlined,
  DiffOutlined,
  RollbackOutlined,
} from '@ant-design/icons';
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
    group: 'money',
    icon: BankOutlined,
    title: { en: 'Recharges', sw: 'Kuweka pesa' },
    component: RechargesScreen,
  },
  {
    path: '/declined-payments',
    node: 'declined_payment/inquire',
    group: 'money',
    icon: RollbackOutlined,
    title: { en: 'Declined payments', sw: 'Malipo yaliyokataliwa' },
    component: DeclinedPaymentsScreen,
  },
  {
    path: '/withdrawals',
    node: 'withdraw/inquire',
    group: 'money',
    icon: CreditCardOutlined,
    title: { en: 'Withdrawals', sw: 'Kutoa pesa' },
    component: WithdrawalsScreen,
  },
  {
    path: '/bills',
    node: 'bill/inquire',
    group: 'money',
    icon: AuditOutlined,
    title: { en: 'Bills', sw: 'Miamala' },
    component: 'coming',
  },
  {
    path: '/reconciliation',
    node: 'reconciliation/inquire',
    group: 'money',
    icon: DiffOutlined,
    title: { en: 'Reconciliation', sw: 'Ulinganishaji' },
    component: ReconciliationScreen,
  },
] as const satisfies readonly Screen[];
