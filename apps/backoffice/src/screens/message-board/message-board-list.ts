import { boardStates } from '@kipute/contract/constants/content/chat';
import type { CallContent } from '@kipute/contract/registry';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type BoardMessage = CallContent<'message_board/inquire'>[number];
type OfMessage = { subject: BoardMessage; requestKey: string };

const titles = {
  state: { en: 'State', sw: 'Hali' },
  content: { en: 'Message', sw: 'Ujumbe' },
  answer: { en: 'Answer', sw: 'Jibu' },
  note: { en: 'Note', sw: 'Maelezo' },
  user: { en: 'User', sw: 'Mtumiaji' },
} as const;

export const answerMessage = defineForm({
  call: 'message_board/answer',
  fields: [
    {
      kind: 'long-text',
      name: 'answer',
      title: titles.answer,
      hint: {
        en: 'A signed-in writer finds it in the inbox.',
        sw: 'Aliyeandika akiwa ameingia ataliona kwenye ujumbe wake.',
      },
    },
    {
      kind: 'flag',
      name: 'by_sms',
      title: { en: 'Also by SMS', sw: 'Pia kwa SMS' },
      hint: {
        en: 'To the phone that was left: nobody has checked whose it is.',
        sw: 'Kwa namba iliyoachwa: hakuna aliyehakiki ni ya nani.',
      },
    },
  ],
  from: () => ({ answer: '', by_sms: 0 }) as const,
  send: ({ answer, by_sms }, { subject }: OfMessage) => ({ id: subject.id, answer, by_sms }),
  errors: { 'board-phone-useless': 'by_sms' },
});

export const closeMessage = defineForm({
  call: 'message_board/close',
  fields: [{ kind: 'reason', name: 'reason', title: { en: 'Why', sw: 'Sababu' } }],
  send: ({ reason }, { subject }: OfMessage) => ({ id: subject.id, reason }),
});

export const noteMessage = defineForm({
  call: 'message_board/update_note',
  fields: [{ kind: 'long-text', name: 'note', title: titles.note, need: 'optional' }],
  from: ({ note }: BoardMessage) => ({ note }),
  send: ({ note }, { subject }: OfMessage) => ({ id: subject.id, note }),
});

const isNew = (row: BoardMessage) => row.state === 'new';

export const messageBoardList = defineList({
  call: 'message_board/inquire',
  rowKey: 'id',
  rowName: (row) => row.name || `#${row.id}`,
  pageSize: 20,
  refreshSeconds: 30,
  intro: {
    en: 'What players and visitors left. New ones wait a day at most; the oldest stands first.',
    sw: 'Walioacha wachezaji na wageni. Mpya zisisubiri zaidi ya siku; ya zamani iko mwanzo.',
  },
  tabs: [
    { key: 'new', title: boardStates.new, filter: { state: 'new' } },
    { key: 'answered', title: boardStates.answered, filter: { state: 'answered' } },
    { key: 'closed', title: boardStates.closed, filter: { state: 'closed' } },
  ],
  columns: [
    {
      kind: 'word',
      field: 'state',
      title: titles.state,
      words: boardStates,
      tones: { new: 'waiting', answered: 'good', closed: 'quiet' },
      filter: 'state',
    },
    { kind: 'instant', field: 'created_at', title: { en: 'Left', sw: 'Uliachwa' } },
    { kind: 'text', field: 'name', title: { en: 'Name', sw: 'Jina' }, width: 140 },
    {
      kind: 'id',
      field: 'user_id',
      title: titles.user,
      filter: 'user_id',
      link: (row) => (row.user_id === null ? undefined : `/users/${row.user_id}`),
    },
    { kind: 'text', field: 'phone', title: { en: 'Phone left', sw: 'Simu iliyoachwa' } },
    { kind: 'long-text', field: 'content', title: titles.content, width: 340, filter: 'content' },
    { kind: 'long-text', field: 'answer', title: titles.answer, width: 260 },
    { kind: 'person', field: 'answered_by', title: { en: 'Answered by', sw: 'Aliyejibu' } },
    { kind: 'instant', field: 'answered_at', title: { en: 'Answered', sw: 'Lilijibiwa' } },
    {
      kind: 'flag',
      field: 'answered_inbox',
      title: { en: 'To the inbox', sw: 'Kwenye ujumbe wake' },
      shown: 'details',
    },
    {
      kind: 'flag',
      field: 'answered_sms',
      title: { en: 'By SMS', sw: 'Kwa SMS' },
      shown: 'details',
    },
    { kind: 'text', field: 'email', title: { en: 'E-mail', sw: 'Barua pepe' }, shown: 'details' },
    { kind: 'long-text', field: 'note', title: titles.note, width: 220 },
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' }, shown: 'on-demand' },
  ],
  actions: [
    {
      key: 'answer',
      on: 'row',
      node: 'message_board/answer',
      title: { en: 'Answer', sw: 'Jibu' },
      form: answerMessage,
      offeredFor: isNew,
    },
    {
      key: 'note',
      on: 'row',
      node: 'message_board/update_note',
      title: titles.note,
      form: noteMessage,
    },
    {
      key: 'close',
      on: 'row',
      node: 'message_board/close',
      title: { en: 'Close', sw: 'Funga' },
      form: closeMessage,
      offeredFor: isNew,
    },
  ],
});
