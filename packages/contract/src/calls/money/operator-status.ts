import { z } from 'zod';
import { administrator, defineCall, nothing, officeWork } from '../../call.ts';
import { amount, flag, instant, signedAmount } from '../../fields.ts';
import { operatorId } from './payment-fields.ts';

const count = z.number().int().min(0);

/** What was asked for in an hour and is decided; what is still open counts as neither. */
const hour = z.object({ begins_at: instant, asked: count, succeeded: count, failed: count });

const way = z.object({
  /** The last twenty-four, oldest first. */
  hours: z.array(hour),
  open: count,
  /** The half of those that ended fast; null when none ended in the last hour. */
  median_seconds: z.number().nullable(),
  switched_on: flag,
});

export const operatorStatusCalls = {
  'operator_status/inquire': defineCall({
    summary: 'By operator: what succeeds by the hour, what is held there, and when it runs dry',
    caller: administrator('operator_status/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      rows: z.array(
        z.object({
          pay_type: operatorId,
          deposits: way,
          withdrawals: way,
          /** By our books. */
          held: signedAmount,
          /** As the operator's gateway told last; null where it tells none. */
          told: amount.nullable(),
          told_at: instant.nullable(),
          /** Asked for and not paid out yet. */
          waiting: amount,
          /** What usually leaves in each of the next twenty-four hours, by the last two weeks. */
          expected: z.array(z.object({ begins_at: instant, amount })),
          /** Null: not within twenty-four hours. */
          dry_at: instant.nullable(),
          state: z.enum(['good', 'low', 'dry-soon']),
        }),
      ),
      warning: amount,
      alarm_hours: count,
    }),
  }),
};
