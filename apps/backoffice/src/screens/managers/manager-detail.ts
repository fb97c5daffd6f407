import { userStatuses } from '@kipute/contract/constants/operations/administration';
import { defineDetail } from '../_detail-kit/detail.ts';
import { deedsList } from '../logs/deeds-list.ts';
import { LogDetails } from '../logs/LogDetails.tsx';
import { managerActions } from './managers-list.ts';

/** `/managers/:id`: who it is, what they did, and what was done about them. */
export const managerDetail = defineDetail({
  call: 'manager/detailed',
  input: (id) => ({ id }),
  back: '/managers',
  title: ({ name, account }) => name || account,
  flags: [
    {
      key: 'disabled',
      tone: 'bad',
      when: ({ disabled_status }) => disabled_status === 1,
      text: userStatuses.disabled,
    },
    {
      key: 'no-authenticator',
      tone: 'waiting',
      when: ({ google_binding }) => google_binding === 0,
      text: { en: 'No authenticator', sw: 'Bila uthibitisho' },
    },
    {
      key: 'invited',
      tone: 'moving',
      when: ({ invited }) => invited === 1,
      text: { en: 'Link waiting', sw: 'Kiungo kinasubiri' },
    },
  ],
  facts: [
    { kind: 'text', field: 'account', title: { en: 'Account', sw: 'Akaunti' } },
    {
      kind: 'text',
      field: 'role',
      title: { en: 'Role', sw: 'Wadhifa' },
      link: ({ role_id }) => `/roles/${role_id}`,
    },
    { kind: 'text', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    { kind: 'count', field: 'sessions', title: { en: 'Sessions', sw: 'Vipindi' } },
    { kind: 'instant', field: 'seen_time', title: { en: 'Last seen', sw: 'Alionekana' } },
    { kind: 'instant', field: 'login_time', title: { en: 'Last sign-in', sw: 'Aliingia mwisho' } },
    { kind: 'instant', field: 'create_time', title: { en: 'Added', sw: 'Aliongezwa' } },
  ],
  actions: managerActions,
  parts: [
    {
      key: 'did',
      title: { en: 'What they did', sw: 'Aliyofanya' },
      node: 'log/inquire',
      list: deedsList,
      fixed: ({ id }) => ({ user_kind: 'administrator', user_id: id }),
      Details: LogDetails,
    },
    {
      key: 'about',
      title: { en: 'What was done about them', sw: 'Yaliyofanywa kumhusu' },
      node: 'log/inquire',
      list: deedsList,
      fixed: ({ id }) => ({ subject_kind: 'administrator', subject_id: id }),
      Details: LogDetails,
    },
  ],
});
