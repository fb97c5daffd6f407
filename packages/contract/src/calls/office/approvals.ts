import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { approvalStates, proposalKinds } from '../../constants/operations/approvals.ts';
import { flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { moneyPath } from '../money/money-path.ts';
import { person } from './office-fields.ts';

const kind = z.enum(Object.keys(proposalKinds) as [keyof typeof proposalKinds]);
const state = z.enum(Object.keys(approvalStates) as [keyof typeof approvalStates]);

const proposal = z.object({
  id,
  kind,
  /** In the administrator's language: "Balance change, +250,000". */
  title: z.string(),
  /** Why one person does not suffice: "from 1,000,000: two persons". */
  rule: z.string(),
  /** Whom or what it is about, for a link. */
  subject: z.object({
    kind: z.enum([
      'user',
      'withdrawal',
      'deposit',
      'match',
      'role',
      'manager',
      'campaign',
      'pool-issue',
      'racing-round',
      'setting',
      'none',
    ]),
    id: z.string(),
    name: z.string(),
  }),
  reason: z.string(),
  proposed_by: person,
  proposed_at: instant,
  ends_at: instant,
  state,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  decision_note: z.string(),
  /** What stood in the way of one that is no longer possible; empty otherwise. */
  why_not: z.string(),
  /** 1 when the caller may decide it: another person's, waiting, and the role has its node too. */
  for_me: flag,
  /** 1 when the caller proposed it: somebody else must decide. */
  by_me: flag,
});

/** One line of what would change, as it stands now and as it would stand. */
const difference = z.object({ label: z.string(), before: z.string(), after: z.string() });

export const approvalCalls = {
  'approval/inquire': definePagedCall({
    summary: 'Proposals: waiting ones oldest first, decided ones newest first',
    caller: administrator('approval/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      view: z.enum(['for-me', 'waiting', 'mine', 'decided']).default('waiting'),
      kind: kind.optional(),
    }),
    output: z.array(proposal),
  }),
  'approval/detailed': defineCall({
    summary: 'One proposal with what it would change, checked again now',
    caller: administrator('approval/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: proposal.extend({
      changes: z.array(difference),
      checks: z.array(z.object({ text: z.string(), holds: flag })),
      /** Of a withdrawal that waits, for whoever may decide withdrawals. */
      money_path: moneyPath.nullable(),
    }),
  }),
  'approval/decide': defineCall({
    summary:
      'Another person does what was proposed, once, or refuses it; its state is checked again',
    caller: provenAdministrator('approval/decide'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      id,
      decision: z.enum(['approve', 'refuse']),
      /** Obligatory when refusing. */
      note: visibleText(200).default(''),
    }),
    output: proposal,
  }),
  'approval/withdraw': defineCall({
    summary: 'Who proposed takes it back',
    caller: administrator('approval/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: proposal,
  }),
};

/** How many wait, for the counts of the menu. A queue that the role may not see is left out. */
export const queueCalls = {
  'queue/counts': defineCall({
    summary: 'How many wait in each queue that the caller may see, and whether rights changed',
    caller: administrator('subscriber/subscriber_info'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      /** As in `subscriber_info`: a page that knows another one asks what it may do (BO-110). */
      rights: z.string(),
      counts: z.array(
        z.object({
          /** The screen's node. */
          node: z.string(),
          count: z.number().int(),
          /** `overdue`: red, over its goal; `mine`: gold, for me; `waiting`: grey. */
          tone: z.enum(['overdue', 'mine', 'waiting']),
        }),
      ),
    }),
  }),
};

export const officeSettings = z.object({
  /** 1: nobody works here without an authenticator. */
  totp_required: flag,
  idle_minutes: z.number().int().min(5).max(720),
  /** How long a proof is good before money moves. */
  proof_minutes: z.number().int().min(1).max(120),
  /** Shillings from which a second person decides; 0 means every time. */
  balance_change_from: z.number().int().min(0).max(1_000_000_000),
  credit_by_hand_from: z.number().int().min(0).max(1_000_000_000),
  withdrawal_from: z.number().int().min(0).max(1_000_000_000),
  /** By what the touched orders would be paid. */
  result_change_from: z.number().int().min(0).max(1_000_000_000),
  /** By the budgets that one person starts in a day. */
  campaign_from: z.number().int().min(0).max(1_000_000_000),
  /** 1: more rights for a role or a person need a second person. */
  role_changes: flag,
  /** After so long without a decision a proposal ends by itself. */
  proposal_hours: z.number().int().min(1).max(168),
});

export const officeConfigCalls = {
  'office_config/inquire': defineCall({
    summary: 'How the office guards itself, and who changed that last',
    caller: administrator('office_config/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      settings: officeSettings,
      revision: z.number().int(),
      changed_by: person.nullable(),
      changed_at: instant.nullable(),
    }),
  }),
  'office_config/update': defineCall({
    summary: 'Another configuration of the office; an older revision is refused',
    caller: provenAdministrator('office_config/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: officeSettings.extend({ revision: z.number().int(), note: visibleText(200).min(1) }),
    output: z.object({ revision: z.number().int() }),
  }),
};
