import { defineList } from '../_list-kit/definition/list-definition.ts';

export const historyList = defineList({
  call: 'site_config/inquire_history',
  rowKey: 'id',
  rowName: (row) => row.id,
  columns: [
    { kind: 'id', field: 'id', title: { en: 'Revision', sw: 'Toleo' } },
    { kind: 'instant', field: 'changed_at', title: { en: 'Changed', sw: 'Ilibadilishwa' } },
    { kind: 'person', field: 'changed_by', title: { en: 'By', sw: 'Na' } },
    { kind: 'long-text', field: 'note', title: { en: 'Why', sw: 'Sababu' }, width: 260 },
    {
      kind: 'computed',
      field: 'fields',
      title: { en: 'What', sw: 'Nini' },
      value: ({ changed }) => changed.join(', '),
      width: 260,
    },
  ],
});
