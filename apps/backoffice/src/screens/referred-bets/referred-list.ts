import { referredBetStates, riskGroups } from '@kipute/contract/constants/betting/risk';
import { defineList } from '../_list-kit/definition/list-definition.ts';

/** What became of large bets. */
export const referredList = defineList({
  call: 'referred_bet/inquire',
  rowKey: 'id',
  rowName: (row) => row.id,
  pageSize: 20,
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Yote' }, filter: {} },
    { key: 'ended', title: { en: 'Ended', sw: 'Iliyokwisha' }, filter: { open: 0 } },
  ],
  columns: [
    { kind: 'instant', field: 'referred_at', title: { en: 'Came', sw: 'Ulikuja' } },
    {
      kind: 'person',
      field: 'user',
      title: { en: 'Player', sw: 'Mchezaji' },
      filter: 'user_id',
      link: ({ user }) => `/users/${user.id}`,
    },
    {
      kind: 'status',
      field: 'risk_group',
      title: { en: 'Risk group', sw: 'Kundi la hatari' },
      width: 130,
      choices: riskGroups,
      tones: { watched: 'waiting', sharp: 'bad', arbitrage: 'bad', valued: 'good' },
    },
    {
      kind: 'status',
      field: 'state',
      title: { en: 'What became of it', sw: 'Ilivyokwisha' },
      width: 200,
      choices: referredBetStates,
      tones: {
        waiting: 'waiting',
        cut: 'waiting',
        accepted: 'moving',
        placed: 'good',
        'not-placed': 'bad',
        refused: 'bad',
      },
      filter: 'state',
    },
    { kind: 'money', field: 'stake', title: { en: 'Stake asked', sw: 'Dau lililoombwa' } },
    { kind: 'money', field: 'offered_amount', title: { en: 'Cut to', sw: 'Lilipunguzwa hadi' } },
    { kind: 'money', field: 'payout', title: { en: 'May have paid', sw: 'Ingelipa' } },
    { kind: 'text', field: 'total_price', title: { en: 'Total odds', sw: 'Jumla ya odds' } },
    { kind: 'count', field: 'leg_count', title: { en: 'Legs', sw: 'Mechi' } },
    { kind: 'count', field: 'age_seconds', title: { en: 'Seconds', sw: 'Sekunde' }, width: 100 },
    { kind: 'person', field: 'decided_by', title: { en: 'Trader', sw: 'Mtaalamu' } },
    {
      kind: 'text',
      field: 'serial_number',
      title: { en: 'Order', sw: 'Mkeka' },
      width: 190,
      link: ({ serial_number: serial }) => (serial ? `/orders?serial_number=${serial}` : undefined),
    },
    { kind: 'long-text', field: 'why', title: { en: 'Why not', sw: 'Kwa nini' }, width: 220 },
    {
      kind: 'phone',
      field: 'phone',
      title: { en: 'Phone', sw: 'Simu' },
      owner: ({ user }) => user.id,
      shown: 'details',
    },
  ],
  actions: [],
});
