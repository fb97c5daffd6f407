import { exclusionLengths } from '@kipute/contract/constants/operations/regulator';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export const exclusionsList = defineList({
  call: 'regulator/exclusions',
  rowKey: 'id',
  rowName: ({ name }) => name,
  pageSize: 20,
  printable: true,
  intro: {
    en: 'Who stays away from play by their own word. Nobody shortens it, and nobody is written to with offers.',
    sw: 'Waliojizuia kucheza kwa hiari yao. Hakuna anayeweza kufupisha muda huo, wala hawatumiwi ofa.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Wote' }, filter: {} },
    { key: 'now', title: { en: 'In force', sw: 'Wanaojizuia sasa' }, filter: { in_force: 1 } },
    { key: 'over', title: { en: 'Over', sw: 'Walioisha muda' }, filter: { in_force: 0 } },
  ],
  columns: [
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'Player', sw: 'Mchezaji' },
      filter: 'user_id',
      link: ({ user_id }) => `/users/${user_id}`,
    },
    { kind: 'text', field: 'name', title: { en: 'Name', sw: 'Jina' } },
    { kind: 'phone', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    {
      kind: 'word',
      field: 'length',
      title: { en: 'For how long', sw: 'Kwa muda gani' },
      width: 200,
      words: exclusionLengths,
      filter: 'length',
    },
    { kind: 'instant', field: 'asked_at', title: { en: 'Asked for', sw: 'Aliomba' } },
    { kind: 'instant', field: 'ends_at', title: { en: 'Until', sw: 'Hadi' } },
    { kind: 'flag', field: 'in_force', title: { en: 'In force', sw: 'Inaendelea' } },
  ],
});
