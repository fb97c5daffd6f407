import { userStatuses } from '@kipute/contract/constants/operations/administration';
import type { List } from '../_list-kit/definition/list.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { appointAction } from './agent-forms.ts';

export const agentsList = defineList({
  call: 'subscriber/inquire_agent',
  rowKey: 'id',
  rowName: ({ id }) => id,
  rowPage: ({ id }) => `/agents/${id}`,
  pageSize: 20,
  intro: {
    en: 'Players who bring players, with what their whole trees brought in the period.',
    sw: 'Wachezaji wanaoleta wachezaji, na kile ambacho miti yao yote imeleta katika kipindi.',
  },
  columns: [
    {
      kind: 'id',
      field: 'id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
    },
    { kind: 'text', field: 'name', title: { en: 'Name', sw: 'Jina' }, filter: 'name' },
    { kind: 'text', field: 'account', title: { en: 'Phone', sw: 'Simu' }, filter: 'phone' },
    {
      kind: 'count',
      field: 'invitees',
      title: { en: 'Invited', sw: 'Walioalikwa' },
      sortable: true,
    },
    {
      kind: 'money',
      field: 'net_result',
      title: { en: 'House result', sw: 'Faida ya nyumba' },
      sortable: true,
    },
    { kind: 'money', field: 'loss', title: { en: 'Players lost', sw: 'Wachezaji wamepoteza' } },
    { kind: 'money', field: 'profit', title: { en: 'Players won', sw: 'Wachezaji wameshinda' } },
    {
      kind: 'money',
      field: 'recharge_total',
      title: { en: 'Recharged', sw: 'Waliweka' },
      sortable: true,
    },
    { kind: 'money', field: 'withdraw_total', title: { en: 'Withdrew', sw: 'Walitoa' } },
    { kind: 'money', field: 'rewards', title: { en: 'Rewards', sw: 'Zawadi' } },
    { kind: 'percent', field: 'return_scale', title: { en: 'Return', sw: 'Rejesho' } },
    {
      kind: 'status',
      field: 'disabled_status',
      title: { en: 'Status', sw: 'Hali' },
      choices: userStatuses,
      tones: { normal: 'good', disabled: 'bad' },
    },
    {
      kind: 'instant',
      field: 'agent_since',
      title: { en: 'Agent since', sw: 'Wakala tangu' },
      sortable: true,
    },
    {
      kind: 'text',
      field: 'invitation_code',
      title: { en: 'Invitation code', sw: 'Msimbo wa mwaliko' },
      shown: 'on-demand',
    },
    {
      kind: 'money',
      field: 'credit_money',
      title: { en: 'Own bonus money', sw: 'Bonasi yake' },
      shown: 'on-demand',
    },
    {
      kind: 'person',
      field: 'superior',
      title: { en: 'Superior', sw: 'Mkuu' },
      shown: 'on-demand',
    },
  ],
  filters: [
    {
      kind: 'day-range',
      from: 'start_day',
      to: 'end_day',
      title: { en: 'Period', sw: 'Kipindi' },
    },
    {
      kind: 'choice',
      field: 'disabled_status',
      title: { en: 'Status', sw: 'Hali' },
      choices: userStatuses,
    },
    {
      kind: 'text',
      field: 'invitation_code',
      title: { en: 'Invitation code', sw: 'Msimbo wa mwaliko' },
    },
  ],
  actions: [appointAction],
});

/** Those below one agent; nobody is appointed from there. */
export const subAgentsList: List = { ...agentsList, actions: [] };

export const membersList = defineList({
  call: 'subscriber/get_proxy_user',
  rowKey: 'id',
  rowName: ({ id }) => id,
  rowPage: ({ id }) => `/users/${id}`,
  pageSize: 20,
  columns: [
    { kind: 'id', field: 'id', title: { en: 'User id', sw: 'Namba ya mtumiaji' } },
    { kind: 'text', field: 'name', title: { en: 'Name', sw: 'Jina' } },
    { kind: 'text', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    { kind: 'count', field: 'depth', title: { en: 'Depth', sw: 'Ngazi' } },
    { kind: 'person', field: 'superior', title: { en: 'Superior', sw: 'Mkuu' } },
    {
      kind: 'instant',
      field: 'register_time',
      title: { en: 'Registered', sw: 'Alijisajili' },
    },
    {
      kind: 'money',
      field: 'net_result',
      title: { en: 'House result', sw: 'Faida ya nyumba' },
    },
  ],
});
