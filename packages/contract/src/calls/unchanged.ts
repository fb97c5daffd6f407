import { z } from 'zod';
import { anyone, browsing, defineCall, nothing } from '../call.ts';
import { serialLetters } from '../constants/betting/serial-numbers.ts';
import { sportGroups } from '../constants/betting-types/betting-type.ts';
import { rowsOf, type Word, wordsOf } from '../constants/choice.ts';
import { defaultPopularLeagues } from '../constants/content/popular-leagues.ts';
import { marketKinds, offerStatuses } from '../constants/matches/markets.ts';
import { matchStatuses } from '../constants/matches/match-statuses.ts';
import { operators } from '../constants/money/operators.ts';
import { plainLists } from '../constants/plain-lists.ts';
import { flag } from '../fields.ts';

const wholeNumber = z.number().int();
const name = z.string().min(1);
const choice = z.object({ id: wholeNumber, key: z.string(), name });

/** `key` is our own word for the row, the same in every language and release. */
function choiceFrom<Table extends object>(table: Table) {
  return choice.extend({ key: z.enum(wordsOf(table)) });
}

type PlainLists = typeof plainLists;
type PlainShape = {
  [Name in keyof PlainLists]: z.ZodArray<
    z.ZodObject<{
      id: z.ZodNumber;
      key: z.ZodEnum<{ [Key in Word<PlainLists[Name]>]: Key }>;
      name: z.ZodString;
    }>
  >;
};

const plainShape = Object.fromEntries(
  rowsOf(plainLists).map(([list, table]) => [list, z.array(choiceFrom(table))]),
) as PlainShape;

const kindFlags = {
  is_handicap: flag,
  is_over_under: flag,
  has_line: flag,
  /** Null when the feed decides how many selections there are. */
  selection_count: wholeNumber.nullable(),
};

const bettingType = choice.extend({
  description: z.string().nullable(),
  provider_name: z.string().nullable(),
  sport_group: z.enum(sportGroups),
  /** Ids of `market_groups`, `market_kinds`, `result_types` and `type_flag`. */
  group: wholeNumber,
  kind: wholeNumber,
  result_type: wholeNumber,
  type_flag: wholeNumber,
  ...kindFlags,
  name_blanked: flag,
});

const operator = choiceFrom(operators).extend({
  /** The operator's word in the switches of `pay_config`. */
  network: z.enum(['tigo', 'airtel', 'vodacom', 'halotel']),
  colour: z.string().regex(/^#[0-9A-F]{6}$/),
  prefixes: z.array(z.string().regex(/^\d{2}$/)),
});

const limits = z.object({
  stake_step: wholeNumber,
  accumulator_max: wholeNumber,
  share_code_length: wholeNumber,
  jackpot_results_per_match_max: wholeNumber,
  racing_statistics_rounds: wholeNumber,
  bookmaker_sequence_max: wholeNumber,
  archive_days: wholeNumber,
  date_selector_days: wholeNumber,
  placeholder_matches: wholeNumber,
  list_page_size: wholeNumber,
  results_page_size: wholeNumber,
});

const timing = z.object({
  request_timeout_ms: wholeNumber,
  heartbeat_ms: wholeNumber,
  reconnect_ms: wholeNumber,
  reconnect_tries_max: wholeNumber,
  odds_refresh_ms: wholeNumber,
  no_bet_poll_ms: wholeNumber,
  clock_tick_ms: wholeNumber,
  popular_leagues_default_ms: wholeNumber,
  home_refresh_cool_down_ms: wholeNumber,
  chat_retry_ms: wholeNumber,
  slip_kept_days: wholeNumber,
  token_lifetime_seconds: wholeNumber,
});

const constants = z.object({
  ...plainShape,
  match_status: z.array(choiceFrom(matchStatuses).extend({ in_home_lists: flag })),
  betting_offer_status: z.array(choiceFrom(offerStatuses).extend({ can_bet: flag })),
  market_kinds: z.array(choiceFrom(marketKinds).extend(kindFlags)),
  betting_types: z.array(bettingType),
  popular_leagues: z.array(choiceFrom(defaultPopularLeagues).extend({ sorting: wholeNumber })),
  operators: z.array(operator),
  serial_letters: z.array(
    z.object({ key: z.enum(wordsOf(serialLetters)), letter: z.string().length(1), name }),
  ),
  full_time_event_part_id: wholeNumber,
  default_classification: wholeNumber,
  limits,
  timing,
});

export type Constants = z.output<typeof constants>;

export const unchangedCalls = {
  'unchanged/inquire': defineCall({
    summary: 'The constants of both sites: enumerations, bill types, statuses, operators, markets',
    caller: anyone,
    rateLimit: browsing,
    input: nothing,
    output: constants,
  }),
};
