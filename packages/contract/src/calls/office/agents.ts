import { z } from 'zod';
import {
  administrator,
  administratorOrAgent,
  defineCall,
  definePagedCall,
  office,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import {
  amount,
  flag,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
  visibleText,
} from '../../fields.ts';
import { maskedPhone, person, reason, sortOrder } from './office-fields.ts';

const agent = z.object({
  id,
  account: maskedPhone,
  name: z.string(),
  superior: person.nullable(),
  invitation_code: z.string(),
  return_scale: z.number(),
  credit_money: amount,
  disabled_status: flag,
  /** Directly and below, counted over everybody in the tree. */
  invitees: z.number().int(),
  /** In the period, over the whole tree; what players lost is the house's profit. */
  loss: amount,
  profit: amount,
  /** Losses less gains, from the house's side. */
  net_result: signedAmount,
  recharge_total: signedAmount,
  withdraw_total: signedAmount,
  /** What the agent was given for them; below nought when more was taken back in the period. */
  rewards: signedAmount,
  agent_since: instant,
});

const period = {
  /** Days of East Africa; without them everything since the beginning. */
  start_day: z.iso.date().optional(),
  end_day: z.iso.date().optional(),
};

export const agentCalls = {
  'subscriber/inquire_agent': definePagedCall({
    summary:
      'Agents with what their trees brought in a period; an agent sees itself and those below',
    caller: administratorOrAgent('subscriber/inquire_agent'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      sort_field: z
        .enum(['agent_since', 'invitees', 'net_result', 'recharge_total'])
        .default('agent_since'),
      sort_order: sortOrder,
      user_id: id.optional(),
      name: visibleText(60).optional(),
      phone: visibleText(20).optional(),
      invitation_code: visibleText(20).optional(),
      disabled_status: flag.optional(),
      /** Only agents in the tree of this one. */
      above_id: id.optional(),
      ...period,
    }),
    output: z.array(agent),
  }),
  'subscriber/detailed_agent': defineCall({
    summary: 'One agent with what the tree brought in a period',
    caller: administratorOrAgent('subscriber/inquire_agent'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, ...period }),
    output: agent,
  }),
  'subscriber/add_agent': defineCall({
    summary: 'Gives a player the agent role: an office login by their phone and password',
    caller: provenAdministrator('subscriber/add_agent'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      /** A player's number or phone. */
      user_id: id.optional(),
      phone: visibleText(20).optional(),
      return_scale: z.number().min(0).max(100).multipleOf(0.01).optional(),
      reason,
    }),
    output: agent,
  }),
  'subscriber/update_agent': defineCall({
    summary: 'Return scale of an agent, or the end of the agent role',
    caller: provenAdministrator('subscriber/update_agent'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      user_id: id,
      return_scale: z.number().min(0).max(100).multipleOf(0.01),
      /** 0 takes the role away; the player and the invitees stay. */
      agent: flag,
      reason,
    }),
    output: z.null(),
  }),
  'subscriber/get_proxy_user': definePagedCall({
    summary: 'The users of an agent’s tree',
    caller: administratorOrAgent('subscriber/inquire_agent'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, agent_id: id }),
    output: z.array(
      person.extend({
        phone: maskedPhone,
        superior: person.nullable(),
        /** 1 for whom the agent invited, 2 for whom those invited, and so on. */
        depth: z.number().int(),
        register_time: instant,
        net_result: signedAmount,
      }),
    ),
  }),
  'order_list/get_proxy': defineCall({
    summary: 'The agents above the player of an order, the nearest first',
    caller: administrator('order_list/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: z.array(person),
  }),
};

const found = z.object({
  kind: z.enum([
    'user',
    'agent',
    'manager',
    'order',
    'deposit',
    'withdrawal',
    'pool-ticket',
    'pool-issue',
    'racing-order',
    'booking-code',
    'match',
  ]),
  id: z.string(),
  /** Of a ticket of jackpot or Lucky Six: the issue that shows it. */
  issue_id: id.optional(),
  /** What it is called, and one line about it. */
  title: z.string(),
  detail: z.string(),
});

export const finderCalls = {
  'finder/find': defineCall({
    summary: 'What a phone, name, number, receipt, code, issue or match in the finder may mean',
    caller: office,
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ text: visibleText(60).min(1) }),
    output: z.array(found),
  }),
};
