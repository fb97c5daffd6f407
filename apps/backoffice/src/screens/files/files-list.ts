import { fileUseKinds } from '@kipute/contract/constants/content/files';
import type { StoredFile } from '../../features/uploads/upload-file.ts';
import { api } from '../../features/wire/api.ts';
import { filesTexts } from '../../i18n/texts/files.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

const titles = {
  name: { en: 'Name', sw: 'Jina' },
  path: filesTexts.address,
  size: { en: 'Size', sw: 'Ukubwa' },
  uses: { en: 'Shown in', sw: 'Inaonyeshwa' },
  by: { en: 'Uploaded by', sw: 'Aliyepakia' },
  at: { en: 'Uploaded', sw: 'Ilipakiwa' },
} as const;

const rename = defineForm({
  call: 'file/update',
  fields: [{ kind: 'text', name: 'name', title: titles.name }],
  from: ({ name }: StoredFile) => ({ name }),
  send: ({ name }, { subject }) => ({ path: subject.path, name }),
});

const actions = [
  {
    key: 'rename',
    on: 'row',
    node: 'file/update',
    title: { en: 'Rename', sw: 'Badilisha jina' },
    form: rename,
  },
  {
    key: 'remove',
    on: 'row',
    node: 'file/remove',
    title: { en: 'Remove', sw: 'Ondoa' },
    question: {
      en: 'Take this file off the list? What is shown somewhere cannot be removed.',
      sw: 'Uondoe faili hili kwenye orodha? Kinachoonyeshwa mahali hakiondolewi.',
    },
    offeredFor: ({ uses }: StoredFile) => uses.length === 0,
    perform: ({ rows: [row] }: { readonly rows: readonly StoredFile[] }) =>
      api.file.remove({ path: row?.path ?? '' }),
  },
] as const;

const KILOBYTE = 1_024;

export const sizeOf = ({ width, height, bytes }: StoredFile): string => {
  const kilobytes = `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
  return width === null ? kilobytes : `${width} × ${height} · ${kilobytes}`;
};

/** The kinds in English, because a list has no language of its own; titles are a clerk's. */
export const placesOf = ({ uses }: StoredFile): string =>
  uses.map(({ kind, title }) => `${fileUseKinds[kind].en}: ${title}`).join(', ');

const columns = [
  { kind: 'text', field: 'name', title: titles.name, width: 240, filter: 'name' },
  { kind: 'computed', field: 'size', title: titles.size, value: sizeOf },
  { kind: 'computed', field: 'places', title: titles.uses, value: placesOf, width: 240 },
  { kind: 'person', field: 'added_by', title: titles.by },
  { kind: 'instant', field: 'added_at', title: titles.at },
  { kind: 'text', field: 'path', title: titles.path, width: 320 },
] as const;

export const imagesList = defineList({
  call: 'file/inquire_images',
  rowKey: 'path',
  rowName: (row) => row.name,
  pageSize: 20,
  intro: filesTexts.imagesIntro,
  columns,
  actions,
});

export const documentsList = defineList({
  call: 'file/inquire_documents',
  rowKey: 'path',
  rowName: (row) => row.name,
  pageSize: 20,
  intro: filesTexts.documentsIntro,
  columns,
  actions,
});
