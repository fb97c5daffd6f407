import { payStatuses } from '@kipute/contract/constants/money/payments';
import type { Localised } from '@kipute/contract/locale';
import type { NodePath } from '@kipute/contract/permission-nodes';
import { listTexts } from '../../i18n/texts/list.ts';
import type { ListAction } from '../_list-kit/definition/list.ts';

/** What both lists of payments say and do about a payment that a person must look at. */
export const attentionFilter = {
  kind: 'flag',
  field: 'attention',
  title: { en: 'Needs review', sw: 'Inahitaji kuangaliwa' },
} as const;

type DoubtfulRow = {
  readonly serial_number: string;
  readonly pay_status: number;
  readonly attention: 0 | 1;
  readonly attention_up_to: string | null;
};

type LookedAt = {
  readonly serial_number: string;
  readonly up_to: string;
  readonly note: string;
};

/** `up_to` says what the clerk was shown: what came later stays marked. */
export function lookAction(
  node: NodePath,
  markLooked: (looked: LookedAt) => Promise<unknown>,
): ListAction<DoubtfulRow> {
  return {
    key: 'looked',
    title: { en: 'Mark as reviewed', sw: 'Weka alama: imeangaliwa' },
    node,
    on: 'row',
    question: {
      en: 'No money moves. Your note and your name stay in the log.',
      sw: 'Hakuna pesa inayohama. Maelezo na jina lako vitabaki kwenye kumbukumbu.',
    },
    fields: [{ kind: 'long-text', name: 'note', title: listTexts.note }],
    offeredFor: ({ attention }) => attention === 1,
    perform: ({ rows, answers }) =>
      Promise.all(rows.map((row) => markLooked(lookedAt(row, answers.text('note'))))),
  };
}

const lookedAt = (row: DoubtfulRow, note: string): LookedAt => ({
  serial_number: row.serial_number,
  up_to: row.attention_up_to ?? '0',
  note,
});

type Settled = LookedAt & {
  readonly outcome: 'paid' | 'refused';
  readonly receipt_number?: string;
};

type Settling = {
  readonly node: NodePath;
  readonly settle: (settled: Settled) => Promise<unknown>;
  /** What becomes of the money. */
  readonly paid: Localised;
  readonly refused: Localised;
};

/** Only what is open and doubtful: whatever else is open, the operator is still asked about. */
const isLeftOpen = ({ attention, pay_status }: DoubtfulRow): boolean =>
  attention === 1 && pay_status === payStatuses.processing.id;

export function settleActions(settling: Settling): readonly ListAction<DoubtfulRow>[] {
  const { node, settle } = settling;
  return [
    {
      key: 'settle-paid',
      title: { en: 'Statement shows paid', sw: 'Taarifa inasema imelipwa' },
      node,
      on: 'row',
      question: settling.paid,
      fields: [
        {
          kind: 'text',
          name: 'receipt',
          title: { en: 'Receipt number', sw: 'Namba ya risiti' },
        },
        { kind: 'long-text', name: 'note', title: listTexts.note },
      ],
      offeredFor: isLeftOpen,
      perform: ({ rows, answers }) =>
        Promise.all(
          rows.map((row) =>
            settle({
              ...lookedAt(row, answers.text('note')),
              outcome: 'paid',
              receipt_number: answers.text('receipt'),
            }),
          ),
        ),
    },
    {
      key: 'settle-refused',
      title: { en: 'Not in the statement', sw: 'Haipo kwenye taarifa' },
      node,
      on: 'row',
      tone: 'danger',
      question: settling.refused,
      offeredFor: isLeftOpen,
      perform: ({ rows, note }) =>
        Promise.all(rows.map((row) => settle({ ...lookedAt(row, note), outcome: 'refused' }))),
    },
  ];
}
