import { defineList } from '../_list-kit/definition/list-definition.ts';

export const refusedResultsList = defineList({
  call: 'order_list/refused_results',
  rowKey: 'id',
  rowName: (row) => `#${row.id}`,
  pageSize: 20,
  intro: {
    en: 'Results that cannot be right, and feed messages that were repeated, late or unknown. They pay nobody.',
    sw: 'Matokeo yasiyowezekana, na habari zilizorudiwa, zilizochelewa au zisizojulikana zinahusu nini. Hakuna anayelipwa kwa hizo.',
  },
  columns: [
    { kind: 'instant', field: 'last_heard_at', title: { en: 'Last heard', sw: 'Mara ya mwisho' } },
    {
      kind: 'id',
      field: 'match_id',
      title: { en: 'Match id', sw: 'Namba ya mechi' },
      filter: 'match_id',
    },
    { kind: 'text', field: 'about', title: { en: 'What', sw: 'Nini' }, width: 180 },
    { kind: 'long-text', field: 'why', title: { en: 'Refused because', sw: 'Sababu' }, width: 340 },
    { kind: 'count', field: 'times', title: { en: 'Times', sw: 'Mara' } },
    {
      kind: 'instant',
      field: 'first_heard_at',
      title: { en: 'First heard', sw: 'Mara ya kwanza' },
    },
    {
      kind: 'text',
      field: 'subject_id',
      title: { en: 'Provider’s number', sw: 'Namba ya mtoa odds' },
      shown: 'on-demand',
    },
    {
      kind: 'long-text',
      field: 'words',
      title: { en: 'As it was told', sw: 'Kama ilivyosemwa' },
      shown: 'details',
    },
  ],
});
