import { userStatuses } from '@kipute/contract/constants/operations/administration';
import type { CallContent } from '@kipute/contract/registry';
import { useAppearance } from '../../look/appearance-store.ts';
import { defineForm, optionsFrom } from '../_form-kit/definition/form.ts';
import type { ListAction } from '../_list-kit/definition/list.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Manager = CallContent<'manager/inquire'>[number];

const reason = {
  kind: 'reason',
  name: 'reason',
  title: { en: 'Why', sw: 'Sababu' },
} as const;

const roles = optionsFrom('role/inquire', {
  value: (row) => row.id,
  name: (row) => (useAppearance.getState().language === 'sw' ? row.name_sw : row.name_en),
});

const role = {
  kind: 'choice',
  name: 'role_id',
  title: { en: 'Role', sw: 'Wadhifa' },
  source: roles,
} as const;

const name = { kind: 'text', name: 'name', title: { en: 'Name', sw: 'Jina' } } as const;

/** The page that shows a link knows the address of the office; the server is not asked for it. */
const wholeLink = (link: string): string => new URL(link, window.location.origin).href;

const addForm = defineForm({
  call: 'manager/add',
  fields: [
    {
      kind: 'text',
      name: 'account',
      title: { en: 'Account', sw: 'Akaunti' },
      hint: {
        en: 'What they sign in with: small letters, digits, dots',
        sw: 'Ya kuingilia: herufi ndogo, tarakimu, nukta',
      },
    },
    name,
    {
      kind: 'text',
      name: 'phone',
      title: { en: 'Phone', sw: 'Simu' },
      hint: { en: '255 and nine digits', sw: '255 na tarakimu tisa' },
    },
    role,
    reason,
  ],
  send: ({ role_id, ...values }) => ({ ...values, role_id: String(role_id) }),
  errors: { 'account-taken': 'account', 'role-unknown': 'role_id', 'rights-beyond-own': 'role_id' },
  answer: ({ invitation }) =>
    invitation
      ? {
          text: {
            en: 'Hand over this link; it works once and for a day',
            sw: 'Mpe kiungo hiki; kinafanya kazi mara moja, kwa siku moja',
          },
          secret: wholeLink(invitation.link),
        }
      : undefined,
});

const changeForm = defineForm({
  call: 'manager/update',
  fields: [
    name,
    {
      kind: 'text',
      name: 'phone',
      title: { en: 'Another phone', sw: 'Simu nyingine' },
      need: 'optional',
      hint: {
        en: 'Empty: the phone on record stays',
        sw: 'Ikiwa tupu, namba iliyopo inabaki',
      },
    },
    role,
    reason,
  ],
  from: (manager: Manager) => ({ name: manager.name, role_id: manager.role_id }),
  send: ({ role_id, ...values }, { subject }) => ({
    ...values,
    id: subject.id,
    role_id: String(role_id),
  }),
  errors: { 'role-unknown': 'role_id', 'rights-beyond-own': 'role_id' },
});

const disableForm = (disabled_status: 0 | 1) =>
  defineForm({
    call: 'manager/disable',
    fields: [reason],
    send: ({ reason: why }, { subject }: { subject: Manager; requestKey: string }) => ({
      ...{ id: subject.id, disabled_status, reason: why },
    }),
  });

const resetForm = defineForm({
  call: 'manager/reset',
  fields: [reason],
  send: ({ reason: why }, { subject }: { subject: Manager; requestKey: string }) => ({
    ...{ id: subject.id, reason: why },
  }),
  answer: ({ link }) => ({
    text: {
      en: 'Hand over this link; it works once and for a day',
      sw: 'Mpe kiungo hiki; kinafanya kazi mara moja, kwa siku moja',
    },
    secret: wholeLink(link),
  }),
});

const unbindForm = defineForm({
  call: 'subscriber/unpinless_google_binding',
  fields: [reason],
  send: ({ reason: why }, { subject }: { subject: Manager; requestKey: string }) => ({
    ...{ id: subject.id, reason: why },
  }),
});

/** What is done about one of them, in the list and on their page. */
export const managerActions: readonly (ListAction<Manager> & { readonly on: 'row' })[] = [
  {
    key: 'change',
    on: 'row',
    node: 'manager/update',
    title: { en: 'Change', sw: 'Badilisha' },
    form: changeForm,
  },
  {
    key: 'reset',
    on: 'row',
    node: 'manager/reset',
    title: { en: 'New link', sw: 'Kiungo kipya' },
    question: {
      en: 'The password and every session end now. Who holds the link sets the next password.',
      sw: 'Nenosiri na vipindi vyote vinaisha sasa. Mwenye kiungo ndiye ataweka nenosiri jipya.',
    },
    form: resetForm,
  },
  {
    key: 'unbind',
    on: 'row',
    node: 'subscriber/unpinless_google_binding',
    title: { en: 'Unbind authenticator', sw: 'Tenganisha uthibitisho' },
    question: {
      en: 'Their sessions end, and the password alone lets them in until they bind again.',
      sw: 'Vipindi vyake vinaisha, na ataingia kwa nenosiri tu hadi aunganishe tena.',
    },
    offeredFor: (row) => row.google_binding === 1,
    form: unbindForm,
  },
  {
    key: 'disable',
    on: 'row',
    node: 'manager/disable',
    title: { en: 'Disable', sw: 'Funga' },
    offeredFor: (row) => row.disabled_status === 0,
    form: disableForm(1),
  },
  {
    key: 'enable',
    on: 'row',
    node: 'manager/disable',
    title: { en: 'Enable', sw: 'Fungua' },
    offeredFor: (row) => row.disabled_status === 1,
    form: disableForm(0),
  },
];

export const managersList = defineList({
  call: 'manager/inquire',
  rowKey: 'id',
  rowName: (row) => row.account,
  rowPage: ({ id }) => `/managers/${id}`,
  pageSize: 20,
  intro: {
    en: 'Who works in the office. Nobody is removed: who leaves is disabled.',
    sw: 'Wanaofanya kazi ofisini. Hakuna anayefutwa: anayeondoka anafungwa.',
  },
  filters: [
    {
      kind: 'picker',
      field: 'role_id',
      title: { en: 'Role', sw: 'Wadhifa' },
      node: 'role/inquire',
      source: roles,
    },
  ],
  columns: [
    {
      kind: 'text',
      field: 'account',
      title: { en: 'Account', sw: 'Akaunti' },
      filter: 'account',
    },
    { kind: 'text', field: 'name', title: { en: 'Name', sw: 'Jina' } },
    { kind: 'text', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    {
      kind: 'text',
      field: 'role',
      title: { en: 'Role', sw: 'Wadhifa' },
      link: ({ role_id }) => `/roles/${role_id}`,
    },
    {
      kind: 'status',
      field: 'disabled_status',
      title: { en: 'Status', sw: 'Hali' },
      choices: userStatuses,
      tones: { normal: 'good', disabled: 'bad' },
      filter: 'disabled_status',
    },
    {
      kind: 'flag',
      field: 'google_binding',
      title: { en: 'Authenticator', sw: 'Uthibitisho' },
      filter: 'google_binding',
    },
    { kind: 'count', field: 'sessions', title: { en: 'Sessions', sw: 'Vipindi' } },
    { kind: 'flag', field: 'invited', title: { en: 'Link waiting', sw: 'Kiungo kinasubiri' } },
    { kind: 'instant', field: 'seen_time', title: { en: 'Last seen', sw: 'Alionekana' } },
    {
      kind: 'instant',
      field: 'login_time',
      title: { en: 'Last sign-in', sw: 'Aliingia mwisho' },
      shown: 'on-demand',
    },
    {
      kind: 'instant',
      field: 'create_time',
      title: { en: 'Added', sw: 'Aliongezwa' },
      shown: 'on-demand',
    },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      node: 'manager/add',
      title: { en: 'Add manager', sw: 'Ongeza msimamizi' },
      form: addForm,
    },
    ...managerActions,
  ],
});
