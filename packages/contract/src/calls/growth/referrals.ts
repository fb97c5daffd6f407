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
import {
  circleRelations,
  referralObstacles,
  referralStates,
} from '../../constants/growth/referrals.ts';
import { amount, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { maskedPhone, person } from '../office/office-fields.ts';

const state = z.enum(Object.keys(referralStates) as [keyof typeof referralStates]);
const obstacle = z.enum(Object.keys(referralObstacles) as [keyof typeof referralObstacles]);
const relation = z.enum(Object.keys(circleRelations) as [keyof typeof circleRelations]);

const terms = z.object({
  /** What a friend must stake of own money, in bets that are decided. */
  stake: amount,
  /** The free bet for it, once for each friend. */
  reward: amount,
  days_valid: z.number().int(),
});

export const referralCalls = {
  'referral/inquire': definePagedCall({
    summary: 'Whom the player invited, newest first: how far each has come, and the reward',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ page, page_size: pageSize }),
    output: z.array(
      z.object({
        /** Empty for somebody who was forgotten. */
        phone: maskedPhone,
        date: instant,
        /** Settled own stakes, counted until the reward is decided. */
        total_stake: amount,
        state,
        /** Paid for this friend; 0 while it is not. */
        reward: amount,
      }),
    ),
  }),
  'referral/summary': defineCall({
    summary: 'The player’s invitation code, what inviting brought so far, and its terms now',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      invitation_code: z.string(),
      total_invited: z.number().int(),
      /** Of them, those whose reward was paid. */
      total_paid: z.number().int(),
      total_reward: amount,
      total_stake: amount,
      /** Percent of what friends lose, and what it brought. */
      return_scale: z.number(),
      return_reward: amount,
      terms,
    }),
  }),
};

const record = z.object({
  /** The friend's user number: one invitation each. */
  id,
  friend: person.extend({ phone: maskedPhone }),
  inviter: person.extend({ phone: maskedPhone }),
  date: instant,
  total_stake: amount,
  state,
  obstacle,
  reward: amount,
  paid_at: instant.nullable(),
  decision: z.enum(['none', 'allowed', 'refused']),
  decided_by: person.nullable(),
  decision_note: z.string(),
});

const revision = z.number().int();

const referralSettings = z.object({
  stake: z.number().int().min(1).max(100_000_000),
  reward: z.number().int().min(1).max(10_000_000),
  days_valid: z.number().int().min(1).max(365),
});

export const referralOfficeCalls = {
  'referral_record/inquire': definePagedCall({
    summary: 'Invitations with progress, reward and what stands in the way, newest first',
    caller: administrator('referral_record/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      state: state.optional(),
      obstacle: obstacle.exclude(['none']).optional(),
      inviter_id: id.optional(),
      friend_id: id.optional(),
    }),
    output: z.array(record),
  }),
  'referral_record/detailed': defineCall({
    summary: 'One invitation with everybody of the inviter’s circle who shares something',
    caller: administrator('referral_record/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: record.extend({
      links: z.array(
        z.object({
          user: person,
          relation,
          shares: z.enum(['device', 'payout-phone', 'registration-network']),
        }),
      ),
    }),
  }),
  'referral_record/decide': defineCall({
    summary: 'Allows the reward of two who look like one person, or refuses it for good',
    caller: provenAdministrator('referral_record/decide'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      id,
      decision: z.enum(['allowed', 'refused']),
      note: visibleText(200).min(1),
    }),
    output: record,
  }),
  'referral_config/inquire': defineCall({
    summary: 'What a friend must stake and what the inviter gets, and who changed that last',
    caller: administrator('referral_config/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      settings: referralSettings,
      revision,
      changed_by: person.nullable(),
      changed_at: instant.nullable(),
    }),
  }),
  'referral_config/update': defineCall({
    summary: 'Other terms for whatever is paid from now on; an older revision is refused',
    caller: provenAdministrator('referral_config/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: referralSettings.extend({ revision, note: visibleText(200).min(1) }),
    output: z.object({ revision }),
  }),
};
