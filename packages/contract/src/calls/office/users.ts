import { STAKE_FACTOR_MAX, STAKE_FACTOR_MIN } from '@kipute/domain/betting/stake-factor';
import { z } from 'zod';
import {
  administrator,
  administratorOrAgent,
  defineCall,
  definePagedCall,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { genders, PROFILE_TEXT_MAX } from '../../constants/accounts/profile.ts';
import { riskGroups } from '../../constants/betting/risk.ts';
import { rowsOf } from '../../constants/choice.ts';
import { reportedFlags } from '../../constants/operations/administration.ts';
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
import { typedPhone } from '../accounts/account-fields.ts';
import { requestKey } from '../money/payment-fields.ts';
import {
  bulkAnswer,
  bulkIds,
  deed,
  maskedPhone,
  person,
  personName,
  reason,
  sortOrder,
} from './office-fields.ts';

const reported = z.union([
  z.literal(reportedFlags['not-reported'].id),
  z.literal(reportedFlags.reported.id),
]);
const stakeFactor = z.number().int().min(STAKE_FACTOR_MIN).max(STAKE_FACTOR_MAX);
const riskGroup = z.literal(rowsOf(riskGroups).map(([, { id: number }]) => number));
const gender = z.union([
  z.literal(genders.unsaid.id),
  z.literal(genders.male.id),
  z.literal(genders.female.id),
]);
/** Percent of a friend's losses, with at most two decimals. */
const returnScale = z.number().min(0).max(100).multipleOf(0.01);
const invitationCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,20}$/);

const flags = {
  disabled_status: flag,
  no_bet: flag,
  no_withdraw: flag,
  withdrawal_whitelist: flag,
  reported,
  /** 1: counts in statistics; house, test and promotion accounts do not. */
  participation_statistics: flag,
  closed: flag,
};

export const user = z.object({
  id,
  name: z.string(),
  phone: maskedPhone,
  /** `agent` when the account carries the agent role. */
  kind: z.enum(['player', 'agent']),
  superior: person.nullable(),
  balance: amount,
  credit_money: amount,
  virtual_currency: amount,
  /** Deposits less withdrawals less what is left: what the house won, from its side. */
  net_result: signedAmount,
  ...flags,
  return_scale: returnScale,
  invitation_code: z.string(),
  /** The newest one; all of them stand on the user's page. */
  note: z.string(),
  register_time: instant,
  register_network: z.string(),
  login_time: instant.nullable(),
  login_network: z.string(),
  /** Percent of everybody's limits that this user may stake; agents always read 100 … */
  stake_factor: stakeFactor,
  /** … and 0. */
  risk_group: riskGroup,
});

/** What a list of users can be asked for: every field of the specification. */
const userFilter = {
  user_id: id.optional(),
  /** As people write it: whole, or its last digits. */
  phone: visibleText(20).optional(),
  name: visibleText(60).optional(),
  note: visibleText(60).optional(),
  mail: visibleText(60).optional(),
  location: visibleText(60).optional(),
  job: visibleText(60).optional(),
  gender: gender.optional(),
  birth_from: z.iso.date().optional(),
  birth_to: z.iso.date().optional(),
  superior_id: id.optional(),
  invitation_code: visibleText(20).optional(),
  kind: z.enum(['player', 'agent']).optional(),
  disabled_status: flag.optional(),
  no_bet: flag.optional(),
  no_withdraw: flag.optional(),
  withdrawal_whitelist: flag.optional(),
  reported: reported.optional(),
  participation_statistics: flag.optional(),
  /** 1: closed accounts; without it they are left out. */
  closed: flag.optional(),
  register_from: instant.optional(),
  register_to: instant.optional(),
  login_from: instant.optional(),
  login_to: instant.optional(),
  /** An address or a network: "41.59.3.7", "41.59.3.0/24". */
  register_network: z.string().trim().max(50).optional(),
  login_network: z.string().trim().max(50).optional(),
  balance_from: amount.optional(),
  balance_to: amount.optional(),
  credit_from: amount.optional(),
  credit_to: amount.optional(),
  net_from: signedAmount.optional(),
  net_to: signedAmount.optional(),
  risk_group: riskGroup.optional(),
  /** 1: those whose stake factor is not 100. */
  own_stake_factor: flag.optional(),
};

export const userCalls = {
  'subscriber/inquire': definePagedCall({
    summary: 'Users by every field they have; the count is exact up to a hundred thousand',
    caller: administratorOrAgent('subscriber/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      sort_field: z
        .enum(['register_time', 'login_time', 'balance', 'net_result'])
        .default('register_time'),
      sort_order: sortOrder,
      ...userFilter,
    }),
    output: z.array(user),
  }),
  'subscriber/add': defineCall({
    summary: 'A player added by the office, with a random password that is shown once',
    caller: provenAdministrator('subscriber/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      phone: typedPhone,
      name: personName,
      superior_id: id.optional(),
      participation_statistics: flag.default(1),
    }),
    output: z.object({ user, password: z.string() }),
  }),
  'subscriber/update': defineCall({
    summary: 'Corrects what a player told about themselves',
    caller: administrator('subscriber/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      user_id: id,
      name: personName,
      gender,
      mail: z.union([z.literal(''), z.email().max(120)]),
      birthday: z.union([z.literal(''), z.iso.date()]),
      location: visibleText(PROFILE_TEXT_MAX),
      job: visibleText(PROFILE_TEXT_MAX),
      reason,
    }),
    output: z.null(),
  }),
  'subscriber/reveal_phone': defineCall({
    summary: 'The whole phone number of a user; who looked is logged',
    caller: administrator('subscriber/reveal_phone'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id }),
    output: z.object({ phone: z.string() }),
  }),
  'subscriber/user_reset_password': defineCall({
    summary: 'A random password, shown once, which must be changed at the next sign-in',
    caller: provenAdministrator('subscriber/user_reset_password'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, reason }),
    output: z.object({ password: z.string() }),
  }),
  'subscriber/update_balance': defineCall({
    summary: 'Adds to a balance or takes from it, never below zero; bill type 2',
    caller: provenAdministrator('subscriber/update_balance'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ request_key: requestKey, user_id: id, amount: signedAmount, reason }),
    output: deed,
  }),
  'subscriber/update_credit_money': defineCall({
    summary: 'Adds to the credit or takes from it, never below zero; bill type 2',
    caller: provenAdministrator('subscriber/update_credit_money'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ request_key: requestKey, user_id: id, amount: signedAmount, reason }),
    output: deed,
  }),
  'subscriber/update_virtual_currency': defineCall({
    summary: 'Adds to the racing coin or takes from it, never below zero; bill type 2',
    caller: provenAdministrator('subscriber/update_virtual_currency'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ request_key: requestKey, user_id: id, amount: signedAmount, reason }),
    output: deed,
  }),
  'subscriber/disable': defineCall({
    summary: 'Disables a user, whose sessions and sockets end at once, or lets them in again',
    caller: administrator('subscriber/disable'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, disabled_status: flag, reason }),
    output: z.null(),
  }),
  'subscriber/all_update_disable_status': defineCall({
    summary: 'Disables many users or lets them in again, with an answer for each',
    caller: administrator('subscriber/all_update_disable_status'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_ids: bulkIds, disabled_status: flag, reason }),
    output: bulkAnswer,
  }),
  'subscriber/update_note': defineCall({
    summary: 'One more note about a user; notes are never changed',
    caller: administrator('subscriber/update_note'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, note: visibleText(500).min(1) }),
    output: z.null(),
  }),
  'subscriber/update_no_bet': defineCall({
    summary: 'Forbids a user to bet, or allows it again',
    caller: administrator('subscriber/update_no_bet'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, no_bet: flag, reason }),
    output: z.null(),
  }),
  'subscriber/update_no_withdraw': defineCall({
    summary: 'Forbids a user to withdraw, or allows it again',
    caller: administrator('subscriber/update_no_withdraw'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, no_withdraw: flag, reason }),
    output: z.null(),
  }),
  'subscriber/update_withdrawal_whitelist': defineCall({
    summary: 'Whether withdrawals of a user skip the review by a clerk',
    caller: administrator('subscriber/update_withdrawal_whitelist'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, withdrawal_whitelist: flag, reason }),
    output: z.null(),
  }),
  'subscriber/update_reported': defineCall({
    summary: 'Whether the gaming board is told of a user’s bets: 1 no, 2 yes',
    caller: administrator('subscriber/update_reported'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, reported, reason }),
    output: z.null(),
  }),
  'subscriber/update_return_scale': defineCall({
    summary: 'Percent of what friends lose that an inviter is given',
    caller: administrator('subscriber/update_return_scale'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, return_scale: returnScale, reason }),
    output: z.null(),
  }),
  'subscriber/update_invitation_code': defineCall({
    summary: 'Another invitation code, which nobody else has',
    caller: administrator('subscriber/update_invitation_code'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, invitation_code: invitationCode, reason }),
    output: z.null(),
  }),
  'subscriber/update_superior': defineCall({
    summary: 'Another superior, or none; never one from the user’s own tree',
    caller: administrator('subscriber/update_superior'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, superior_id: id.nullable(), reason }),
    output: z.null(),
  }),
  'subscriber/update_participation_statistics': defineCall({
    summary: 'Whether an account counts in statistics, tax and reports',
    caller: administrator('subscriber/update_participation_statistics'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, participation_statistics: flag, reason }),
    output: z.null(),
  }),
  'subscriber/update_stake_factor': defineCall({
    summary:
      'How much of the limits users may stake, and their risk group, with an answer for each',
    caller: administrator('subscriber/update_stake_factor'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      user_ids: bulkIds,
      stake_factor: stakeFactor,
      risk_group: riskGroup,
      reason,
    }),
    output: bulkAnswer,
  }),
  'subscriber/remove': defineCall({
    summary: 'Closes an account without money and open bets: signed out, and out of the lists',
    caller: provenAdministrator('subscriber/remove'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, reason }),
    output: z.null(),
  }),
};
