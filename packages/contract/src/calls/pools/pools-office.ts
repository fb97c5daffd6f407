import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  nothing,
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
import { payType } from '../betting/bet-fields.ts';
import { serialNumber, wholeAmount } from '../money/payment-fields.ts';
import { deed, maskedPhone, person, reason } from '../office/office-fields.ts';
import {
  count,
  issueHead,
  issueMatch,
  issueResult,
  poolGame,
  poolIssueStatus,
  poolTerms,
  poolTicketStatus,
  ticket,
  tier,
} from './pool-fields.ts';

const revision = z.number().int().min(1);

const typePlan = poolTerms.extend({
  bet_amount: wholeAmount.min(1).max(1_000_000),
  /** What players read, such as "Jackpot 17". */
  label: visibleText(40).min(1),
  identifier_prefix: z.string().regex(/^[A-Z]{1,4}$/),
  /** The prices of a match may differ by so much; more is a warning, not a wall. */
  max_range_odds: z.number().min(0).max(100).multipleOf(0.01),
  /** 0: no further issues. */
  active: flag,
});

const shownType = typePlan.extend({
  id,
  game: poolGame,
  revision,
  /** Issues so far. */
  issues: count,
  /** Waits for the next issue. */
  rollover: amount,
  changed_by: person.nullable(),
  changed_at: instant,
});

/** `guessing_bet_type`: what the next issue of a game is sold on. */
export const poolTypeCalls = {
  'guessing_bet_type/inquire_all': defineCall({
    summary: 'Jackpots and Lucky Six with the terms of their next issues',
    caller: administrator('guessing_bet_type/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(shownType),
  }),
  'guessing_bet_type/detailed': defineCall({
    summary: 'One of them',
    caller: administrator('guessing_bet_type/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: shownType,
  }),
  'guessing_bet_type/add': defineCall({
    summary: 'Adds a jackpot or a Lucky Six',
    caller: provenAdministrator('guessing_bet_type/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: typePlan.extend({ game: poolGame, reason }),
    output: shownType,
  }),
  'guessing_bet_type/update': defineCall({
    summary: 'Changes the terms of issues that are opened from now on',
    caller: provenAdministrator('guessing_bet_type/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: typePlan.extend({ id, revision, reason }),
    output: shownType,
  }),
  'guessing_bet_type/remove': defineCall({
    summary: 'Removes one that never had an issue',
    caller: provenAdministrator('guessing_bet_type/remove'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: z.null(),
  }),
};

/** What speaks against a match, before it is sold. */
const matchWarning = z.enum(['odds-apart', 'no-odds', 'too-early', 'twice']);

const chosenMatches = z.object({
  matches: z.array(id).max(20),
  reserves: z.array(id).max(5),
});

const officeIssue = issueResult.extend({
  revision,
  sold_lines: count,
  sold_tickets: count,
  stakes: amount,
  /** Of matches: what speaks against each, by its id. */
  warnings: z.array(z.object({ match_id: id, warning: matchWarning })),
  opened_by: person.nullable(),
  settled_by: person.nullable(),
  /** 1 when all results are there. */
  decidable: flag,
  /** 1 when a result changed after it was paid. */
  differs: flag,
  /** 1 from the second person's approval until every ticket has its money. */
  paying: flag,
});

/** Who is how far, and what it would cost. */
const standing = z.object({
  pool: amount,
  decided: count,
  /** Lines by the right picks they have now … */
  right: z.array(z.object({ right: count, lines: count })),
  /** … and by what they can still reach. */
  reachable: z.array(z.object({ right: count, lines: count, tickets: count })),
  /** What would be paid if it ended as it stands. */
  liability: amount,
  /** Of each match that waits: who would still have a first prize after each result. */
  tree: z.array(
    z.object({ match_id: id, outcomes: z.array(z.object({ pick: z.string(), lines: count })) }),
  ),
});

const preview = z.object({
  issue_id: id,
  pool: amount,
  tiers: z.array(tier.extend({ lines: count, tickets: count, prize: amount, paid: amount })),
  tickets: count,
  winners: count,
  paid: amount,
  tax: amount,
  remainder: amount,
  /** By the house; below nothing where a correction gives some of it back. */
  top_up: signedAmount,
  rollover: amount,
  /** Of a correction: what was paid before and is taken back. */
  taken_back: amount,
  /** Names exactly this outcome: settling asks for it, so that nothing else is done. */
  digest: z.string(),
});

const officeTicket = ticket.extend({
  user_id: id,
  user_name: z.string(),
  phone: maskedPhone,
  device: z.enum(['desktop', 'phone']),
});

export const poolIssueCalls = {
  'pool_issue/inquire': definePagedCall({
    summary: 'Issues of jackpots and Lucky Six, the newest first',
    caller: administrator('pool_issue/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      game: poolGame.optional(),
      status: poolIssueStatus.optional(),
      type_id: id.optional(),
    }),
    output: z.array(
      issueHead.extend({ pool: amount, sold_lines: count, stakes: amount, paid: amount }),
    ),
  }),
  'pool_issue/detailed': defineCall({
    summary: 'One issue with its matches, sales and how it was shared out',
    caller: administrator('pool_issue/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: officeIssue,
  }),
  'pool_issue/matches': definePagedCall({
    summary: 'Matches that can be chosen for an issue, with what speaks against each',
    caller: administrator('pool_issue/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      type_id: id,
      /** Team or competition. */
      key_word: z.string().trim().max(60).default(''),
      from: instant.optional(),
      until: instant.optional(),
    }),
    output: z.array(
      issueMatch
        .pick({ match_id: true, start_time: true, competition: true, odds: true })
        .extend({ team_home: z.string(), team_away: z.string(), warnings: z.array(matchWarning) }),
    ),
  }),
  'pool_issue/add': defineCall({
    summary: 'Writes a draft of the next issue, which no player sees',
    caller: administrator('pool_issue/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: chosenMatches.extend({ type_id: id, reason }),
    output: officeIssue,
  }),
  'pool_issue/update': defineCall({
    summary: 'Changes a draft',
    caller: administrator('pool_issue/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: chosenMatches.extend({ id, revision, reason }),
    output: officeIssue,
  }),
  'pool_issue/open': defineCall({
    summary: 'Puts a draft on sale: matches and terms are fixed, the house tops up the pool',
    caller: provenAdministrator('pool_issue/open'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, revision, reason }),
    output: officeIssue,
  }),
  'pool_issue/close': defineCall({
    summary: 'Ends the sale now instead of at the first kick-off',
    caller: provenAdministrator('pool_issue/close'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: officeIssue,
  }),
  'pool_issue/set_result': defineCall({
    summary: 'The end of one match of an issue, where the house knows better than the feed',
    caller: provenAdministrator('pool_issue/set_result'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      id,
      match_id: id,
      end: z.enum(['played', 'off', 'by-feed']),
      home_score: z.number().int().min(0).max(30).default(0),
      away_score: z.number().int().min(0).max(30).default(0),
      reason,
    }),
    output: officeIssue,
  }),
  'pool_issue/standing': defineCall({
    summary: 'Who can still win an issue, and what it would cost as things stand',
    caller: administrator('pool_issue/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: standing,
  }),
  'pool_issue/tickets': definePagedCall({
    summary: 'Tickets of an issue, newest first, or those of a player or a state',
    caller: administrator('pool_issue/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      id: id.optional(),
      game: poolGame.optional(),
      user_id: id.optional(),
      serial_number: serialNumber.optional(),
      status: poolTicketStatus.optional(),
      pay_type: payType.optional(),
    }),
    output: z.array(officeTicket),
  }),
  'pool_issue/preview': defineCall({
    summary: 'What settling an issue, or settling it anew, would pay, without paying it',
    caller: administrator('pool_issue/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: preview,
  }),
  'pool_issue/settle': defineCall({
    summary: 'Pays an issue, or pays it anew after a correction; always by two persons',
    caller: provenAdministrator('pool_issue/settle'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, digest: z.string().max(64), reason }),
    output: deed,
  }),
  'pool_issue/cancel': defineCall({
    summary: 'Cancels an issue and refunds every ticket; by two persons once it was sold',
    caller: provenAdministrator('pool_issue/cancel'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: deed,
  }),
};
