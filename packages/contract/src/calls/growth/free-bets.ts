import { z } from 'zod';
import {
  administrator,
  browsing,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  player,
  provenAdministrator,
} from '../../call.ts';
import { freeBetCauses, freeBetStates } from '../../constants/growth/free-bets.ts';
import { amount, flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { requestKey } from '../money/payment-fields.ts';
import { bulkAnswer, bulkIds, maskedPhone, person, reason } from '../office/office-fields.ts';

const cause = z.enum(Object.keys(freeBetCauses) as [keyof typeof freeBetCauses]);
const state = z.enum(Object.keys(freeBetStates) as [keyof typeof freeBetStates]);

export const freeBetCalls = {
  'free_bet/mine': defineCall({
    summary: 'The player’s free bets with something left, those that end first in front',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      credit_money: amount,
      /** Of the credit, what never ends. */
      without_end: amount,
      list: z.array(
        z.object({
          id,
          cause,
          /** In the page's language; empty for one that has no name of its own. */
          name: z.string(),
          amount,
          left: amount,
          granted_at: instant,
          expires_at: instant.nullable(),
        }),
      ),
    }),
  }),
};

const templateFields = {
  name_sw: visibleText(60).min(1),
  name_en: visibleText(60).min(1),
  /** Whole shillings. */
  amount: z.number().int().min(100).max(10_000_000),
  days_valid: z.number().int().min(1).max(365),
  per_player_max: z.number().int().min(1).max(1_000),
  budget: z.number().int().min(100).max(10_000_000_000),
  active: flag,
};

const template = z.object({
  ...templateFields,
  id,
  /** Of the budget. */
  given: amount,
  revision: z.number().int(),
  changed_by: person.nullable(),
  changed_at: instant,
});

export const freeBetOfficeCalls = {
  'free_bet/inquire': definePagedCall({
    summary: 'Free bets that were given, newest first, with what is left of each a minute ago',
    caller: administrator('free_bet/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      user_id: id.optional(),
      cause: cause.optional(),
      state: state.optional(),
      template_id: id.optional(),
    }),
    output: z.array(
      z.object({
        id,
        user: person.extend({ phone: maskedPhone }),
        cause,
        /** Which friend, which campaign, whose request. */
        cause_id: z.string(),
        template: person.nullable(),
        amount,
        left: amount,
        taken_back: amount,
        turnover: amount,
        state,
        granted_at: instant,
        expires_at: instant.nullable(),
      }),
    ),
  }),
  'free_bet/inquire_costs': defineCall({
    summary: 'What free bets of a period cost, by cause and template: given, spent, taken back',
    caller: administrator('free_bet/inquire_costs'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    /** Days of East Africa; without them the last thirty. */
    input: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    output: z.array(
      z.object({
        /** Of the line: cause and template. */
        id: z.string(),
        cause,
        template: person.nullable(),
        count: z.number().int(),
        given: amount,
        /** Given less what is left and what was taken back. */
        spent: amount,
        left: amount,
        taken_back: amount,
        turnover: amount,
      }),
    ),
  }),
  'free_bet/give': defineCall({
    summary: 'Gives a free bet of a template to one user or many, each once for a request',
    caller: provenAdministrator('free_bet/give'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      template_id: id,
      ids: bulkIds,
      reason,
      /** Chosen by the page: the same request again gives nothing. */
      request_key: requestKey,
    }),
    output: z.object({
      outcome: z.enum(['done', 'proposed']),
      proposal_id: id.nullable(),
      /** Of one that was done, what became of each user. */
      results: bulkAnswer,
    }),
  }),
  'free_bet_template/inquire': definePagedCall({
    summary: 'What the office may give: amount, days, caps, and how much of the budget is gone',
    caller: administrator('free_bet_template/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      active: flag.optional(),
      /** A part of either name. */
      name: visibleText(60).optional(),
    }),
    output: z.array(template),
  }),
  'free_bet_template/add': defineCall({
    summary: 'Another template',
    caller: provenAdministrator('free_bet_template/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ ...templateFields, reason }),
    output: template,
  }),
  'free_bet_template/update': defineCall({
    summary: 'Changes a template for whatever is given from now on; an older revision is refused',
    caller: provenAdministrator('free_bet_template/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, ...templateFields, revision: z.number().int(), reason }),
    output: template,
  }),
};
