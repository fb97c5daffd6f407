import {
  paymentParties,
  reconciliationStates,
  statementSources,
} from '@kipute/contract/constants/money/reconciliation';
import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { composeText } from '../../i18n/text.ts';
import { reconciliationTexts } from '../../i18n/texts/reconciliation.ts';
import { useAppearance } from '../../look/appearance-store.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export const reconciliationList = defineList({
  call: 'reconciliation/inquire',
  rowKey: 'key',
  rowName: (row) => row.key,
  pageSize: 20,
  intro: {
    en: 'Every day against the operator’s own list. Who has no list of their own is compared by the statement you upload.',
    sw: 'Kila siku hulinganishwa na orodha ya mtandao. Mtandao usio na orodha hulinganishwa kwa taarifa unayopakia.',
  },
  filters: [
    {
      kind: 'flag',
      field: 'open',
      title: { en: 'Open or not compared', sw: 'Kuna tofauti au haijalinganishwa' },
    },
    {
      kind: 'day-range',
      from: 'from_day',
      to: 'to_day',
      title: { en: 'Days', sw: 'Siku' },
    },
  ],
  columns: [
    { kind: 'text', field: 'day', title: { en: 'Day', sw: 'Siku' }, width: 120 },
    {
      kind: 'status',
      field: 'party',
      title: { en: 'Operator', sw: 'Mtandao' },
      choices: paymentParties,
      filter: 'party',
    },
    {
      kind: 'status',
      field: 'state',
      title: { en: 'State', sw: 'Hali' },
      choices: reconciliationStates,
      tones: { compared: 'good', differences: 'bad', missing: 'waiting', closed: 'quiet' },
    },
    { kind: 'count', field: 'difference_count', title: { en: 'Differences', sw: 'Tofauti' } },
    { kind: 'count', field: 'open_count', title: { en: 'Still open', sw: 'Hazijafungwa' } },
    { kind: 'count', field: 'lines', title: { en: 'Payments listed', sw: 'Malipo kwenye orodha' } },
    {
      kind: 'status',
      field: 'source',
      title: { en: 'List from', sw: 'Chanzo' },
      choices: statementSources,
    },
    { kind: 'instant', field: 'compared_at', title: { en: 'Compared', sw: 'Ililinganishwa' } },
  ],
  actions: [
    {
      key: 'upload',
      title: { en: 'Upload statement', sw: 'Pakia taarifa' },
      node: 'reconciliation/update',
      on: 'row',
      fields: [
        {
          kind: 'text-file',
          name: 'statement',
          title: { en: 'CSV file', sw: 'Faili la CSV' },
          hint: {
            en: 'First line: direction,receipt,reference,amount. Direction is in or out, amounts are whole shillings.',
            sw: 'Mstari wa kwanza: direction,receipt,reference,amount. Direction ni in au out, kiasi ni shilingi kamili.',
          },
        },
      ],
      perform: async ({ rows: [row], answers }) => {
        if (!row) return;
        const { party, day } = row;
        const statement = answers.text('statement');
        const { taken, faults } = await api.reconciliation.update({ party, day, statement });
        if (taken === 0) sayWhatIsWrong(faults);
      },
    },
  ],
});

type Faults = CallContent<'reconciliation/update'>['faults'];

const FAULTS_SAID_MAX = 5;

/** Throws, so that the dialog stays open for another file. */
function sayWhatIsWrong(faults: Faults): never {
  const { language } = useAppearance.getState();
  const said = faults
    .slice(0, FAULTS_SAID_MAX)
    .map((fault) => composeText(language, reconciliationTexts.refusedLine, fault));
  const message = composeText(language, reconciliationTexts.refusedLines, {
    faults: said.join('; '),
  });
  showToast({ tone: 'error', message });
  throw new Error('the statement was not taken');
}
