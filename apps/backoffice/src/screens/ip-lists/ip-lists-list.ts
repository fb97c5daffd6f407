import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Rule = CallContent<'ip_blacklist/inquire'>[number];

const lists = {
  block: { en: 'Blocked', sw: 'Imezuiwa' },
  allow: { en: 'Allowed alone', sw: 'Inaruhusiwa peke yake' },
} as const;

const reaches = {
  players: { en: 'Players', sw: 'Wachezaji' },
  office: { en: 'Office', sw: 'Ofisi' },
  both: { en: 'Both', sw: 'Zote mbili' },
} as const;

const titles = {
  network: { en: 'Address or network', sw: 'Anwani au mtandao' },
  list: { en: 'List', sw: 'Orodha' },
  reach: { en: 'Speaks of', sw: 'Inahusu' },
  note: { en: 'Why', sw: 'Sababu' },
  until: { en: 'Until', sw: 'Hadi' },
} as const;

const addRule = defineForm({
  call: 'ip_blacklist/add',
  fields: [
    {
      kind: 'text',
      name: 'network',
      title: titles.network,
      hint: {
        en: '41.59.3.7, 41.59.3.0/24 or 2001:db8::/32',
        sw: '41.59.3.7, 41.59.3.0/24 au 2001:db8::/32',
      },
    },
    {
      kind: 'choice',
      name: 'list',
      title: titles.list,
      words: lists,
      hint: {
        en: 'Once one network is allowed, the office opens to no other.',
        sw: 'Mtandao mmoja ukiruhusiwa, ofisi haitafunguka kutoka mwingine.',
      },
    },
    { kind: 'choice', name: 'reach', title: titles.reach, words: reaches },
    {
      kind: 'date',
      name: 'until',
      title: titles.until,
      need: 'optional',
      hint: { en: 'Empty: until somebody removes it.', sw: 'Tupu: hadi mtu aiondoe.' },
    },
    { kind: 'long-text', name: 'note', title: titles.note },
  ],
  from: () => ({ list: 'block', reach: 'both' }) as const,
  send: ({ network, list, reach, until, note }) => ({
    network,
    list,
    reach,
    note,
    until: until === '' ? null : until,
  }),
  errors: {
    'network-invalid': 'network',
    'network-too-wide': 'network',
    'address-rule-exists': 'network',
    'own-address-shut-out': 'network',
    'allow-for-office-only': 'reach',
    'end-in-the-past': 'until',
  },
});

export const ipListsList = defineList({
  call: 'ip_blacklist/inquire',
  rowKey: 'id',
  rowName: (row) => row.network,
  pageSize: 20,
  intro: {
    en: 'A rule is in force everywhere within a second. Nobody can shut themselves out; whoever holds the server’s console opens the office again with npm run open-office.',
    sw: 'Kanuni inaanza kazi kila mahali ndani ya sekunde moja. Hakuna anayeweza kujifungia nje; mwenye koni ya seva hufungua ofisi tena kwa npm run open-office.',
  },
  columns: [
    { kind: 'text', field: 'network', title: titles.network, width: 220, filter: 'network' },
    {
      kind: 'word',
      field: 'list',
      title: titles.list,
      words: lists,
      tones: { block: 'bad', allow: 'good' },
      filter: 'list',
    },
    { kind: 'word', field: 'reach', title: titles.reach, words: reaches, filter: 'reach' },
    { kind: 'long-text', field: 'note', title: titles.note, width: 280 },
    { kind: 'person', field: 'made_by', title: { en: 'Made by', sw: 'Aliyeweka' } },
    { kind: 'instant', field: 'made_at', title: { en: 'Made', sw: 'Iliwekwa' } },
    { kind: 'instant', field: 'until', title: titles.until },
    { kind: 'id', field: 'id', title: { en: 'Rule', sw: 'Kanuni' }, shown: 'on-demand' },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      node: 'ip_blacklist/add',
      title: { en: 'Add a rule', sw: 'Weka kanuni' },
      form: addRule,
    },
    {
      key: 'remove',
      on: 'row',
      node: 'ip_blacklist/remove',
      title: { en: 'Remove', sw: 'Ondoa' },
      question: {
        en: 'Remove this rule? It ends everywhere within a second.',
        sw: 'Uondoe kanuni hii? Itaisha kila mahali ndani ya sekunde moja.',
      },
      perform: ({ rows: [row] }) => api.ip_blacklist.remove({ id: (row as Rule).id }),
    },
  ],
});
