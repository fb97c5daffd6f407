import type { CallContent } from '@kipute/contract/registry';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Sms = CallContent<'sms/inquire'>[number];

const states = {
  queued: { en: 'Waiting', sw: 'Inasubiri' },
  sent: { en: 'Sent', sw: 'Imetumwa' },
  failed: { en: 'Failed', sw: 'Imeshindikana' },
  unknown: { en: 'Not known', sw: 'Haijulikani' },
} as const satisfies Record<Sms['status'], object>;

export const smsList = defineList({
  call: 'sms/inquire',
  rowKey: 'id',
  rowName: ({ id }) => id,
  pageSize: 20,
  intro: {
    en: 'Every SMS we sent, newest first. Codes and ways out of offers are never shown.',
    sw: 'Kila SMS tuliyotuma, mpya kwanza. Namba za uthibitisho na viungo vya kuacha ofa havionyeshwi.',
  },
  columns: [
    { kind: 'instant', field: 'send_time', title: { en: 'Queued', sw: 'Iliwekwa foleni' } },
    { kind: 'text', field: 'phone', title: { en: 'Phone', sw: 'Simu' }, filter: 'phone' },
    {
      kind: 'word',
      field: 'status',
      title: { en: 'State', sw: 'Hali' },
      width: 130,
      words: states,
      tones: { queued: 'waiting', sent: 'good', failed: 'bad', unknown: 'moving' },
      filter: 'status',
    },
    { kind: 'text', field: 'type', title: { en: 'About', sw: 'Kuhusu' }, width: 150 },
    { kind: 'long-text', field: 'content', title: { en: 'Text', sw: 'Maneno' }, width: 380 },
    { kind: 'text', field: 'network', title: { en: 'Network', sw: 'Mtandao' }, width: 110 },
    {
      kind: 'text',
      field: 'area_code',
      title: { en: 'Area code', sw: 'Msimbo wa nchi' },
      shown: 'on-demand',
    },
    {
      kind: 'long-text',
      field: 'reason',
      title: { en: 'What went wrong', sw: 'Tatizo' },
      shown: 'on-demand',
    },
  ],
  filters: [
    { kind: 'period', from: 'from', to: 'to', title: { en: 'Queued', sw: 'Iliwekwa foleni' } },
    { kind: 'id', field: 'mailing_id', title: { en: 'Mailing', sw: 'Ujumbe kwa wengi' } },
  ],
});
