import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Canned = CallContent<'chat_canned/inquire'>[number];

const titles = {
  shortcut: { en: 'Shortcut', sw: 'Njia ya mkato' },
  bodySw: { en: 'In Swahili', sw: 'Kwa Kiswahili' },
  bodyEn: { en: 'In English', sw: 'Kwa Kiingereza' },
} as const;

const fields = [
  {
    kind: 'text',
    name: 'shortcut',
    title: titles.shortcut,
    hint: {
      en: 'What is typed behind the slash: small letters, digits and dashes',
      sw: 'Kinachoandikwa baada ya mkwaju: herufi ndogo, tarakimu na deshi',
    },
  },
  { kind: 'long-text', name: 'body_sw', title: titles.bodySw },
  { kind: 'long-text', name: 'body_en', title: titles.bodyEn },
] as const;

export const addCannedAnswer = defineForm({
  call: 'chat_canned/add',
  fields,
  send: (values) => values,
  errors: { 'canned-shortcut-taken': 'shortcut' },
});

export const changeCannedAnswer = defineForm({
  call: 'chat_canned/update',
  fields,
  from: ({ shortcut, body_sw, body_en }: Canned) => ({ shortcut, body_sw, body_en }),
  send: (values, { subject }: { subject: Canned; requestKey: string }) => ({
    id: subject.id,
    ...values,
  }),
  errors: { 'canned-shortcut-taken': 'shortcut' },
});

export const cannedAnswersList = defineList({
  call: 'chat_canned/inquire',
  rowKey: 'id',
  rowName: (row) => `/${row.shortcut}`,
  pageSize: 20,
  intro: {
    en: 'A clerk types a slash and the shortcut; the words come in the language of the player.',
    sw: 'Karani huandika mkwaju na njia ya mkato; maneno huja kwa lugha ya mchezaji.',
  },
  columns: [
    {
      kind: 'text',
      field: 'shortcut',
      title: titles.shortcut,
      width: 140,
      sortable: true,
      filter: 'shortcut',
    },
    { kind: 'long-text', field: 'body_sw', title: titles.bodySw, width: 380, filter: 'body_sw' },
    { kind: 'long-text', field: 'body_en', title: titles.bodyEn, width: 380, filter: 'body_en' },
    { kind: 'person', field: 'changed_by', title: { en: 'Changed by', sw: 'Aliyebadilisha' } },
    { kind: 'instant', field: 'changed_at', title: { en: 'Changed', sw: 'Ilibadilishwa' } },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      node: 'chat_canned/add',
      title: { en: 'Add an answer', sw: 'Ongeza jibu' },
      form: addCannedAnswer,
    },
    {
      key: 'change',
      on: 'row',
      node: 'chat_canned/update',
      title: { en: 'Change', sw: 'Badilisha' },
      form: changeCannedAnswer,
    },
    {
      key: 'remove',
      on: 'row',
      node: 'chat_canned/remove',
      title: { en: 'Remove', sw: 'Futa' },
      question: {
        en: 'Remove this answer? What was sent with it stays as it was.',
        sw: 'Ulifute jibu hili? Yaliyotumwa nalo yanabaki kama yalivyo.',
      },
      perform: ({ rows: [row] }) => api.chat_canned.remove({ id: (row as Canned).id }),
    },
  ],
});
