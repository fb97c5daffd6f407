import type { CallContent } from '@kipute/contract/registry';
import { deskTexts } from '../../i18n/texts/desk.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Country = CallContent<'atlassian/get_location'>[number];

const flag = { en: 'Other flag', sw: 'Bendera nyingine' };

const changeForm = defineForm({
  call: 'atlassian/update_location_sequence',
  fields: [
    { kind: 'number', name: 'sequence', title: deskTexts.sequence, hint: deskTexts.sequenceHint },
    {
      kind: 'text',
      name: 'flag',
      title: flag,
      hint: {
        en: 'Letters such as TZ or GB-ENG. Empty: its own.',
        sw: 'Herufi kama TZ au GB-ENG. Tupu: yake mwenyewe.',
      },
    },
    { kind: 'reason', name: 'reason', title: deskTexts.why },
  ],
  from: (country: Country) => country,
  send: (values, { subject: { id, revision } }) => ({ ...values, id, revision }),
  errors: { 'sequence-out-of-range': 'sequence' },
});

export const countriesList = defineList({
  call: 'atlassian/get_location',
  rowKey: 'id',
  rowName: (row) => row.name,
  pageSize: 20,
  intro: {
    en: 'The order of countries beside the board: Tanzania, then the highest sequence, then by name.',
    sw: 'Mpangilio wa nchi pembeni ya ubao: Tanzania, kisha namba kubwa zaidi, kisha kwa jina.',
  },
  columns: [
    { kind: 'text', field: 'name', title: deskTexts.name, width: 220, filter: 'text' },
    { kind: 'text', field: 'alpha2', title: { en: 'Flag', sw: 'Bendera' } },
    { kind: 'text', field: 'flag', title: flag },
    { kind: 'count', field: 'matches', title: deskTexts.matches },
    { kind: 'count', field: 'sequence', title: deskTexts.sequence },
  ],
  actions: [
    {
      key: 'change',
      on: 'row',
      node: 'atlassian/update_location_sequence',
      title: { en: 'Change', sw: 'Badilisha' },
      form: changeForm,
    },
  ],
});
