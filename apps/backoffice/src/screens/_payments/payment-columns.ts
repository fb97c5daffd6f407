import { payStatuses } from '@kipute/contract/constants/money/payments';

/** Columns that both lists of payments have. */
export const playerColumn = {
  kind: 'id',
  field: 'user_id',
  title: { en: 'User id', sw: 'Namba ya mtumiaji' },
  filter: 'user_id',
} as const;

export const payStatusColumn = {
  kind: 'status',
  field: 'pay_status',
  title: { en: 'Status', sw: 'Hali' },
  choices: payStatuses,
  tones: { processing: 'waiting', paid: 'good', void: 'quiet' },
  filter: 'pay_status',
} as const;
