import { casinoDifferences } from '@kipute/contract/constants/casino/casino';
import type { CallContent } from '@kipute/contract/registry';
import { casinoTexts } from '../../i18n/texts/casino.ts';
import { differenceTones, inAddress } from '../_casino/casino-words.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Difference = CallContent<'casino_difference/inquire'>[number];

export const closeForm = defineForm({
  call: 'casino_difference/close',
  fields: [{ kind: 'reason', name: 'note', title: casinoTexts.note }],
  send: ({ note }, { subject }: { subject: Difference; requestKey: string }) => ({
    ...{ id: subject.id, note },
  }),
});

/** A queue: what is open waits for a person, and stands as a count in the menu (GMO-13). */
export const casinoDifferencesList = defineList({
  call: 'casino_difference/inquire',
  rowKey: 'id',
  rowName: ({ transaction }) => transaction,
  pageSize: 20,
  refreshSeconds: 30,
  intro: {
    en: 'Each day our books are compared with every provider’s report. What does not agree waits here until a person says what became of it.',
    sw: 'Kila siku vitabu vyetu vinalinganishwa na ripoti ya kila mtoa huduma. Kisicholingana kinasubiri hapa hadi mtu aseme kimeishaje.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Zote' }, filter: {} },
    { key: 'open', title: { en: 'Open', sw: 'Zilizo wazi' }, filter: { open: 1 } },
    { key: 'closed', title: { en: 'Closed', sw: 'Zilizofungwa' }, filter: { open: 0 } },
  ],
  columns: [
    { kind: 'text', field: 'day', title: { en: 'Day', sw: 'Siku' }, width: 110 },
    {
      kind: 'status',
      field: 'kind',
      title: { en: 'Difference', sw: 'Tofauti' },
      width: 190,
      choices: casinoDifferences,
      tones: differenceTones,
    },
    { kind: 'text', field: 'provider', title: { en: 'Provider', sw: 'Mtoa huduma' }, width: 110 },
    {
      kind: 'text',
      field: 'transaction',
      title: { en: 'Provider’s number', sw: 'Namba ya mtoa huduma' },
      width: 220,
      link: ({ provider, transaction }) =>
        `/casino-transactions?${inAddress({ provider, transaction })}`,
    },
    {
      kind: 'money',
      field: 'our_amount',
      title: { en: 'Our books', sw: 'Vitabu vyetu' },
      sum: 'never',
    },
    {
      kind: 'money',
      field: 'their_amount',
      title: { en: 'Their report', sw: 'Ripoti yao' },
      sum: 'never',
    },
    { kind: 'instant', field: 'found_at', title: { en: 'Found', sw: 'Ilipatikana' } },
    { kind: 'instant', field: 'closed_at', title: { en: 'Closed', sw: 'Ilifungwa' } },
    { kind: 'person', field: 'closed_by', title: { en: 'Closed by', sw: 'Aliyefunga' } },
    { kind: 'long-text', field: 'note', title: casinoTexts.note, width: 260 },
  ],
  actions: [
    {
      key: 'close',
      title: casinoTexts.close,
      node: 'casino_difference/close',
      on: 'row',
      question: casinoTexts.closeQuestion,
      offeredFor: ({ closed_at }) => closed_at === null,
      form: closeForm,
    },
  ],
});
