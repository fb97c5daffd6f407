import { bannerTypes, jumpTypes } from '@kipute/contract/constants/content/banners';
import type { CallContent } from '@kipute/contract/registry';
import { defineForm } from '../_form-kit/definition/form.ts';
import type { Draft } from '../_form-kit/definition/form-values.ts';

export type ManagedBanner = CallContent<'banner/manage'>[number];

export const languages = {
  sw: { en: 'Swahili', sw: 'Kiswahili' },
  en: { en: 'English', sw: 'Kiingereza' },
} as const;

export const cloths = {
  green: { en: 'Green', sw: 'Kijani' },
  red: { en: 'Red', sw: 'Nyekundu' },
  blue: { en: 'Blue', sw: 'Bluu' },
} as const;

export const titles = {
  type: { en: 'Place', sw: 'Mahali' },
  language: { en: 'Language', sw: 'Lugha' },
  title: { en: 'Name of the offer', sw: 'Jina la ofa' },
  represent: { en: 'Large words', sw: 'Maneno makubwa' },
  note: { en: 'Line below', sw: 'Mstari wa chini' },
  picture: { en: 'Picture', sw: 'Picha' },
  cloth: { en: 'Cloth', sw: 'Kitambaa' },
  jumpType: { en: 'Leads', sw: 'Inaelekeza' },
  jump: { en: 'Address', sw: 'Anwani' },
  sorting: { en: 'Sorting', sw: 'Mpangilio' },
  from: { en: 'From', sw: 'Kuanzia' },
  until: { en: 'Until', sw: 'Hadi' },
  description: { en: 'Note for the office', sw: 'Maelezo ya ofisi' },
} as const;

/** Logos and phone lines stand among others of their kind, without cloth (BAN-18). */
export const isPlain = (type: number): boolean =>
  type === bannerTypes['pay-phone'].id || type === bannerTypes['customer-service-phone'].id;

const fields = [
  { kind: 'choice', name: 'type', title: titles.type, choices: bannerTypes },
  { kind: 'choice', name: 'language', title: titles.language, words: languages },
  {
    kind: 'text',
    name: 'title',
    title: titles.title,
    hint: {
      en: 'Of a phone line its matter, such as payments: of several lines two are shown by chance',
      sw: 'Ya simu ni jambo lake, mfano malipo: zikiwa nyingi huonyeshwa mbili kwa bahati',
    },
  },
  {
    kind: 'text',
    name: 'represent',
    title: titles.represent,
    hint: {
      en: 'Of a phone line its number, of a logo the business number',
      sw: 'Ya simu ni namba yake, ya nembo ni namba ya biashara',
    },
  },
  { kind: 'text', name: 'note', title: titles.note },
  {
    kind: 'picture',
    name: 'address',
    title: titles.picture,
    drawings: 'offered',
    hint: {
      en: 'Decoration: whoever saves data sees the words alone.',
      sw: 'Ni pambo: anayeokoa data huona maneno tu.',
    },
  },
  {
    kind: 'choice',
    name: 'format',
    title: titles.cloth,
    words: cloths,
    asked: ({ type }: Draft) => !isPlain(Number(type)),
  },
  { kind: 'choice', name: 'jump_type', title: titles.jumpType, choices: jumpTypes },
  {
    kind: 'text',
    name: 'jump',
    title: titles.jump,
    asked: ({ jump_type: jumpType }: Draft) => jumpType !== jumpTypes.nowhere.id,
    hint: {
      en: '/promotion, /rich_text?type=8 … or https of one of our accounts',
      sw: '/promotion, /rich_text?type=8 … au https ya mojawapo ya akaunti zetu',
    },
  },
  {
    kind: 'number',
    name: 'sorting',
    title: titles.sorting,
    hint: { en: 'The highest stands first.', sw: 'Kubwa zaidi husimama mwanzo.' },
  },
  {
    kind: 'date',
    name: 'shown_from',
    title: titles.from,
    need: 'optional',
    hint: { en: 'Empty: at once.', sw: 'Tupu: mara moja.' },
  },
  {
    kind: 'date',
    name: 'shown_until',
    title: titles.until,
    need: 'optional',
    hint: { en: 'Empty: until somebody removes it.', sw: 'Tupu: hadi mtu aliondoe.' },
  },
  { kind: 'long-text', name: 'description', title: titles.description },
] as const;

const errors = {
  'banner-promise-missing': 'represent',
  'banner-phone-invalid': 'represent',
  'banner-page-unknown': 'jump',
  'banner-link-outside': 'jump',
  'banner-ends-first': 'shown_until',
  'file-unknown': 'address',
} as const;

const endOf = (instant: string): string | null => (instant === '' ? null : instant);

export const addForm = defineForm({
  call: 'banner/add',
  fields,
  from: () => ({ type: 15, language: 'sw', format: 'green', jump_type: 1, sorting: 50 }) as const,
  send: ({ shown_from, shown_until, ...values }) => ({
    ...values,
    shown_from: endOf(shown_from),
    shown_until: endOf(shown_until),
  }),
  errors,
});

export const changeForm = defineForm({
  call: 'banner/update',
  fields,
  from: ({ shown_from, shown_until, ...banner }: ManagedBanner) => ({
    ...banner,
    shown_from: shown_from ?? '',
    shown_until: shown_until ?? '',
  }),
  send: ({ shown_from, shown_until, ...values }, { subject: { id, revision } }) => ({
    ...values,
    id,
    revision,
    shown_from: endOf(shown_from),
    shown_until: endOf(shown_until),
  }),
  errors,
});
