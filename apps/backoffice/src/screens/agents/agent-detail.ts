import { userStatuses } from '@kipute/contract/constants/operations/administration';
import { defineDetail } from '../_detail-kit/detail.ts';
import { AgentPeriod } from './AgentPeriod.tsx';
import { agentActions } from './agent-forms.ts';
import { membersList, subAgentsList } from './agents-list.ts';

/** `/agents/:id`: who it is, what the tree brought, and who is in it. */
export const agentDetail = defineDetail({
  call: 'subscriber/detailed_agent',
  input: (user_id) => ({ user_id }),
  back: '/agents',
  title: ({ name, id }) => name || id,
  flags: [
    {
      key: 'disabled',
      tone: 'bad',
      when: ({ disabled_status }) => disabled_status === 1,
      text: userStatuses.disabled,
    },
  ],
  facts: [
    { kind: 'id', field: 'id', title: { en: 'User id', sw: 'Namba ya mtumiaji' } },
    { kind: 'text', field: 'account', title: { en: 'Phone', sw: 'Simu' } },
    { kind: 'text', field: 'invitation_code', title: { en: 'Code', sw: 'Msimbo' } },
    { kind: 'percent', field: 'return_scale', title: { en: 'Return', sw: 'Rejesho' } },
    { kind: 'person', field: 'superior', title: { en: 'Superior', sw: 'Mkuu' } },
    { kind: 'instant', field: 'agent_since', title: { en: 'Agent since', sw: 'Wakala tangu' } },
    { kind: 'count', field: 'invitees', title: { en: 'Invited', sw: 'Walioalikwa' } },
    { kind: 'money', field: 'credit_money', title: { en: 'Own bonus money', sw: 'Bonasi yake' } },
  ],
  actions: agentActions,
  Middle: AgentPeriod,
  parts: [
    {
      key: 'members',
      title: { en: 'Users of the tree', sw: 'Watumiaji wa mti' },
      count: ({ invitees }) => invitees,
      list: membersList,
      fixed: ({ id }) => ({ agent_id: id }),
    },
    {
      key: 'agents',
      title: { en: 'Agents below', sw: 'Mawakala walio chini' },
      list: subAgentsList,
      fixed: ({ id }) => ({ above_id: id }),
    },
  ],
});
