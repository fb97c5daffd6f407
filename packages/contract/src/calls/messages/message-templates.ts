import { z } from 'zod';
import { administrator, defineCall, nothing, officeWork } from '../../call.ts';
import {
  INBOX_BODY_MAX,
  INBOX_SUBJECT_MAX,
  type InboxEvent,
  inboxEvents,
} from '../../constants/content/inbox.ts';
import { instant, note, visibleText } from '../../fields.ts';
import { person } from '../office/office-fields.ts';

type EditableEvent = Exclude<InboxEvent, 'mailing'>;

const editable = Object.keys(inboxEvents).filter((event) => event !== 'mailing');
const event = z.enum(editable as [EditableEvent]);

/** Lines of visible text, each by itself. */
const lines = z
  .string()
  .trim()
  .min(1)
  .max(INBOX_BODY_MAX)
  .refine((text) =>
    text.split('\n').every((line) => visibleText(INBOX_BODY_MAX).safeParse(line).success),
  );

const subject = visibleText(INBOX_SUBJECT_MAX).min(1);
const words = z.object({
  subject: z.object({ sw: subject, en: subject }),
  body: z.object({ sw: lines, en: lines }),
});

const template = words.extend({
  event,
  /** 0 while the shipped text was never replaced. */
  revision: z.number().int(),
  /** The words we ship, to compare with and to go back to. */
  shipped: words,
  changed_by: person.nullable(),
  changed_at: instant.nullable(),
});

export const messageTemplateCalls = {
  'message_template/inquire': defineCall({
    summary: 'What players are told at each event, in both languages',
    caller: administrator('message_template/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(template),
  }),
  'message_template/update': defineCall({
    summary: 'Other words for an event, from now on; an older revision is refused',
    caller: administrator('message_template/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: words.extend({ event, revision: z.number().int(), note }),
    output: template,
  }),
  'message_template/reset': defineCall({
    summary: 'The words we ship, from now on; an older revision is refused',
    caller: administrator('message_template/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ event, revision: z.number().int(), note }),
    output: template,
  }),
};
