import type { Constants } from '../calls/unchanged.ts';
import { REQUEST_TIMEOUT_MS } from '../envelope.ts';
import { type Locale, textIn } from '../locale.ts';
import { HEARTBEAT_MS, RECONNECT_MS, RECONNECT_TRIES_MAX } from '../socket.ts';
import * as limits from './betting/limits.ts';
import { serialLetters } from './betting/serial-numbers.ts';
import { bettingTypes, defaultClassification } from './betting-types/betting-types.ts';
import { type Choices, named, namedList, rowsOf } from './choice.ts';
import { defaultPopularLeagues } from './content/popular-leagues.ts';
import { fullTimePart } from './matches/event-parts.ts';
import { marketGroups } from './matches/market-groups.ts';
import { marketKinds, offerStatuses, resultTypes, typeFlags } from './matches/markets.ts';
import { matchStatuses } from './matches/match-statuses.ts';
import { operators, prefixesOf } from './money/operators.ts';
import { plainLists } from './plain-lists.ts';
import * as timing from './timing.ts';

const flag = (condition: boolean): 0 | 1 => (condition ? 1 : 0);

type PlainLists = { [Name in keyof typeof plainLists]: Constants[Name] };

function plainListsIn(locale: Locale): PlainLists {
  const lists = rowsOf(plainLists).map(
    ([name, table]) => [name, namedList<Choices>(table, locale)] as const,
  );
  return Object.fromEntries(lists) as PlainLists;
}

function marketListsIn(locale: Locale) {
  return {
    match_status: rowsOf(matchStatuses).map(([key, status]) => ({
      ...named(key, status, locale),
      in_home_lists: flag(status.inHomeLists),
    })),
    betting_offer_status: rowsOf(offerStatuses).map(([key, status]) => ({
      ...named(key, status, locale),
      can_bet: flag(status.canBet),
    })),
    market_kinds: rowsOf(marketKinds).map(([key, kind]) => ({
      ...named(key, kind, locale),
      is_handicap: flag(kind.isHandicap),
      is_over_under: flag(kind.isOverUnder),
      has_line: flag(kind.hasLine),
      selection_count: kind.selectionCount,
    })),
    betting_types: bettingTypesIn(locale),
    popular_leagues: rowsOf(defaultPopularLeagues).map(([key, league]) => ({
      ...named(key, league, locale),
      sorting: league.sorting,
    })),
  };
}

function bettingTypesIn(locale: Locale): Constants['betting_types'] {
  return bettingTypes.map((type) => ({
    ...named(type.key, type, locale),
    description: type.description && textIn(locale, type.description),
    provider_name: type.providerName,
    sport_group: type.sportGroup,
    group: marketGroups[type.group].id,
    kind: marketKinds[type.kind].id,
    result_type: resultTypes[type.resultType].id,
    type_flag: typeFlags[type.typeFlag].id,
    is_handicap: flag(type.isHandicap),
    is_over_under: flag(type.isOverUnder),
    has_line: flag(type.hasLine),
    selection_count: type.selectionCount,
    name_blanked: flag(type.nameBlanked),
  }));
}

function productListsIn(locale: Locale) {
  return {
    operators: rowsOf(operators).map(([key, operator]) => ({
      ...named(key, operator, locale),
      network: operator.network,
      colour: operator.colour,
      prefixes: prefixesOf(key),
    })),
    serial_letters: rowsOf(serialLetters).map(([key, product]) => ({
      key,
      letter: product.letter,
      name: textIn(locale, product),
    })),
  };
}

const numbers = {
  full_time_event_part_id: fullTimePart.id,
  default_classification: defaultClassification.id,
  limits: {
    stake_step: limits.STAKE_STEP_SHILLINGS,
    accumulator_max: limits.ACCUMULATOR_LEGS_MAX,
    share_code_length: limits.BOOKING_CODE_LENGTH,
    jackpot_results_per_match_max: limits.JACKPOT_RESULTS_PER_MATCH_MAX,
    racing_statistics_rounds: limits.RACING_STATISTICS_ROUNDS,
    bookmaker_sequence_max: limits.BOOKMAKER_SEQUENCE_MAX,
    archive_days: limits.ARCHIVE_AFTER_DAYS,
    date_selector_days: limits.DATE_SELECTOR_DAYS,
    placeholder_matches: limits.PLACEHOLDER_MATCHES,
    list_page_size: limits.LIST_PAGE_SIZE,
    results_page_size: limits.RESULTS_PAGE_SIZE,
  },
  timing: {
    request_timeout_ms: REQUEST_TIMEOUT_MS,
    heartbeat_ms: HEARTBEAT_MS,
    reconnect_ms: RECONNECT_MS,
    reconnect_tries_max: RECONNECT_TRIES_MAX,
    odds_refresh_ms: timing.ODDS_REFRESH_MS,
    no_bet_poll_ms: timing.BETTING_PAUSE_POLL_MS,
    clock_tick_ms: timing.CLOCK_TICK_MS,
    popular_leagues_default_ms: timing.POPULAR_LEAGUES_DEFAULT_MS,
    home_refresh_cool_down_ms: timing.HOME_REFRESH_COOL_DOWN_MS,
    chat_retry_ms: timing.CHAT_RETRY_MS,
    slip_kept_days: timing.SLIP_KEPT_DAYS,
    token_lifetime_seconds: timing.TOKEN_LIFETIME_SECONDS,
  },
};

function build(locale: Locale): Constants {
  return {
    ...plainListsIn(locale),
    ...marketListsIn(locale),
    ...productListsIn(locale),
    ...numbers,
  };
}

// They never change while a process lives, so they are put together once.
const contents: Record<Locale, Constants> = { sw: build('sw'), 'en-US': build('en-US') };

/** The content of `unchanged/inquire`. */
export function constantsIn(locale: Locale): Constants {
  return contents[locale];
}
