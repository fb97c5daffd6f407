import { bannerTypes, jumpTypes } from '@kipute/contract/constants/content/banners';
import { api } from '../../features/wire/api.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import {
  addForm,
  changeForm,
  cloths,
  languages,
  type ManagedBanner,
  titles,
} from './banner-form.ts';

const states = {
  shown: { en: 'Shown', sw: 'Linaonyeshwa' },
  waiting: { en: 'Waits for its time', sw: 'Linasubiri muda wake' },
  over: { en: 'Over', sw: 'Limeisha' },
} as const;

export const bannersList = defineList({
  call: 'banner/manage',
  rowKey: 'id',
  rowName: (row) => row.title,
  pageSize: 20,
  intro: {
    en: 'What stands at each place of the player site. A change shows within ten seconds; open a row to see it as players do.',
    sw: 'Kinachoonyeshwa kila mahali kwenye tovuti ya wachezaji. Badiliko huonekana ndani ya sekunde kumi; fungua mstari kuliona kama wachezaji.',
  },
  columns: [
    {
      kind: 'status',
      field: 'type',
      title: titles.type,
      choices: bannerTypes,
      filter: 'type',
      width: 200,
    },
    {
      kind: 'word',
      field: 'language',
      title: titles.language,
      words: languages,
      filter: 'language',
    },
    { kind: 'text', field: 'title', title: titles.title, width: 180 },
    { kind: 'text', field: 'represent', title: titles.represent, width: 160 },
    {
      kind: 'word',
      field: 'state',
      title: { en: 'State', sw: 'Hali' },
      words: states,
      tones: { shown: 'good', waiting: 'waiting', over: 'quiet' },
      filter: 'state',
    },
    { kind: 'count', field: 'sorting', title: titles.sorting },
    { kind: 'instant', field: 'shown_from', title: titles.from },
    { kind: 'instant', field: 'shown_until', title: titles.until },
    { kind: 'count', field: 'clicks_today', title: { en: 'Clicks today', sw: 'Mibofyo leo' } },
    { kind: 'count', field: 'clicks_number', title: { en: 'Clicks', sw: 'Mibofyo' } },
    { kind: 'text', field: 'note', title: titles.note, shown: 'details' },
    { kind: 'word', field: 'format', title: titles.cloth, words: cloths, shown: 'details' },
    {
      kind: 'status',
      field: 'jump_type',
      title: titles.jumpType,
      choices: jumpTypes,
      shown: 'details',
    },
    { kind: 'text', field: 'jump', title: titles.jump, shown: 'on-demand' },
    { kind: 'long-text', field: 'description', title: titles.description, shown: 'on-demand' },
    { kind: 'person', field: 'changed_by', title: { en: 'Changed by', sw: 'Aliyebadilisha' } },
    { kind: 'instant', field: 'changed_at', title: { en: 'Changed', sw: 'Lilibadilishwa' } },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      node: 'banner/add',
      title: { en: 'Add a banner', sw: 'Ongeza bango' },
      form: addForm,
    },
    {
      key: 'change',
      on: 'row',
      node: 'banner/update',
      title: { en: 'Change', sw: 'Badilisha' },
      form: changeForm,
    },
    {
      key: 'remove',
      on: 'row',
      node: 'banner/remove',
      title: { en: 'Remove', sw: 'Ondoa' },
      question: {
        en: 'Take this banner away for good? Its clicks stay counted.',
        sw: 'Uondoe bango hili kabisa? Mibofyo yake itabaki imehesabiwa.',
      },
      perform: ({ rows: [row] }) => api.banner.remove({ id: (row as ManagedBanner).id }),
    },
  ],
});
