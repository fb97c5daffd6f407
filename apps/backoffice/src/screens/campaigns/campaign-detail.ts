import {
  campaignAudiences,
  campaignKinds,
  campaignStateNames,
} from '@kipute/contract/constants/content/campaigns';
import { defineDetail } from '../_detail-kit/detail.ts';
import { deedsList } from '../logs/deeds-list.ts';
import { LogDetails } from '../logs/LogDetails.tsx';
import { CampaignMiddle } from './CampaignMiddle.tsx';
import { CampaignRevisions } from './CampaignRevisions.tsx';
import { campaignActions } from './campaign-forms.ts';
import { participantsList, stateTones } from './campaigns-list.ts';

/** `/campaigns/:id`: what is promised, as the phone shows it, what it costs and who takes part. */
export const campaignDetail = defineDetail({
  call: 'campaign/detailed',
  input: (id) => ({ id }),
  back: '/campaigns',
  title: ({ title }) => title,
  facts: [
    { kind: 'word', field: 'kind', title: { en: 'Kind', sw: 'Aina' }, words: campaignKinds },
    {
      kind: 'word',
      field: 'state',
      title: { en: 'State', sw: 'Hali' },
      words: campaignStateNames,
      tones: stateTones,
    },
    {
      kind: 'computed',
      field: 'first_day',
      title: { en: 'Days', sw: 'Siku' },
      value: ({ first_day, last_day }) => `${first_day} – ${last_day}`,
    },
    {
      kind: 'word',
      field: 'audience',
      title: { en: 'For whom', sw: 'Kwa nani' },
      words: campaignAudiences,
    },
    { kind: 'count', field: 'revision', title: { en: 'Revision', sw: 'Toleo' } },
    { kind: 'person', field: 'made_by', title: { en: 'Written by', sw: 'Aliyeandika' } },
    { kind: 'person', field: 'started_by', title: { en: 'Started by', sw: 'Aliyeanzisha' } },
    { kind: 'instant', field: 'started_at', title: { en: 'Started', sw: 'Ilianzishwa' } },
    { kind: 'instant', field: 'stopped_at', title: { en: 'Stopped', sw: 'Ilisimamishwa' } },
  ],
  actions: campaignActions,
  Middle: CampaignMiddle,
  parts: [
    {
      key: 'participants',
      title: { en: 'Taking part', sw: 'Wanaoshiriki' },
      count: ({ participants }) => participants,
      list: participantsList,
      fixed: ({ id }) => ({ id }),
    },
    {
      key: 'revisions',
      title: { en: 'Revisions', sw: 'Matoleo' },
      count: ({ revisions }) => revisions.length,
      Part: CampaignRevisions,
    },
    {
      key: 'log',
      title: { en: 'What was done', sw: 'Yaliyofanywa' },
      node: 'log/inquire',
      list: deedsList,
      fixed: ({ id }) => ({ subject_kind: 'campaign', subject_id: id }),
      Details: LogDetails,
    },
  ],
});
