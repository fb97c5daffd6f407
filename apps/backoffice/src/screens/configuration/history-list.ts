import type { CallContent } from '@kipute/contract/registry';
import { configurationTexts } from '../../i18n/texts/configuration.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Revision = CallContent<'bet_config/inquire_history'>[number];
type Call = 'bet_config' | 'pay_config' | 'system_config';

const revertForm = (call: Call) =>
  defineForm({
    call: `${call}/revert` as 'bet_config/revert',
    fields: [{ kind: 'reason', name: 'reason', title: configurationTexts.why }],
    send: ({ reason }, { subject }: { subject: Revision; requestKey: string }) => ({
      ...{ section: subject.section, id: subject.id, revision: subject.newest },
      ...{ effective_from: null, reason },
    }),
  });

const historyList = (call: Call) =>
  defineList({
    call: `${call}/inquire_history` as 'bet_config/inquire_history',
    rowKey: 'id',
    rowName: (row) => row.id,
    columns: [
      { kind: 'id', field: 'id', title: { en: 'Revision', sw: 'Toleo' } },
      { kind: 'instant', field: 'changed_at', title: { en: 'Changed', sw: 'Ilibadilishwa' } },
      { kind: 'instant', field: 'effective_from', title: { en: 'In force from', sw: 'Inashika' } },
      { kind: 'person', field: 'changed_by', title: { en: 'By', sw: 'Na' } },
      { kind: 'long-text', field: 'note', title: configurationTexts.why, width: 220 },
      {
        kind: 'computed',
        field: 'what',
        title: { en: 'What', sw: 'Nini' },
        value: ({ changes }, t) =>
          changes.map((change) => t(configurationTexts.fromTo, change)).join('; '),
        width: 420,
      },
    ],
    actions: [
      {
        key: 'revert',
        on: 'row',
        node: `${call}/update`,
        title: { en: 'Bring back', sw: 'Rudisha' },
        question: {
          en: 'The values of this revision become the next one, by the same rules as if typed again.',
          sw: 'Thamani za toleo hili zinakuwa toleo jipya, kwa sheria zile zile kana kwamba zimeandikwa upya.',
        },
        form: revertForm(call),
      },
    ],
  });

export const betHistory = historyList('bet_config');
export const payHistory = historyList('pay_config');
export const systemHistory = historyList('system_config');
