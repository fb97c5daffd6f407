import {
  AuditOutlined,
  BankOutlined,
  CreditCardOutlined,
  DiffOutlined,
  RollbackOutlined,
} from '@ant-design/icons';
import { lazy } from 'react';
import type { Screen } from './screen.ts';

const RechargesScreen = lazy(() =>
  import('../recharges/RechargesScreen.tsx').then((module) => ({
    default: module.RechargesScreen,
  })),
);

const DeclinedPaymentsScreen = lazy(() =>
  import('../declined-payments/DeclinedPaymentsScreen.tsx').then((module) => ({
    default: module.DeclinedPaymentsScreen,
  })),
);

const WithdrawalsScreen = lazy(() =>
  import('../withdrawals/WithdrawalsScreen.tsx').then((module) => ({
    default: module.WithdrawalsScreen,
  })),
);

const ReconciliationScreen = lazy(() =>
  import('../reconciliation/ReconciliationScreen.tsx').then((module) => ({
    default: module.ReconciliationScreen,
  })),
);

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
