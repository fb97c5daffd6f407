import {
  mailingChannels,
  mailingKinds,
  mailingStates,
} from '@kipute/contract/constants/operations/mailings';
import { mailingTexts } from '../../i18n/texts/mailings.ts';
import { defineDetail } from '../_detail-kit/detail.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { MailingReaders } from './MailingReaders.tsx';
import { MailingWords } from './MailingWords.tsx';
import { type Mailing, nameOf, stateTones } from './mailings-list.ts';

const stopForm = defineForm({
  call: 'mailing/stop',
  fields: [{ kind: 'reason', name: 'reason', title: mailingTexts.reason }],
  send: ({ reason }, { subject }: { subject: Mailing; requestKey: string }) => ({
    mailing_id: subject.id,
    reason,
  }),
});

/** `/mailings/:id`: what was written, to whom, how far it is and who was reached. */
export const mailingDetail = defineDetail({
  call: 'mailing/detailed',
  input: (mailing_id) => ({ mailing_id }),
  back: '/mailings',
  title: nameOf,
  refreshSeconds: 5,
  flags: Object.entries(mailingStates).map(([state, text]) => ({
    key: state,
    tone: stateTones[state as Mailing['state']],
    when: (mailing: Mailing) => mailing.state === state,
    text,
  })),
  warnings: [
    {
      key: 'outgrown',
      tone: 'bad',
      when: ({ state }) => state === 'outgrown',
      text: mailingTexts.outgrown,
    },
  ],
  facts: [
    { kind: 'word', field: 'channel', title: mailingTexts.channel, words: mailingChannels },
    { kind: 'word', field: 'kind', title: mailingTexts.kind, words: mailingKinds },
    { kind: 'instant', field: 'send_at', title: mailingTexts.sendAt },
    { kind: 'instant', field: 'ended_at', title: { en: 'Ended at', sw: 'Ulimalizika' } },
    { kind: 'person', field: 'made_by', title: { en: 'Made by', sw: 'Ametengeneza' } },
    { kind: 'instant', field: 'made_at', title: { en: 'Made at', sw: 'Ulitengenezwa' } },
    { kind: 'text', field: 'jump', title: mailingTexts.jump },
    { kind: 'text', field: 'reason', title: mailingTexts.reason },
  ],
  figures: [
    { kind: 'count', field: 'looked_at', title: { en: 'Looked at', sw: 'Waliotazamwa' } },
    { kind: 'count', field: 'written', title: { en: 'Written to', sw: 'Walioandikiwa' } },
    { kind: 'count', field: 'left_out', title: { en: 'Left out', sw: 'Walioachwa' } },
    {
      kind: 'count',
      field: 'reached',
      title: { en: 'Read, or sent as SMS', sw: 'Wamesoma, au SMS zimetumwa' },
    },
    { kind: 'money', field: 'cost', title: { en: 'Cost', sw: 'Gharama' } },
  ],
  actions: [
    {
      key: 'stop',
      title: mailingTexts.stop,
      node: 'mailing/stop',
      on: 'row',
      question: mailingTexts.stopQuestion,
      offeredFor: ({ state }) => state === 'scheduled' || state === 'writing',
      form: stopForm,
    },
  ],
  Middle: MailingWords,
  parts: [{ key: 'readers', title: mailingTexts.readers, Part: MailingReaders }],
});
