import type { CallContent } from '@kipute/contract/registry';
import { deskTexts } from '../../i18n/texts/desk.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Bookmaker = CallContent<'bookmaker/inquire'>[number];

const changeForm = defineForm({
  call: 'bookmaker/update_sequence',
  fields: [
    { kind: 'number', name: 'sequence', title: deskTexts.sequence, hint: deskTexts.sequenceHint },
    { kind: 'reason', name: 'reason', title: deskTexts.why },
  ],
  from: (bookmaker: Bookmaker) => bookmaker,
  send: (values, { subject: { bookmaker_id, revision } }) => ({
    ...{ ...values, bookmaker_id, revision },
  }),
  errors: { 'sequence-out-of-range': 'sequence' },
});

export const bookmakersList = defineList({
  call: 'bookmaker/inquire',
  rowKey: 'bookmaker_id',
  rowName: (row) => row.name,
  pageSize: 20,
  intro: {
    en: 'Of two offers for the same pick, that of the higher bookmaker is sold. 50 unless said otherwise.',
    sw: 'Kukiwa na odds mbili za chaguo moja, za mtoa odds wa juu ndizo huuzwa. 50 isiposemwa vingine.',
  },
  columns: [
    { kind: 'text', field: 'name', title: deskTexts.name, width: 260, filter: 'text' },
    { kind: 'text', field: 'bookmaker_id', title: deskTexts.number },
    { kind: 'count', field: 'sequence', title: deskTexts.sequence },
  ],
  actions: [
    {
      key: 'change',
      on: 'row',
      node: 'bookmaker/update_sequence',
      title: { en: 'Change', sw: 'Badilisha' },
      form: changeForm,
    },
  ],
});
