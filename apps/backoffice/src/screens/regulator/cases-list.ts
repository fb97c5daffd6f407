import {
  caseStates,
  paymentDirections,
  suspicions,
} from '@kipute/contract/constants/operations/regulator';
import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';
import { regulatorTexts } from '../../i18n/texts/regulator.ts';
import type { ListAction, Tone } from '../_list-kit/definition/list.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Case = CallContent<'suspicious/update'>;

const tones: Readonly<Record<Case['state'], Tone>> = {
  open: 'bad',
  'looked-into': 'waiting',
  cleared: 'quiet',
  reported: 'good',
};

const noteField = { name: 'note', kind: 'long-text', title: regulatorTexts.note } as const;

type MoveTo = Pick<ListAction<Case>, 'key' | 'title'> & {
  readonly to: Case['state'] | 'same';
  readonly from: readonly Case['state'][];
};

/** Nobody moves a case without writing why. */
const moveTo = ({ key, title, to, from }: MoveTo): ListAction<Case> => ({
  ...{ key, title, on: 'row', node: 'suspicious/update', fields: [noteField] },
  offeredFor: ({ state }) => from.includes(state),
  perform: async ({ rows: [row], answers }) =>
    row &&
    (await api.suspicious.update({
      ...{ id: row.id, seen: row.state, note: answers.text('note') },
      state: to === 'same' ? row.state : to,
    })),
});

export const casesList = defineList({
  call: 'suspicious/inquire',
  rowKey: 'id',
  rowName: ({ id, name }) => `${id} ${name}`,
  pageSize: 20,
  printable: true,
  refreshSeconds: 30,
  intro: {
    en: 'Payments that the law wants looked at. Whoever reports has 24 hours; the player is not told.',
    sw: 'Miamala ambayo sheria inataka iangaliwe. Anayeripoti ana saa 24; mchezaji haambiwi.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Zote' }, filter: {} },
    { key: 'open', title: caseStates.open, filter: { state: 'open' } },
    { key: 'looked-into', title: caseStates['looked-into'], filter: { state: 'looked-into' } },
  ],
  columns: [
    { kind: 'id', field: 'id', title: { en: 'Case', sw: 'Kesi' }, width: 80 },
    {
      kind: 'word',
      field: 'state',
      title: { en: 'State', sw: 'Hali' },
      width: 190,
      words: caseStates,
      tones,
      filter: 'state',
    },
    {
      kind: 'word',
      field: 'kind',
      title: { en: 'Suspicion', sw: 'Shaka' },
      width: 210,
      words: suspicions,
      filter: 'kind',
    },
    {
      kind: 'text',
      field: 'name',
      title: { en: 'Player', sw: 'Mchezaji' },
      link: ({ user_id }) => `/users/${user_id}`,
    },
    { kind: 'id', field: 'user_id', title: { en: 'User id', sw: 'Namba' }, filter: 'user_id' },
    { kind: 'phone', field: 'phone', title: { en: 'Phone', sw: 'Simu' }, shown: 'on-demand' },
    {
      kind: 'word',
      field: 'direction',
      title: { en: 'What', sw: 'Nini' },
      words: paymentDirections,
    },
    { kind: 'money', field: 'amount', title: { en: 'Amount', sw: 'Kiasi' } },
    { kind: 'count', field: 'payments', title: { en: 'Payments', sw: 'Malipo' }, width: 100 },
    {
      kind: 'computed',
      field: 'days',
      title: { en: 'Days', sw: 'Siku' },
      width: 190,
      value: ({ first_day, last_day }) =>
        first_day === last_day ? first_day : `${first_day} – ${last_day}`,
    },
    { kind: 'instant', field: 'due_at', title: { en: 'Report by', sw: 'Ripoti kabla ya' } },
    { kind: 'person', field: 'moved_by', title: { en: 'Last by', sw: 'Wa mwisho' } },
    {
      kind: 'long-text',
      field: 'serial_numbers',
      title: { en: 'Serial numbers', sw: 'Namba za malipo' },
      shown: 'details',
    },
  ],
  actions: [
    moveTo({
      ...{ key: 'look', to: 'looked-into', from: ['open', 'cleared'] },
      title: { en: 'Look into it', sw: 'Chunguza' },
    }),
    moveTo({
      ...{ key: 'clear', to: 'cleared', from: ['open', 'looked-into'] },
      title: { en: 'Nothing to report', sw: 'Hakuna la kuripoti' },
    }),
    moveTo({
      ...{ key: 'report', to: 'reported', from: ['open', 'looked-into'] },
      title: { en: 'Reported to the authority', sw: 'Imeripotiwa kwa mamlaka' },
    }),
    moveTo({
      ...{ key: 'note', to: 'same', from: ['open', 'looked-into', 'cleared', 'reported'] },
      title: { en: 'Write a note', sw: 'Andika maelezo' },
    }),
  ],
});
