import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { CHAT_TEXT_MAX, chatModes } from '../../constants/content/chat.ts';
import { amount, flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { requestKey } from '../money/payment-fields.ts';
import { maskedPhone, person } from '../office/office-fields.ts';
import { chatMessage, chatState, chatText, typedSerial, visibleLines } from './chat-fields.ts';

const shown = {
  caller: administrator('chat_office/inquire'),
  sites: ['backoffice'] as const,
  rateLimit: officeWork,
};
const answering = { ...shown, caller: administrator('chat_office/answer') };

const conversation = z.object({
  id,
  state: chatState,
  /** Null for a visitor. */
  user_id: id.nullable(),
  user_name: z.string(),
  phone: maskedPhone,
  language: z.enum(['sw', 'en']),
  clerk: person.nullable(),
  /** 1: the caller's own. */
  is_mine: flag,
  waiting_since: instant.nullable(),
  last_message_at: instant,
  /** The beginning of the newest message; empty for who has not opened it since it came. */
  last_sender: z.enum(['player', 'clerk']),
  /** Messages of the player after the last one a clerk has read. */
  unread: z.number().int(),
  closed_reason: z.string(),
});

/** What a clerk wants to know of who asks, with whole pages one click away. */
const playerFacts = z.object({
  id,
  name: z.string(),
  phone: maskedPhone,
  registered_at: instant,
  balance: amount,
  credit: amount,
  disabled: flag,
  no_bet: flag,
  no_withdraw: flag,
  open_bets: z.number().int(),
  /** The newest few of each. */
  recent: z.array(
    z.object({
      kind: z.enum(['bet', 'ticket', 'deposit', 'withdrawal']),
      serial_number: z.string(),
      amount,
      state: z.enum(['open', 'review', 'done', 'failed', 'none']),
      at: instant,
    }),
  ),
});

export const chatOfficeCalls = {
  'chat_office/inquire': definePagedCall({
    ...shown,
    summary: 'Conversations: those that wait the longest first, then the newest',
    input: z.object({
      page,
      page_size: pageSize,
      view: z.enum(['waiting', 'mine', 'others', 'closed', 'all']).default('waiting'),
      user_id: id.optional(),
      /** A name, or a phone as the user list takes it. */
      search: visibleText(60).optional(),
    }),
    output: z.array(conversation),
  }),
  'chat_office/detailed': defineCall({
    ...shown,
    summary: 'Opens a conversation, which is written down once, with who asks beside it',
    input: z.object({ id }),
    output: z.object({
      conversation,
      messages: z.array(chatMessage),
      has_older: flag,
      player_read_id: id,
      player: playerFacts.nullable(),
    }),
  }),
  'chat_office/messages': defineCall({
    ...shown,
    summary: 'What came since, or what was before, of a conversation that the caller has open',
    input: z.object({ id, after: id.default('0'), before: id.optional() }),
    output: z.object({
      conversation,
      messages: z.array(chatMessage),
      has_older: flag,
      player_read_id: id,
    }),
  }),
  'chat_office/claim': defineCall({
    ...answering,
    summary: 'Takes a conversation that waits or is closed; of two clerks one gets it',
    input: z.object({ id }),
    output: conversation,
  }),
  'chat_office/answer': defineCall({
    ...answering,
    summary: 'Answers, by whoever has the conversation; the same request key is the same answer',
    input: z.object({
      id,
      request_key: requestKey,
      text: chatText,
      /** Numbers to call, messaging links, or a bet or payment of this very player. */
      card: z.enum(['none', 'phones', 'messaging', 'record']).default('none'),
      serial_number: typedSerial.optional(),
    }),
    output: chatMessage,
  }),
  'chat_office/read': defineCall({
    ...answering,
    summary: 'Says that its clerk has seen everything up to a message',
    input: z.object({ id, until: id }),
    output: z.null(),
  }),
  'chat_office/release': defineCall({
    ...answering,
    summary: 'Gives a conversation back to those who wait',
    input: z.object({ id }),
    output: conversation,
  }),
  'chat_office/transfer': defineCall({
    ...answering,
    summary: 'Gives a conversation to a colleague who may answer',
    input: z.object({ id, to: id }),
    output: conversation,
  }),
  'chat_office/clerks': defineCall({
    ...answering,
    summary: 'Colleagues who may answer',
    input: nothing,
    output: z.array(person),
  }),
  'chat_office/close': defineCall({
    ...answering,
    summary: 'Ends a conversation with what came of it; the player may write again',
    input: z.object({ id, reason: visibleText(200).min(1) }),
    output: conversation,
  }),
};

const shortcut = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,30}$/);
const cannedText = visibleLines(CHAT_TEXT_MAX).min(1);

const cannedAnswer = z.object({
  id,
  shortcut: z.string(),
  body_sw: z.string(),
  body_en: z.string(),
  changed_by: person.nullable(),
  changed_at: instant,
});

export const cannedAnswerCalls = {
  'chat_canned/inquire': defineCall({
    summary: 'Answers that a clerk puts in by a slash and their shortcut',
    caller: administrator('chat_canned/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(cannedAnswer),
  }),
  'chat_canned/add': defineCall({
    summary: 'Another canned answer, in both languages',
    caller: administrator('chat_canned/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ shortcut, body_sw: cannedText, body_en: cannedText }),
    output: cannedAnswer,
  }),
  'chat_canned/update': defineCall({
    summary: 'Changes the words or the shortcut of a canned answer',
    caller: administrator('chat_canned/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, shortcut, body_sw: cannedText, body_en: cannedText }),
    output: cannedAnswer,
  }),
  'chat_canned/remove': defineCall({
    summary: 'Removes a canned answer; what was sent with it stays',
    caller: administrator('chat_canned/remove'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: z.null(),
  }),
};

/** "07:00-23:00" in East Africa Time; empty on a day without service. */
const hours = z
  .string()
  .trim()
  .regex(/^$|^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/);
const words = visibleLines(300).min(1);

export const chatSettings = z.object({
  mode: z.enum(Object.keys(chatModes) as [keyof typeof chatModes]),
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
  greeting_sw: words,
  greeting_en: words,
  out_of_hours_sw: words,
  out_of_hours_en: words,
  /** Of another house's chat: https alone, or nothing. */
  script: z
    .string()
    .trim()
    .max(300)
    .regex(/^$|^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(:\d{1,5})?\/[\w./?=&%~-]*$/),
});

export const chatConfigCalls = {
  'chat_config/inquire': defineCall({
    summary: 'Hours, greeting and kind of the chat, and who changed them last',
    caller: administrator('chat_config/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      settings: chatSettings,
      revision: z.number().int(),
      changed_by: person.nullable(),
      changed_at: instant.nullable(),
    }),
  }),
  // Whoever sets the script decides what runs on every page of the site.
  'chat_config/update': defineCall({
    summary: 'Another configuration of the chat; an older revision is refused',
    caller: provenAdministrator('chat_config/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: chatSettings.extend({ revision: z.number().int(), note: visibleText(200).min(1) }),
    output: z.object({ revision: z.number().int() }),
  }),
};
