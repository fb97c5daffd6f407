import type { CallContent } from '@kipute/contract/registry';
import { messageTemplateTexts } from '../../i18n/texts/message-templates.ts';
import { defineForm } from '../_form-kit/definition/form.ts';

export type MessageTemplate = CallContent<'message_template/inquire'>[number];

const reason = { kind: 'reason', name: 'note', title: messageTemplateTexts.reason } as const;

export const templateForm = defineForm({
  call: 'message_template/update',
  fields: [
    { kind: 'both-languages', name: 'subject', title: messageTemplateTexts.subject },
    {
      kind: 'both-languages',
      name: 'body',
      title: messageTemplateTexts.body,
      hint: messageTemplateTexts.bodyHint,
    },
    reason,
  ],
  from: ({ subject, body }: MessageTemplate) => ({ subject, body }),
  send: (values, { subject: { event, revision } }) => ({ event, revision, ...values }),
  errors: { 'message-fact-unknown': 'body' },
});

export const resetForm = defineForm({
  call: 'message_template/reset',
  fields: [reason],
  send: ({ note }, { subject: { event, revision } }: { subject: MessageTemplate }) => ({
    ...{ event, revision, note },
  }),
});
