import {
  mailingChannels,
  mailingKinds,
  mailingStates,
} from '@kipute/contract/constants/operations/mailings';
import type { CallContent } from '@kipute/contract/registry';
import { mailingTexts } from '../../i18n/texts/mailings.ts';
import type { Tone } from '../_list-kit/definition/list.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export type Mailing = CallContent<'mailing/detailed'>;

export const stateTones: Readonly<Record<Mailing['state'], Tone>> = {
  scheduled: 'waiting',
  writing: 'moving',
  done: 'good',
  stopped: 'quiet',
  outgrown: 'bad',
};

const counted = (count: number): string => count.toLocaleString('en-US');

/** What a clerk calls it: its subject, or the beginning of its SMS. */
export const nameOf = ({ subject_sw, body_sw }: Pick<Mailing, 'subject_sw' | 'body_sw'>): string =>
  subject_sw || body_sw.slice(0, 60);

export const mailingsList = defineList({
  call: 'mailing/inquire',
  rowKey: 'id',
  rowName: nameOf,
  rowPage: ({ id }) => `/mailings/${id}`,
  pageSize: 20,
  intro: mailingTexts.intro,
  refreshSeconds: 10,
  columns: [
    {
      kind: 'computed',
      field: 'name',
      title: { en: 'Message', sw: 'Ujumbe' },
      width: 260,
      value: nameOf,
      link: ({ id }) => `/mailings/${id}`,
    },
    {
      kind: 'word',
      field: 'state',
      title: { en: 'State', sw: 'Hali' },
      width: 150,
      words: mailingStates,
      tones: stateTones,
      filter: 'state',
    },
    {
      kind: 'word',
      field: 'channel',
      title: { en: 'How', sw: 'Njia' },
      width: 150,
      words: mailingChannels,
      filter: 'channel',
    },
    {
      kind: 'word',
      field: 'kind',
      title: { en: 'What it is', sw: 'Aina' },
      width: 140,
      words: mailingKinds,
    },
    {
      kind: 'computed',
      field: 'progress',
      title: { en: 'Written, of those looked at', sw: 'Walioandikiwa, kati ya waliotazamwa' },
      width: 180,
      value: ({ written, looked_at }) => `${counted(written)} / ${counted(looked_at)}`,
    },
    {
      kind: 'count',
      field: 'reached',
      title: { en: 'Read, or sent as SMS', sw: 'Wamesoma, au SMS zimetumwa' },
      width: 150,
    },
    { kind: 'money', field: 'cost', title: { en: 'Cost', sw: 'Gharama' }, width: 120 },
    { kind: 'instant', field: 'send_at', title: { en: 'Leaves at', sw: 'Hutumwa' } },
    { kind: 'person', field: 'made_by', title: { en: 'Made by', sw: 'Ametengeneza' } },
    {
      kind: 'instant',
      field: 'made_at',
      title: { en: 'Made at', sw: 'Ulitengenezwa' },
      shown: 'on-demand',
    },
    {
      kind: 'instant',
      field: 'ended_at',
      title: { en: 'Ended at', sw: 'Ulimalizika' },
      shown: 'on-demand',
    },
    {
      kind: 'long-text',
      field: 'reason',
      title: { en: 'Why', sw: 'Kwa nini' },
      shown: 'on-demand',
    },
  ],
});

/** Who was written to in-site; whoever has read it says so by its time. */
export const recipientsList = defineList({
  call: 'mailing/recipients',
  rowKey: 'id',
  rowName: ({ id }) => id,
  rowPage: ({ id }) => `/users/${id}`,
  pageSize: 20,
  // It is opened while it is still being written, and read from then on.
  refreshSeconds: 5,
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Wote' }, filter: {} },
    { key: 'read', title: { en: 'Have read it', sw: 'Wamesoma' }, filter: { read: 1 } },
    { key: 'unread', title: { en: 'Not yet', sw: 'Bado' }, filter: { read: 0 } },
  ],
  columns: [
    { kind: 'id', field: 'id', title: { en: 'User id', sw: 'Namba ya mtumiaji' } },
    {
      kind: 'text',
      field: 'name',
      title: { en: 'Name', sw: 'Jina' },
      link: ({ id }) => `/users/${id}`,
    },
    { kind: 'text', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    { kind: 'instant', field: 'read_at', title: { en: 'Read at', sw: 'Alisoma' } },
  ],
});
