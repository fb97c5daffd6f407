import { chatModes } from '@kipute/contract/constants/content/chat';
import type { CallContent } from '@kipute/contract/registry';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { defineForm } from '../_form-kit/definition/form.ts';

export type ChatConfiguration = CallContent<'chat_config/inquire'>;

const day = { kind: 'text', need: 'optional' } as const;

export const chatSettingsForm = defineForm({
  call: 'chat_config/update',
  fields: [
    { ...day, name: 'monday', title: chatTexts.monday, hint: chatTexts.hoursHint },
    { ...day, name: 'tuesday', title: chatTexts.tuesday },
    { ...day, name: 'wednesday', title: chatTexts.wednesday },
    { ...day, name: 'thursday', title: chatTexts.thursday },
    { ...day, name: 'friday', title: chatTexts.friday },
    { ...day, name: 'saturday', title: chatTexts.saturday },
    { ...day, name: 'sunday', title: chatTexts.sunday },
    { kind: 'long-text', name: 'greeting_sw', title: chatTexts.greetingSw },
    { kind: 'long-text', name: 'greeting_en', title: chatTexts.greetingEn },
    { kind: 'long-text', name: 'out_of_hours_sw', title: chatTexts.outOfHoursSw },
    { kind: 'long-text', name: 'out_of_hours_en', title: chatTexts.outOfHoursEn },
    {
      kind: 'choice',
      name: 'mode',
      title: chatTexts.mode,
      words: chatModes,
      hint: chatTexts.modeHint,
    },
    { ...day, name: 'script', title: chatTexts.script, hint: chatTexts.scriptHint },
    { kind: 'reason', name: 'note', title: chatTexts.settingsReason },
  ],
  from: ({ settings }: ChatConfiguration) => settings,
  send: (values, { subject }) => ({ ...values, revision: subject.revision }),
  errors: { 'chat-hours-invalid': 'monday', 'chat-script-missing': 'script' },
});
