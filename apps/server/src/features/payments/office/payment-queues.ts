import type { Queue } from '../../approvals/index.ts';
import { countOpenAlerts } from '../payment-alerts.ts';
import { countReviewing } from '../withdrawals/withdrawal-store.ts';

/** Players were told "usually within minutes": a held withdrawal is looked at in a quarter hour. */
export const WITHDRAWAL_GOAL_MINUTES = 15;
/** Money that came in and is in nobody's purse; whoever paid it waits for the balance. */
const DEPOSIT_GOAL_MINUTES = 30;

/** What of players' payments waits for somebody at the office. */
export const paymentQueues: readonly Queue[] = [
  { node: 'withdraw/inquire_queue', goalMinutes: WITHDRAWAL_GOAL_MINUTES, count: countReviewing },
  {
    node: 'withdraw/inquire',
    goalMinutes: WITHDRAWAL_GOAL_MINUTES,
    count: (reader) => countOpenAlerts(reader, 'withdrawal'),
  },
  {
    node: 'recharge/inquire',
    goalMinutes: DEPOSIT_GOAL_MINUTES,
    count: (reader) => countOpenAlerts(reader, 'deposit'),
  },
];
