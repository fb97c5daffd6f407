import { referralObstacles, referralStates } from '@kipute/contract/constants/growth/referrals';
import type { CallContent } from '@kipute/contract/registry';
import { defineForm, type Form } from '../_form-kit/definition/form.ts';
import type { ListAction } from '../_list-kit/definition/list.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export type Referral = CallContent<'referral_record/inquire'>[number];

const titles = {
  friend: { en: 'Friend', sw: 'Rafiki' },
  inviter: { en: 'Inviter', sw: 'Aliyealika' },
  state: { en: 'State', sw: 'Hali' },
  obstacle: { en: 'Blocked by', sw: 'Kinachozuia' },
  note: { en: 'Why', sw: 'Sababu' },
} as const;

const decideForm = (decision: 'allowed' | 'refused'): Form<Referral> =>
  defineForm({
    call: 'referral_record/decide',
    fields: [{ kind: 'reason', name: 'note', title: titles.note }],
    send: ({ note }, { subject }: { readonly subject: Referral; readonly requestKey: string }) => ({
      ...{ id: subject.id, decision, note },
    }),
  });

const isOpen = ({ state }: Referral): boolean => state === 'counting' || state === 'held';

const decisions: readonly ListAction<Referral>[] = [
  {
    key: 'allow',
    title: { en: 'Allow', sw: 'Ruhusu' },
    node: 'referral_record/decide',
    on: 'row',
    question: {
      en: 'These are two persons. The reward is paid once the stake is there.',
      sw: 'Hawa ni watu wawili. Zawadi italipwa dau likifikiwa.',
    },
    offeredFor: (row) => isOpen(row) && row.decision !== 'allowed',
    form: decideForm('allowed'),
  },
  {
    key: 'refuse',
    title: { en: 'Refuse', sw: 'Kataa' },
    node: 'referral_record/decide',
    on: 'row',
    tone: 'danger',
    question: {
      en: 'No reward is ever paid for this friend.',
      sw: 'Hakuna zawadi itakayolipwa kwa rafiki huyu.',
    },
    offeredFor: isOpen,
    form: decideForm('refused'),
  },
];

const { none: _, ...obstacles } = referralObstacles;

export const referralsList = defineList({
  call: 'referral_record/inquire',
  rowKey: 'id',
  rowName: ({ id }) => id,
  pageSize: 20,
  intro: {
    en: 'Who invited whom, how far the friend has come, and what the inviter got. Two who look like one person wait for you.',
    sw: 'Nani alimwalika nani, rafiki amefika wapi, na aliyealika alipata nini. Wawili wanaoonekana kuwa mtu mmoja wanakusubiri.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Wote' }, filter: {} },
    {
      key: 'linked',
      title: { en: 'May be one person', sw: 'Huenda ni mtu mmoja' },
      filter: { state: 'held', obstacle: 'linked' },
    },
    { key: 'held', title: { en: 'Held', sw: 'Wanaosubiri' }, filter: { state: 'held' } },
    { key: 'paid', title: { en: 'Paid', sw: 'Zimelipwa' }, filter: { state: 'paid' } },
  ],
  columns: [
    {
      kind: 'id',
      field: 'id',
      title: { en: 'Friend’s number', sw: 'Namba ya rafiki' },
      filter: 'friend_id',
      link: ({ id }) => `/users/${id}`,
    },
    { kind: 'person', field: 'friend', title: titles.friend },
    {
      kind: 'person',
      field: 'inviter',
      title: titles.inviter,
      link: ({ inviter }) => `/users/${inviter.id}`,
    },
    {
      kind: 'computed',
      field: 'inviter_phone',
      title: { en: 'Inviter’s phone', sw: 'Simu ya aliyealika' },
      value: ({ inviter }) => inviter.phone,
    },
    { kind: 'instant', field: 'date', title: { en: 'Invited', sw: 'Alialikwa' } },
    {
      kind: 'money',
      field: 'total_stake',
      title: { en: 'Settled stakes', sw: 'Madau yaliyokwisha' },
    },
    {
      kind: 'word',
      field: 'state',
      title: titles.state,
      words: referralStates,
      tones: { counting: 'moving', held: 'waiting', paid: 'good', refused: 'bad', lapsed: 'quiet' },
      filter: 'state',
    },
    { kind: 'word', field: 'obstacle', title: titles.obstacle, words: referralObstacles },
    { kind: 'money', field: 'reward', title: { en: 'Reward', sw: 'Zawadi' } },
    { kind: 'instant', field: 'paid_at', title: { en: 'Paid', sw: 'Ililipwa' } },
    {
      kind: 'person',
      field: 'decided_by',
      title: { en: 'Decided by', sw: 'Aliyeamua' },
      shown: 'on-demand',
    },
    {
      kind: 'long-text',
      field: 'decision_note',
      title: titles.note,
      shown: 'on-demand',
    },
  ],
  filters: [
    { kind: 'word', field: 'obstacle', title: titles.obstacle, words: obstacles },
    {
      kind: 'id',
      field: 'inviter_id',
      title: { en: 'Inviter’s number', sw: 'Namba ya aliyealika' },
    },
  ],
  actions: decisions,
});
