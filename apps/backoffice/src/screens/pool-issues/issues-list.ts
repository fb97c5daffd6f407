import { guessingBetTypes, poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import { optionsFrom } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { issueTones } from '../_pools/pool-words.ts';

export const issuesList = defineList({
  call: 'pool_issue/inquire',
  rowKey: 'id',
  rowName: ({ name }) => name,
  rowPage: ({ id }) => `/pool-issues/${id}`,
  pageSize: 20,
  refreshSeconds: 15,
  intro: {
    en: 'From the draft to the last prize. A draft is seen by no player until its sale is opened.',
    sw: 'Kuanzia rasimu hadi zawadi ya mwisho. Mchezaji haoni rasimu hadi mauzo yafunguliwe.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Yote' }, filter: {} },
    ...(['draft', 'open', 'closed', 'settled'] as const).map((key) => ({
      key,
      title: poolIssueStatuses[key],
      filter: { status: poolIssueStatuses[key].id },
    })),
  ],
  columns: [
    { kind: 'text', field: 'name', title: { en: 'Issue', sw: 'Toleo' }, width: 90 },
    {
      kind: 'status',
      field: 'status',
      title: { en: 'State', sw: 'Hali' },
      width: 120,
      choices: poolIssueStatuses,
      tones: issueTones,
      filter: 'status',
    },
    { kind: 'text', field: 'label', title: { en: 'Name', sw: 'Jina' }, width: 130 },
    {
      kind: 'status',
      field: 'game',
      title: { en: 'Game', sw: 'Mchezo' },
      width: 110,
      choices: guessingBetTypes,
      filter: 'game',
    },
    { kind: 'instant', field: 'close_time', title: { en: 'Closes', sw: 'Mauzo yanafungwa' } },
    { kind: 'money', field: 'pool', title: { en: 'Pool', sw: 'Mfuko' } },
    { kind: 'count', field: 'sold_lines', title: { en: 'Lines', sw: 'Mistari' } },
    { kind: 'money', field: 'stakes', title: { en: 'Stakes', sw: 'Madau' } },
    { kind: 'money', field: 'paid', title: { en: 'Paid', sw: 'Zilizolipwa' } },
    { kind: 'instant', field: 'open_time', title: { en: 'Opened', sw: 'Lilifunguliwa' } },
    { kind: 'instant', field: 'settlement_time', title: { en: 'Settled', sw: 'Lililipwa' } },
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' }, shown: 'on-demand' },
  ],
  filters: [
    {
      kind: 'picker',
      field: 'type_id',
      title: { en: 'Of the game', sw: 'La mchezo' },
      node: 'guessing_bet_type/inquire',
      source: optionsFrom('guessing_bet_type/inquire_all', {
        value: ({ id }) => id,
        name: ({ label }) => label,
      }),
    },
  ],
});
