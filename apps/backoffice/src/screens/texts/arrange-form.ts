import { articleTypes } from '@kipute/contract/constants/content/texts';
import { playerTextTexts } from '../../i18n/texts/player-texts.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { type TextRow, topicWords } from './texts-list.ts';

const place = [
  {
    kind: 'number',
    name: 'sort',
    title: playerTextTexts.sort,
    hint: playerTextTexts.sortHint,
  },
  { kind: 'flag', name: 'hidden', title: playerTextTexts.isHidden },
] as const;

export const arrangeHelp = defineForm({
  call: 'graphic_text/arrange',
  fields: [
    { kind: 'choice', name: 'topic', title: playerTextTexts.topic, words: topicWords },
    ...place,
  ],
  from: ({ topic, sort, hidden }: TextRow) => ({ sort, hidden, ...(topic && { topic }) }),
  send: (values, { subject }: { subject: TextRow; requestKey: string }) => ({
    id: subject.id,
    ...values,
  }),
});

export const arrangeArticle = defineForm({
  call: 'graphic_text/arrange',
  fields: [
    { kind: 'choice', name: 'type', title: playerTextTexts.type, choices: articleTypes },
    ...place,
  ],
  from: ({ type, sort, hidden }: TextRow) => ({
    ...{ sort, hidden },
    ...(type !== null && { type: type as 1 | 2 | 14 }),
  }),
  send: (values, { subject }: { subject: TextRow; requestKey: string }) => ({
    id: subject.id,
    ...values,
  }),
});
