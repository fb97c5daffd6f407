import { operators } from '@kipute/contract/constants/money/operators';
import { payStatuses } from '@kipute/contract/constants/money/payments';

/** How far a payment is; deposits and withdrawals share some of the words. */
export const stageWords = {
  asking: { en: 'about to be asked', sw: 'inaandaliwa' },
  prompted: { en: 'on the phone', sw: 'ipo kwenye simu' },
  reviewing: { en: 'waits for a clerk', sw: 'inasubiri karani' },
  sending: { en: 'being sent', sw: 'inatumwa' },
  unknown: { en: 'no clear answer', sw: 'hakuna jibu la wazi' },
  paid: { en: 'paid', sw: 'imelipwa' },
  returned: { en: 'given back', sw: 'imerudishwa' },
  cancelled: { en: 'cancelled', sw: 'imeghairiwa' },
  'timed-out': { en: 'left unanswered', sw: 'haikujibiwa' },
  refused: { en: 'refused', sw: 'imekataliwa' },
} as const;

/** Columns that both lists of payments have; a list may add how it finds and shows one. */
export const paymentColumns = {
  serialNumber: {
    kind: 'text',
    field: 'serial_number',
    title: { en: 'Serial number', sw: 'Namba' },
  },
  player: {
    kind: 'id',
    field: 'user_id',
    title: { en: 'User id', sw: 'Namba ya mtumiaji' },
    filter: 'user_id',
  },
  phone: {
    kind: 'phone',
    field: 'phone',
    title: { en: 'Phone', sw: 'Simu' },
  },
  operator: {
    kind: 'status',
    field: 'pay_type',
    title: { en: 'Operator', sw: 'Mtandao' },
    choices: operators,
  },
  requested: {
    kind: 'instant',
    field: 'create_time',
    title: { en: 'Requested', sw: 'Iliombwa' },
    filter: { from: 'start_time', to: 'end_time' },
  },
  payStatus: {
    kind: 'status',
    field: 'pay_status',
    title: { en: 'Status', sw: 'Hali' },
    choices: payStatuses,
    tones: { processing: 'waiting', paid: 'good', void: 'quiet' },
    filter: 'pay_status',
  },
  stage: {
    kind: 'word',
    field: 'stage',
    title: { en: 'Stage', sw: 'Hatua' },
    words: stageWords,
  },
  attention: {
    kind: 'long-text',
    field: 'attention_why',
    title: { en: 'Needs a look because', sw: 'Iangaliwe kwa sababu' },
  },
  clerkNote: {
    kind: 'long-text',
    field: 'clerk_note',
    title: { en: 'Staff note', sw: 'Maelezo ya karani' },
    shown: 'on-demand',
  },
  note: {
    kind: 'long-text',
    field: 'note',
    title: { en: 'Note', sw: 'Maelezo' },
    shown: 'details',
  },
} as const;

/** Only what was paid is money that moved; what waits or was refused is not added to it. */
export const paidSums = {
  title: { en: 'Paid on this page', sw: 'Zilizolipwa ukurasa huu' },
  counts: ({ pay_status }: { readonly pay_status: number }) => pay_status === payStatuses.paid.id,
};
