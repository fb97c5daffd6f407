import { api } from '../../features/wire/api.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export const deletionRequestsList = defineList({
  call: 'personal_data/requests',
  rowKey: 'user_id',
  rowName: (row) => row.user_id,
  pageSize: 20,
  intro: {
    en: 'Players who want to be forgotten. Money records, consents and own limits stay.',
    sw: 'Wachezaji wanaotaka kufutwa. Kumbukumbu za pesa, ridhaa na vikomo vyao hubaki.',
  },
  filters: [
    { kind: 'flag', field: 'waiting', title: { en: 'Still waits', sw: 'Bado linasubiri' } },
  ],
  columns: [
    { kind: 'instant', field: 'asked_at', title: { en: 'Asked', sw: 'Liliombwa' } },
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
    },
    { kind: 'phone', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    { kind: 'instant', field: 'carried_out_at', title: { en: 'Carried out', sw: 'Limetekelezwa' } },
    {
      kind: 'long-text',
      field: 'obstacle',
      title: { en: 'Blocked by', sw: 'Kinachozuia' },
    },
    {
      kind: 'long-text',
      field: 'clerk_note',
      title: { en: 'Staff note', sw: 'Maelezo ya karani' },
    },
  ],
  actions: [
    {
      key: 'carry-out',
      title: { en: 'Delete the data', sw: 'Futa taarifa' },
      node: 'personal_data/carry_out',
      on: 'row',
      tone: 'danger',
      question: {
        en: 'Profile, devices, choices and messages are removed, the account is closed for good.',
        sw: 'Wasifu, vifaa, chaguo na ujumbe vitaondolewa, na akaunti itafungwa kabisa.',
      },
      offeredFor: ({ carried_out_at, obstacle }) => carried_out_at === null && obstacle === '',
      perform: ({ rows, note }) =>
        Promise.all(rows.map(({ user_id }) => api.personal_data.carry_out({ user_id, note }))),
    },
  ],
});
