import type { CallContent } from '@kipute/contract/registry';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type AreaCode = CallContent<'area_code/inquire'>[number];

const titles = {
  name: { en: 'Name', sw: 'Jina' },
  nameSw: { en: 'Name in Swahili', sw: 'Jina kwa Kiswahili' },
  nameEn: { en: 'Name in English', sw: 'Jina kwa Kiingereza' },
  show: { en: 'May register', sw: 'Inaweza kujisajili' },
  sort: { en: 'Place', sw: 'Nafasi' },
} as const;

const changeAreaCode = defineForm({
  call: 'area_code/update',
  fields: [
    { kind: 'text', name: 'name_sw', title: titles.nameSw },
    { kind: 'text', name: 'name_en', title: titles.nameEn },
    {
      kind: 'flag',
      name: 'show',
      title: titles.show,
      hint: {
        en: 'Mobile money pays out to Tanzanian numbers only.',
        sw: 'Pesa za simu hulipwa kwa namba za Tanzania pekee.',
      },
    },
    { kind: 'number', name: 'sort', title: titles.sort },
  ],
  from: ({ name_sw, name_en, show, sort }: AreaCode) => ({ name_sw, name_en, show, sort }),
  send: (values, { subject }: { subject: AreaCode; requestKey: string }) => ({
    area_code: subject.area_code,
    ...values,
  }),
  errors: { 'last-area-code': 'show' },
});

export const areaCodesList = defineList({
  call: 'area_code/inquire',
  rowKey: 'area_code',
  rowName: (row) => `+${row.area_code}`,
  pageSize: 20,
  intro: {
    en: 'Numbers of the shown countries may register; the player’s pages offer them in this order.',
    sw: 'Namba za nchi zinazoonyeshwa zinaweza kujisajili; kurasa za mchezaji huzionyesha kwa mpangilio huu.',
  },
  columns: [
    {
      kind: 'computed',
      field: 'code',
      title: { en: 'Area code', sw: 'Msimbo' },
      value: (row) => `+${row.area_code}`,
    },
    { kind: 'text', field: 'country', title: { en: 'Country', sw: 'Nchi' }, width: 110 },
    { kind: 'text', field: 'name_sw', title: titles.nameSw, width: 260 },
    { kind: 'text', field: 'name_en', title: titles.nameEn, width: 220 },
    { kind: 'flag', field: 'show', title: titles.show, filter: 'show' },
    { kind: 'count', field: 'sort', title: titles.sort, sortable: true },
  ],
  actions: [
    {
      key: 'change',
      on: 'row',
      node: 'area_code/update',
      title: { en: 'Change', sw: 'Badilisha' },
      form: changeAreaCode,
    },
  ],
});
