import { guessingBetTypes, poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import { defineDetail } from '../_detail-kit/detail.ts';
import { issueTones } from '../_pools/pool-words.ts';
import { deedsList } from '../logs/deeds-list.ts';
import { LogDetails } from '../logs/LogDetails.tsx';
import { IssueMiddle } from './IssueMiddle.tsx';
import { issueActions } from './issue-forms.ts';
import { IssueMatches } from './parts/IssueMatches.tsx';
import { IssueShared } from './parts/IssueShared.tsx';
import { IssueStanding } from './parts/IssueStanding.tsx';
import { TicketPicks } from './parts/TicketPicks.tsx';
import { ticketsList } from './tickets-list.ts';

/** `/pool-issues/:id`: one issue from its draft to the last correction. */
export const issueDetail = defineDetail({
  call: 'pool_issue/detailed',
  input: (id) => ({ id }),
  back: '/pool-issues',
  refreshSeconds: 10,
  // It is typed to confirm what cannot be undone.
  title: ({ name, label }) => `${label} ${name}`,
  warnings: [
    {
      key: 'differs',
      tone: 'bad',
      when: ({ differs }) => differs === 1,
      text: {
        en: 'A result changed after the prizes were paid. Look at what paying anew would change, and propose it.',
        sw: 'Matokeo yamebadilika baada ya zawadi kulipwa. Angalia malipo mapya yatakavyokuwa, kisha uyapendekeze.',
      },
    },
  ],
  facts: [
    {
      kind: 'status',
      field: 'status',
      title: { en: 'State', sw: 'Hali' },
      choices: poolIssueStatuses,
      tones: issueTones,
    },
    {
      kind: 'status',
      field: 'game',
      title: { en: 'Game', sw: 'Mchezo' },
      choices: guessingBetTypes,
    },
    { kind: 'instant', field: 'close_time', title: { en: 'Closes', sw: 'Mauzo yanafungwa' } },
    { kind: 'instant', field: 'open_time', title: { en: 'Opened', sw: 'Lilifunguliwa' } },
    { kind: 'person', field: 'opened_by', title: { en: 'Opened by', sw: 'Aliyefungua' } },
    { kind: 'instant', field: 'settlement_time', title: { en: 'Settled', sw: 'Lililipwa' } },
    { kind: 'person', field: 'settled_by', title: { en: 'Settled by', sw: 'Aliyelipa' } },
    { kind: 'percent', field: 'tax_rate', title: { en: 'Tax on prizes', sw: 'Kodi ya zuio' } },
    { kind: 'count', field: 'corrections', title: { en: 'Paid anew', sw: 'Malipo mapya' } },
  ],
  figures: [
    { kind: 'money', field: 'pool', title: { en: 'Pool', sw: 'Mfuko' } },
    { kind: 'money', field: 'stakes', title: { en: 'Stakes', sw: 'Madau' } },
    { kind: 'count', field: 'sold_tickets', title: { en: 'Tickets', sw: 'Tiketi' } },
    { kind: 'count', field: 'sold_lines', title: { en: 'Lines', sw: 'Mistari' } },
    { kind: 'money', field: 'paid', title: { en: 'Paid', sw: 'Zilizolipwa' } },
    { kind: 'money', field: 'rollover', title: { en: 'Carried on', sw: 'Iliyohamishwa' } },
  ],
  actions: issueActions,
  Middle: IssueMiddle,
  parts: [
    {
      key: 'matches',
      title: { en: 'Matches', sw: 'Mechi' },
      count: ({ matches }) => matches.length,
      Part: IssueMatches,
    },
    { key: 'standing', title: { en: 'Standing', sw: 'Msimamo' }, Part: IssueStanding },
    {
      key: 'tickets',
      title: { en: 'Tickets', sw: 'Tiketi' },
      count: ({ sold_tickets }) => sold_tickets,
      list: ticketsList,
      fixed: ({ id }) => ({ id }),
      Details: TicketPicks,
    },
    { key: 'shared', title: { en: 'Prizes', sw: 'Zawadi' }, Part: IssueShared },
    {
      key: 'log',
      title: { en: 'What was done', sw: 'Yaliyofanywa' },
      node: 'log/inquire',
      list: deedsList,
      fixed: ({ id }) => ({ subject_kind: 'pool-issue', subject_id: id }),
      Details: LogDetails,
    },
  ],
});
