import { articleTypes, helpTopics, richTextTypes } from '@kipute/contract/constants/content/texts';
import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { playerTextTexts } from '../../i18n/texts/player-texts.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { paragraphsOf } from './paragraphs.ts';

export type TextRow = CallContent<'graphic_text/inquire'>[number];

export const textKinds = {
  rich: { en: 'Text of the house', sw: 'Maandishi ya Kipute' },
  help: { en: 'Help', sw: 'Msaada' },
  article: { en: 'Article', sw: 'Makala' },
} as const;

const languageStates = {
  both: { en: 'Swahili and English', sw: 'Kiswahili na Kiingereza' },
  swahili: { en: 'Swahili only', sw: 'Kiswahili pekee' },
} as const;

/** Topics and types are few and their wire form is a word or a number. */
export const topicWords = helpTopics satisfies Readonly<Record<string, Localised>>;

const addPage = defineForm({
  call: 'graphic_text/add',
  fields: [
    {
      kind: 'choice',
      name: 'kind',
      title: playerTextTexts.kind,
      words: { help: textKinds.help, article: textKinds.article },
    },
    {
      kind: 'choice',
      name: 'topic',
      title: playerTextTexts.topic,
      words: topicWords,
      need: 'optional',
      hint: textKinds.help,
    },
    {
      kind: 'choice',
      name: 'type',
      title: playerTextTexts.type,
      choices: articleTypes,
      need: 'optional',
      hint: textKinds.article,
    },
    { kind: 'text', name: 'slug', title: playerTextTexts.slug, hint: playerTextTexts.slugHint },
    { kind: 'text', name: 'title_sw', title: playerTextTexts.titleSw, fact: 'sw.title' },
    {
      kind: 'long-text',
      name: 'body_sw',
      title: playerTextTexts.bodySw,
      fact: 'sw.body',
      hint: playerTextTexts.plainHint,
    },
    {
      kind: 'text',
      name: 'title_en',
      title: playerTextTexts.titleEn,
      fact: 'en.title',
      need: 'optional',
    },
    {
      kind: 'long-text',
      name: 'body_en',
      title: playerTextTexts.bodyEn,
      fact: 'en.body',
      need: 'optional',
    },
    { kind: 'reason', name: 'note', title: playerTextTexts.note },
  ],
  from: () => ({ kind: 'help' }) as const,
  send: ({ kind, topic, type, slug, note, title_sw, title_en, body_sw, body_en }) => ({
    ...{ kind, slug, note, sort: 0 },
    ...(kind === 'help' && topic && { topic }),
    ...(kind === 'article' && type && { type }),
    sw: { title: title_sw, body: paragraphsOf(body_sw) },
    en: { title: title_en ?? '', body: paragraphsOf(body_en ?? '') },
  }),
  errors: {
    'slug-taken': 'slug',
    'text-empty': 'title_sw',
    'text-half-translated': 'title_en',
    'text-figure-unknown': 'body_sw',
  },
});

export const textsList = defineList({
  call: 'graphic_text/inquire',
  rowKey: 'id',
  rowName: (row) => row.title,
  rowPage: (row) => `/texts/${row.id}`,
  pageSize: 20,
  intro: playerTextTexts.intro,
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Yote' }, filter: {} },
    { key: 'rich', title: textKinds.rich, filter: { kind: 'rich' } },
    { key: 'help', title: textKinds.help, filter: { kind: 'help' } },
    { key: 'article', title: textKinds.article, filter: { kind: 'article' } },
    { key: 'hidden', title: playerTextTexts.hidden, filter: { hidden: 1 } },
  ],
  filters: [
    { kind: 'text', field: 'key_word', title: { en: 'Title or address', sw: 'Kichwa au anwani' } },
  ],
  columns: [
    {
      kind: 'text',
      field: 'title',
      title: playerTextTexts.heading,
      width: 280,
      link: (row) => `/texts/${row.id}`,
    },
    { kind: 'word', field: 'kind', title: playerTextTexts.kind, words: textKinds },
    {
      kind: 'status',
      field: 'type',
      title: playerTextTexts.type,
      choices: { ...articleTypes, ...richTextTypes },
    },
    {
      kind: 'word',
      field: 'topic',
      title: playerTextTexts.topic,
      words: topicWords,
      filter: 'topic',
    },
    {
      kind: 'word',
      field: 'languages',
      title: playerTextTexts.languages,
      words: languageStates,
      tones: { swahili: 'waiting' },
    },
    { kind: 'count', field: 'version', title: playerTextTexts.version },
    { kind: 'instant', field: 'release_time', title: playerTextTexts.release },
    {
      kind: 'instant',
      field: 'next_release_time',
      title: { en: 'Next release', sw: 'Toleo lijalo' },
    },
    { kind: 'person', field: 'changed_by', title: { en: 'Written by', sw: 'Aliyeandika' } },
    { kind: 'instant', field: 'changed_at', title: { en: 'Written', sw: 'Liliandikwa' } },
    { kind: 'flag', field: 'hidden', title: playerTextTexts.hidden },
    { kind: 'count', field: 'sort', title: playerTextTexts.sort, shown: 'on-demand' },
    { kind: 'text', field: 'slug', title: playerTextTexts.slug, shown: 'on-demand' },
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' }, shown: 'on-demand' },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      node: 'graphic_text/add',
      title: playerTextTexts.add,
      form: addPage,
    },
  ],
});
