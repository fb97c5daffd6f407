import { z } from 'zod';
import {
  administrator,
  anyone,
  careful,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import {
  MESSAGE_BODY_MAX,
  MESSAGE_SUBJECT_MAX,
  mailingChannels,
  mailingKinds,
  mailingStates,
  PICKED_MAX,
} from '../../constants/operations/mailings.ts';
import { amount, flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { locales } from '../../locale.ts';
import { requestKey } from '../money/payment-fields.ts';
import { deed, maskedPhone, person, reason } from '../office/office-fields.ts';

const channel = z.enum(Object.keys(mailingChannels) as [keyof typeof mailingChannels]);
const kind = z.enum(Object.keys(mailingKinds) as [keyof typeof mailingKinds]);
const state = z.enum(Object.keys(mailingStates) as [keyof typeof mailingStates]);

/** Several lines; nothing in it is markup, and nothing but line ends is unseen. */
const lines = z
  .string()
  .trim()
  .max(MESSAGE_BODY_MAX)
  .refine((text) => !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u.test(text.replaceAll('\n', '')));

const day = z.iso.date();

/** Whom it is for: all of it holds for everybody who is written to. Empty: every open account. */
export const audience = z.object({
  /** Picked by hand; empty: nobody in particular. */
  user_ids: z.array(id).max(PICKED_MAX).default([]),
  kind: z.enum(['player', 'agent']).optional(),
  language: z.enum(locales).optional(),
  register_from: day.optional(),
  register_to: day.optional(),
  login_from: day.optional(),
  login_to: day.optional(),
  /** Days in East Africa, both included; with them at least so much, else anything. */
  deposit_from: day.optional(),
  deposit_to: day.optional(),
  deposit_least: amount.optional(),
  stake_from: day.optional(),
  stake_to: day.optional(),
  stake_least: amount.optional(),
  /** 1: nothing was ever paid in. */
  never_deposited: flag.optional(),
  balance_from: amount.optional(),
  balance_to: amount.optional(),
});

/** An empty text is refused by name, so that the clerk reads what is missing. */
const words = z.object({
  subject_sw: visibleText(MESSAGE_SUBJECT_MAX).default(''),
  subject_en: visibleText(MESSAGE_SUBJECT_MAX).default(''),
  body_sw: lines.default(''),
  body_en: lines.default(''),
});

const wanted = words.extend({
  channel,
  kind,
  audience,
  /** A page of ours, or nothing; in-site alone. */
  jump: z
    .string()
    .regex(/^(\/(?!\/)[\w./?=&%~-]{1,199})?$/)
    .default(''),
});

const mailing = words.extend({
  id,
  channel,
  kind,
  state,
  jump: z.string(),
  audience,
  send_at: instant,
  made_by: person.nullable(),
  made_at: instant,
  ended_at: instant.nullable(),
  reason: z.string(),
  /** Open accounts it was looked at for, those who were written to, and those left out. */
  looked_at: z.number().int(),
  written: z.number().int(),
  left_out: z.number().int(),
  /** In-site: read so far. SMS: sent so far by the gateway's word. */
  reached: z.number().int(),
  /** SMS: parts handed over times the price of one. */
  cost: amount,
});

const mailingSettings = z.object({
  /** Shillings for one part of an SMS, as the gateway charges. */
  sms_price: amount,
  /** Parts of SMS in a day for all mailings together. */
  sms_per_day_max: z.number().int().min(0).max(10_000_000),
  /** East Africa Time, whole hours: SMS of mailings leave between them. */
  sms_from_hour: z.number().int().min(0).max(23),
  sms_to_hour: z.number().int().min(1).max(24),
  /** From so many people on a second person decides; 0 means every time. */
  second_person_from: z.number().int().min(0).max(10_000_000),
});

const smsMessage = z.object({
  id,
  phone: maskedPhone,
  area_code: z.string(),
  /** What it was about; a code itself is never shown. */
  type: z.string(),
  content: z.string(),
  status: z.enum(['queued', 'sent', 'failed', 'unknown']),
  reason: z.string(),
  network: z.string(),
  send_time: instant,
});

export const mailingCalls = {
  'mailing/inquire': definePagedCall({
    summary: 'Mailings, newest first, with how far they are and who was reached',
    caller: administrator('mailing/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      channel: channel.optional(),
      state: state.optional(),
    }),
    output: z.array(mailing),
  }),
  'mailing/detailed': defineCall({
    summary: 'One mailing: its words, whom it is for, how far it is and who was reached',
    caller: administrator('mailing/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ mailing_id: id }),
    output: mailing,
  }),
  'mailing/preview': defineCall({
    summary: 'Whom a mailing would reach and what it would cost, before it is made',
    caller: administrator('mailing/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: wanted,
    output: z.object({
      matched: z.number().int(),
      /** Of those, who may be written to this way. */
      reachable: z.number().int(),
      /** By language of the reader; an SMS is as long as its language. */
      parts_sw: z.number().int(),
      parts_en: z.number().int(),
      cost: amount,
      /** 1: another person must approve it. */
      second_person: flag,
      /** The SMS as it would arrive, with the line that leads out of offers. */
      text_sw: z.string(),
      text_en: z.string(),
    }),
  }),
  'mailing/add': defineCall({
    summary: 'Writes to one, to many or to a filter, now or at a time; never twice to one player',
    caller: provenAdministrator('mailing/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: wanted.extend({
      request_key: requestKey,
      /** Null: at once. */
      send_at: instant.nullable().default(null),
      reason,
    }),
    output: deed.extend({ mailing_id: id.nullable() }),
  }),
  'mailing/stop': defineCall({
    summary: 'Stops a mailing; who was written to stays written to',
    caller: administrator('mailing/stop'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ mailing_id: id, reason }),
    output: mailing,
  }),
  'mailing/recipients': definePagedCall({
    summary: 'Who was written to by an in-site mailing, and who read it',
    caller: administrator('mailing/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, mailing_id: id, read: flag.optional() }),
    output: z.array(
      z.object({ id, name: z.string(), phone: maskedPhone, read_at: instant.nullable() }),
    ),
  }),
  'mailing/config': defineCall({
    summary: 'What mailings may cost, when they leave and from whom two persons are needed',
    caller: administrator('mailing/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      settings: mailingSettings,
      revision: z.number().int(),
      changed_by: person.nullable(),
      changed_at: instant.nullable(),
    }),
  }),
  'mailing/update_config': defineCall({
    summary: 'Another configuration of mailings; an older revision is refused',
    caller: provenAdministrator('mailing/update_config'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: mailingSettings.extend({ revision: z.number().int(), note: visibleText(200).min(1) }),
    output: z.object({ revision: z.number().int() }),
  }),
  'sms/inquire': definePagedCall({
    summary: 'SMS that were sent: to whom, about what, what became of them; codes are never shown',
    caller: administrator('sms/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      /** Whole, as people write it. */
      phone: visibleText(20).optional(),
      status: z.enum(['queued', 'sent', 'failed', 'unknown']).optional(),
      mailing_id: id.optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    output: z.array(smsMessage),
  }),
  'message_choice/stop_offers': defineCall({
    summary: 'Ends offers by SMS for whoever holds the code of the line under an offer',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ code: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/) }),
    output: z.null(),
  }),
};
