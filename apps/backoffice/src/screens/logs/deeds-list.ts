import { logTypes } from '@kipute/contract/constants/operations/logs';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { personLink, personName, subjectLink, subjectName } from './subject-links.ts';

/** The log on a page about one thing, which fixes whose deeds or about whom. */
export const deedsList = defineList({
  call: 'log/inquire',
  rowKey: 'id',
  rowName: (row) => `#${row.id}`,
  columns: [
    { kind: 'instant', field: 'addtime', title: { en: 'Time', sw: 'Muda' } },
    {
      kind: 'status',
      field: 'type',
      title: { en: 'Type', sw: 'Aina' },
      width: 210,
      choices: logTypes,
    },
    {
      kind: 'computed',
      field: 'who',
      title: { en: 'Person', sw: 'Mtu' },
      width: 150,
      value: personName,
      link: personLink,
    },
    {
      kind: 'computed',
      field: 'about',
      title: { en: 'Subject', sw: 'Kinachohusika' },
      width: 150,
      value: subjectName,
      link: subjectLink,
    },
    { kind: 'long-text', field: 'content', title: { en: 'Content', sw: 'Maudhui' }, width: 420 },
  ],
});
