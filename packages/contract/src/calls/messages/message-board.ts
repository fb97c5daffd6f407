import { z } from 'zod';
import {
  administrator,
  anyone,
  defineCall,
  definePagedCall,
  officeWork,
  type RateLimit,
} from '../../call.ts';
import { BOARD_TEXT_MAX, boardStates, CHAT_TEXT_MAX } from '../../constants/content/chat.ts';
import { flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { maskedPhone, person } from '../office/office-fields.ts';
import { visibleLines } from './chat-fields.ts';

/** Somebody who writes six times in ten minutes has said it. */
const leaving: RateLimit = { calls: 6, seconds: 600 };

const state = z.enum(Object.keys(boardStates) as [keyof typeof boardStates]);

const boardMessage = z.object({
  id,
  state,
  name: z.string(),
  /** As it was left: nobody has checked whose it is. */
  phone: maskedPhone,
  email: z.string(),
  content: z.string(),
  language: z.enum(['sw', 'en']),
  user_id: id.nullable(),
  created_at: instant,
  answer: z.string(),
  answered_by: person.nullable(),
  answered_at: instant.nullable(),
  answered_inbox: flag,
  answered_sms: flag,
  /** 1: there is a phone that a text message could go to. */
  can_sms: flag,
  note: z.string(),
});

export const messageBoardCalls = {
  'message_board/add': defineCall({
    summary: 'Leaves a message for the house; only its content is required',
    caller: anyone,
    sites: ['player'],
    rateLimit: leaving,
    input: z.object({
      name: visibleText(60).default(''),
      phone: visibleText(20).default(''),
      email: visibleText(120).default(''),
      content: visibleLines(BOARD_TEXT_MAX).default(''),
      /** Hidden on the page: only a machine fills it in. */
      address: z.string().max(200).default(''),
    }),
    output: z.null(),
  }),
  'message_board/inquire': definePagedCall({
    summary: 'What people left, the newest first; new ones that wait the longest first',
    caller: administrator('message_board/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      state: state.optional(),
      user_id: id.optional(),
      /** Words of the message, of its answer, or a name. */
      content: visibleText(100).optional(),
    }),
    output: z.array(boardMessage),
  }),
  'message_board/answer': defineCall({
    summary:
      'Answers a message: to the inbox of a player, and by text message where that is chosen',
    caller: administrator('message_board/answer'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      id,
      answer: visibleLines(CHAT_TEXT_MAX).min(1),
      /** 1: also to the phone that was left. */
      by_sms: flag.default(0),
    }),
    output: boardMessage,
  }),
  'message_board/close': defineCall({
    summary: 'Closes a message without an answer',
    caller: administrator('message_board/close'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason: visibleText(200).min(1) }),
    output: boardMessage,
  }),
  'message_board/update_note': defineCall({
    summary: 'What colleagues should know about a message',
    caller: administrator('message_board/update_note'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, note: visibleLines(500) }),
    output: boardMessage,
  }),
};
