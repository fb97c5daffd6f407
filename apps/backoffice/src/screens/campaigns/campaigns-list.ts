import {
  campaignAudiences,
  campaignKinds,
  campaignStateNames,
} from '@kipute/contract/constants/content/campaigns';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { addAction } from './campaign-forms.ts';

export const stateTones = {
  draft: 'quiet',
  scheduled: 'moving',
  running: 'good',
  ended: 'quiet',
  stopped: 'bad',
} as const;

export const campaignsList = defineList({
  call: 'campaign/inquire',
  rowKey: 'id',
  rowName: ({ title }) => title,
  rowPage: ({ id }) => `/campaigns/${id}`,
  pageSize: 20,
  intro: {
    en: 'What players are promised, and what it costs. A draft is seen by nobody until it is started.',
    sw: 'Wachezaji wanachoahidiwa na gharama yake. Rasimu haionekani na mtu hadi ianzishwe.',
  },
  columns: [
    { kind: 'text', field: 'title', title: { en: 'Title', sw: 'Kichwa' }, width: 220 },
    {
      kind: 'word',
      field: 'kind',
      title: { en: 'Kind', sw: 'Aina' },
      words: campaignKinds,
      filter: 'kind',
    },
    {
      kind: 'word',
      field: 'state',
      title: { en: 'State', sw: 'Hali' },
      words: campaignStateNames,
      tones: stateTones,
      filter: 'state',
    },
    { kind: 'text', field: 'first_day', title: { en: 'First day', sw: 'Siku ya kwanza' } },
    { kind: 'text', field: 'last_day', title: { en: 'Last day', sw: 'Siku ya mwisho' } },
    { kind: 'money', field: 'budget', title: { en: 'Budget', sw: 'Bajeti' } },
    { kind: 'money', field: 'spent', title: { en: 'Given', sw: 'Imetolewa' } },
    { kind: 'count', field: 'granted', title: { en: 'Rewards', sw: 'Zawadi' } },
    { kind: 'count', field: 'owed', title: { en: 'Waiting', sw: 'Zinasubiri' } },
    { kind: 'count', field: 'participants', title: { en: 'Taking part', sw: 'Wanaoshiriki' } },
    {
      kind: 'word',
      field: 'audience',
      title: { en: 'For whom', sw: 'Kwa nani' },
      words: campaignAudiences,
    },
    {
      kind: 'person',
      field: 'made_by',
      title: { en: 'Written by', sw: 'Aliyeandika' },
      shown: 'on-demand',
    },
    {
      kind: 'instant',
      field: 'made_at',
      title: { en: 'Written', sw: 'Iliandikwa' },
      shown: 'on-demand',
    },
    { kind: 'count', field: 'sort', title: { en: 'Place', sw: 'Nafasi' }, shown: 'on-demand' },
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' }, shown: 'on-demand' },
  ],
  actions: [addAction],
});

export const participantsList = defineList({
  call: 'campaign/participants',
  rowKey: 'id',
  rowName: ({ id }) => id,
  rowPage: ({ id }) => `/users/${id}`,
  pageSize: 20,
  columns: [
    {
      kind: 'id',
      field: 'id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
    },
    { kind: 'text', field: 'name', title: { en: 'Name', sw: 'Jina' } },
    { kind: 'text', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    { kind: 'instant', field: 'since', title: { en: 'Since', sw: 'Tangu' } },
    { kind: 'flag', field: 'joined', title: { en: 'Joined', sw: 'Amejiunga' } },
    { kind: 'count', field: 'days', title: { en: 'Days reached', sw: 'Siku zilizotimia' } },
    { kind: 'money', field: 'given', title: { en: 'Given', sw: 'Imetolewa' } },
    { kind: 'money', field: 'owed', title: { en: 'Waiting', sw: 'Inasubiri' } },
  ],
});
