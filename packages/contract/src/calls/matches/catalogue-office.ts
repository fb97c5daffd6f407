import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { COMPETITION_TIERS, TIER_MARGIN_MAX_PERCENT } from '../../constants/betting/limits.ts';
import { flag, id, page, pageSize, visibleText } from '../../fields.ts';
import { bulkIds, reason } from '../office/office-fields.ts';
import { liveDelay, revision, sequence } from './match-office.ts';

const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;
const text = visibleText(60).optional();
/** Of a sport, a country, a bookmaker, a market type. */
const number = z.string().regex(/^\d{1,9}$/);

const rollBet = z.literal([1, 2], 'live-bet-flag-unknown');
const tier = z
  .number()
  .int('tier-unknown')
  .min(1, 'tier-unknown')
  .max(COMPETITION_TIERS, 'tier-unknown');

const competition = z.object({
  id,
  name: z.string(),
  country: z.string(),
  sport_id: z.number().int(),
  matches: z.number().int(),
  /** The popular competitions that name it. */
  associated_names: z.string(),
  sequence: z.number().int(),
  roll_bet: rollBet,
  is_popular: flag,
  tier: tier.nullable(),
  revision,
});

export const competitionOfficeCalls = {
  'atlassian/competition_inquire': definePagedCall({
    ...usual,
    summary: 'Competitions with what the house decided about them; the largest sequence first',
    caller: administrator('atlassian/competition_inquire'),
    input: z.object({
      page,
      page_size: pageSize,
      text,
      sport_id: z.number().int().optional(),
      roll_bet: rollBet.optional(),
      tier: tier.optional(),
    }),
    output: z.array(competition),
  }),
  'competition/update': defineCall({
    ...usual,
    summary: 'Decides about one competition; an older revision is refused',
    caller: administrator('competition/update'),
    input: z.object({
      id,
      revision,
      sequence,
      roll_bet: rollBet,
      is_popular: flag,
      tier: tier.nullable(),
      reason,
    }),
    output: z.object({ revision }),
  }),
  'atlassian/update_sequence': defineCall({
    ...usual,
    summary: 'Another place of one competition among all, 0 to 100; an older revision is refused',
    caller: administrator('competition/update'),
    input: z.object({ id, revision, sequence, reason }),
    output: z.object({ revision }),
  }),
  'atlassian/update_associated': defineCall({
    ...usual,
    summary: 'The leagues that a popular competition is about; none: those of its own name',
    caller: administrator('popular/update'),
    input: z.object({
      /** Of the popular competition. */
      id: z.string().regex(/^\d{1,9}$/),
      revision: z.number().int(),
      associated: z.array(id).max(50),
    }),
    output: z.null(),
  }),
  'atlassian/update_roll_bet': defineCall({
    ...usual,
    summary: 'Allows live betting on competitions (1) or does not (2)',
    caller: administrator('competition/update'),
    input: z.object({ ids: bulkIds, roll_bet: rollBet, reason }),
    output: z.null(),
  }),
};

const marginPercent = z
  .number()
  .min(0, 'margin-out-of-range')
  .max(TIER_MARGIN_MAX_PERCENT, 'margin-out-of-range')
  .multipleOf(0.01, 'margin-out-of-range');
const stakeMaximum = z.number().int().min(100).max(100_000_000).nullable();

export const competitionTierCalls = {
  'competition_tier/inquire': defineCall({
    ...usual,
    summary: 'The tiers of competitions: what each costs in margin and takes in stakes',
    caller: administrator('competition_tier/inquire'),
    input: nothing,
    output: z.array(
      z.object({
        tier: z.string(),
        margin_percent: marginPercent,
        stake_maximum: stakeMaximum,
        competitions: z.number().int(),
        revision,
      }),
    ),
  }),
  'competition_tier/update': defineCall({
    ...usual,
    summary: 'Another margin or highest stake of a tier; an older revision is refused',
    caller: provenAdministrator('competition_tier/update'),
    input: z.object({
      tier: z.string().regex(/^\d$/, 'tier-unknown'),
      revision,
      margin_percent: marginPercent,
      stake_maximum: stakeMaximum,
      reason,
    }),
    output: z.object({ revision }),
  }),
};

/** Why something of the provider's has no place in our catalogue. */
export const unmappedReasons = [
  'name-missing',
  'sides-missing',
  'competition-missing',
  'country-missing',
  'sport-unknown',
  'type-unknown',
] as const;

export const mappingCalls = {
  'atlassian/get_mapping': definePagedCall({
    ...usual,
    summary: 'Our number and the provider’s of matches, leagues, teams and markets; the unmapped',
    caller: administrator('atlassian/get_mapping'),
    input: z.object({
      page,
      page_size: pageSize,
      kind: z.enum(['match', 'league', 'team', 'market']).default('match'),
      text,
      /** Markets and teams of one match. */
      match_id: id.optional(),
      /** 1: only what has no place with us. */
      unmapped: flag.optional(),
    }),
    output: z.array(
      z.object({
        id,
        /** As the provider numbers it; of a market the type that it names. */
        provider_id: z.string(),
        name: z.string(),
        /** Where it belongs: the competition of a match, the match of a market. */
        belongs_to: z.string(),
        unmapped: flag,
        why: z.enum(unmappedReasons).nullable(),
      }),
    ),
  }),
};

const betStatus = z.literal([1, 2]);
const typeFlag = z.literal([0, 1, 2, 3]);

export const marketTypeOfficeCalls = {
  'atlassian/get_betting_type': definePagedCall({
    ...usual,
    summary: 'Market types with what the house decided about them',
    caller: administrator('atlassian/get_betting_type'),
    input: z.object({
      page,
      page_size: pageSize,
      text,
      bet_status: betStatus.optional(),
      type_flag: typeFlag.optional(),
    }),
    output: z.array(
      z.object({
        id: number,
        name: z.string(),
        sport_group: z.string(),
        bet_status: betStatus,
        /** What holds, and what the type is shipped with. */
        type_flag: typeFlag,
        shipped_type_flag: typeFlag,
        live_delay: liveDelay,
        revision,
      }),
    ),
  }),
  'atlassian/update_bet_status': defineCall({
    ...usual,
    summary: 'Whether and when a market type is sold, and how long a bet in play on it waits',
    caller: administrator('atlassian/update_bet_status'),
    input: z.object({
      id: number,
      revision,
      bet_status: betStatus,
      type_flag: typeFlag,
      live_delay: liveDelay,
      reason,
    }),
    output: z.object({ revision }),
  }),
};

export const countryOfficeCalls = {
  'atlassian/get_location': definePagedCall({
    ...usual,
    summary: 'Countries with their place in the menu of countries and their flag',
    caller: administrator('atlassian/get_location'),
    input: z.object({ page, page_size: pageSize, text }),
    output: z.array(
      z.object({
        id: number,
        name: z.string(),
        alpha2: z.string(),
        flag: z.string(),
        sequence: z.number().int(),
        matches: z.number().int(),
        revision,
      }),
    ),
  }),
  'atlassian/update_location_sequence': defineCall({
    ...usual,
    summary: 'Another place or flag of a country; an older revision is refused',
    caller: administrator('atlassian/update_location_sequence'),
    input: z.object({
      id: number,
      revision,
      sequence,
      /** `TZ`, `GB-ENG`; empty: its own. */
      flag: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^([A-Z]{2}(-[A-Z]{3})?)?$/),
      reason,
    }),
    output: z.object({ revision }),
  }),
};

export const bookmakerOfficeCalls = {
  'bookmaker/inquire': definePagedCall({
    ...usual,
    summary: 'Bookmakers in the order in which their offers are asked',
    caller: administrator('bookmaker/inquire'),
    input: z.object({ page, page_size: pageSize, text }),
    output: z.array(
      z.object({
        bookmaker_id: number,
        name: z.string(),
        sequence: z.number().int(),
        revision,
      }),
    ),
  }),
  'bookmaker/update_sequence': defineCall({
    ...usual,
    summary: 'Another place of a bookmaker, 0 to 100; an older revision is refused',
    caller: administrator('bookmaker/update_sequence'),
    input: z.object({ bookmaker_id: number, revision, sequence, reason }),
    output: z.object({ revision }),
  }),
};
