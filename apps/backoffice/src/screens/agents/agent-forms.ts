import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';
import { defineForm, optionsFrom } from '../_form-kit/definition/form.ts';
import type { ListAction } from '../_list-kit/definition/list.ts';

export type Agent = CallContent<'subscriber/detailed_agent'>;

const returnScale = {
  kind: 'number',
  name: 'return_scale',
  title: { en: 'Return scale', sw: 'Kiwango cha rejesho' },
  hint: {
    en: 'Percent of what invited friends lose, given as bonus',
    sw: 'Asilimia ya wanachopoteza aliowaalika, hutolewa kama bonasi',
  },
  unit: { en: '%', sw: '%' },
} as const;

const reason = { kind: 'reason', name: 'reason', title: { en: 'Reason', sw: 'Sababu' } } as const;

const players = optionsFrom('subscriber/inquire', {
  search: 'phone',
  input: { kind: 'player' },
  value: ({ id }) => id,
  name: ({ id, name, phone }) => `${name} · ${phone} · ${id}`,
});

/** Found by phone, or named by the number that stands on the user's page. */
const appointForm = defineForm({
  call: 'subscriber/add_agent',
  fields: [
    {
      kind: 'picker',
      name: 'player',
      title: { en: 'Player, by phone', sw: 'Mchezaji, kwa simu' },
      hint: { en: 'Whole, or the last digits', sw: 'Nzima, au tarakimu za mwisho' },
      source: players,
      fact: 'user_id',
      need: 'optional',
    },
    {
      kind: 'text',
      name: 'user_id',
      title: { en: 'Or user id', sw: 'Au namba ya mtumiaji' },
      need: 'optional',
    },
    { ...returnScale, need: 'optional' },
    reason,
  ],
  send: ({ player, user_id, return_scale, reason: why }) => ({
    user_id: String(player || user_id),
    ...(typeof return_scale === 'number' && { return_scale }),
    reason: why,
  }),
  errors: { 'player-unknown': 'user_id', 'agent-already': 'player' },
});

const scaleForm = defineForm({
  call: 'subscriber/update_agent',
  fields: [returnScale, reason],
  from: ({ return_scale }: Agent) => ({ return_scale }),
  send: ({ return_scale, reason: why }, { subject }) => ({
    ...{ user_id: subject.id, return_scale, agent: 1 as const, reason: why },
  }),
});

export const appointAction = {
  key: 'add',
  title: { en: 'Add agent', sw: 'Ongeza wakala' },
  node: 'subscriber/add_agent',
  on: 'list',
  form: appointForm,
} as const satisfies ListAction<Agent>;

export const agentActions: readonly (ListAction<Agent> & { readonly on: 'row' })[] = [
  {
    key: 'scale',
    title: { en: 'Change return scale', sw: 'Badilisha kiwango' },
    node: 'subscriber/update_agent',
    on: 'row',
    form: scaleForm,
  },
  {
    key: 'end',
    title: { en: 'End agent role', sw: 'Ondoa uwakala' },
    node: 'subscriber/update_agent',
    on: 'row',
    tone: 'danger',
    question: {
      en: 'The agent leaves the office at once. The player, the invited and the money stay.',
      sw: 'Wakala atatolewa kwenye usimamizi mara moja. Mchezaji, aliowaalika na pesa vinabaki.',
    },
    perform: async ({ rows: [row], note }) =>
      row &&
      api.subscriber.update_agent({
        ...{ user_id: row.id, return_scale: row.return_scale, agent: 0, reason: note },
      }),
  },
];
