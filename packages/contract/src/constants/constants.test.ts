import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unchangedCalls } from '../calls/unchanged.ts';
import { locales } from '../locale.ts';
import { serialLetters } from './betting/serial-numbers.ts';
import { bettingTypes } from './betting-types/betting-types.ts';
import { constantsIn } from './constants.ts';
import { defaultPopularLeagues } from './content/popular-leagues.ts';
import { fullTimePart } from './matches/event-parts.ts';
import { liveEntityClasses } from './matches/live-entities.ts';
import { marketKinds, offerStatuses } from './matches/markets.ts';
import { matchStatuses } from './matches/match-statuses.ts';
import { operators } from './money/operators.ts';
import { plainLists } from './plain-lists.ts';

type Row = { readonly id: number; readonly sw: string; readonly en: string };

const keyedLists: Record<string, Readonly<Record<string, Row>>> = {
  ...plainLists,
  match_status: matchStatuses,
  betting_offer_status: offerStatuses,
  market_kinds: marketKinds,
  popular_leagues: defaultPopularLeagues,
  operators,
  betting_types: Object.fromEntries(bettingTypes.map((type) => [type.key, type])),
};

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const specified: [list: string, ids: number[]][] = [
  ['payment_methods', [1, 2]],
  ['operators', [3, 4, 6, 7]],
  ['outcome', [0, ...upTo(6)]],
  ['type_flag', [0, 1, 2, 3]],
  ['pay_status', [1, 2, 3]],
  ['order_status', upTo(8)],
  ['match_status', upTo(8)],
  ['betting_offer_status', upTo(7)],
  ['job_status', [1, 2, 3]],
  ['job_types', upTo(25)],
  ['bill_types', upTo(25)],
  ['log_types', [1, 2, 3, 4, 9, 58]],
  ['banner_types', [11, 15, 16, 19]],
  ['rich_text_types', [8, 9, 10, 14, 30, 31, 34, 35, 48]],
  ['guessing_bet_types', [1, 2]],
  ['event_parts', [3]],
  ['node_types', [1, 2]],
  ['roll_bet', [1, 2]],
  ['reported', [1, 2]],
  ['sports', [1, 8, 3, 26, 9, 5, 96, 45, 36, 25, 83, 86]],
  ['betting_types', [7, 9, 32, 45, 47, 69, 76, 118, 185, 520]],
];

describe('lists', () => {
  test.each(Object.entries(keyedLists))('[CON-01] %s: numbers are used once', (_, rows) => {
    const ids = Object.values(rows).map((row) => row.id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('[CON-01] words of betting types are used once over all sports', () => {
    const words = bettingTypes.map((type) => type.key);
    expect(words).toEqual([...new Set(words)]);
  });

  test.each(Object.entries(keyedLists))('[CON-01] %s: named in both languages', (_, rows) => {
    const unnamed = Object.entries(rows).filter(
      ([, row]) => row.sw.trim() === '' || row.en.trim() === '',
    );
    expect(unnamed).toEqual([]);
  });

  test.each(specified)('[CON-02] %s has every number of the specification', (list, ids) => {
    const present = Object.values(keyedLists[list] ?? {}).map((row) => row.id);
    expect(present).toEqual(expect.arrayContaining(ids));
  });

  test('[CON-08] the full-time part is part 3', () => {
    expect(fullTimePart.id).toBe(3);
  });

  test('[CON-09] offers that can be bet on', () => {
    const bettable = Object.values(offerStatuses).filter((status) => status.canBet);
    expect(bettable.map((status) => status.id)).toEqual([1, 2]);
  });

  test('[CON-09] matches that stand in home lists', () => {
    const shown = Object.values(matchStatuses).filter((status) => status.inHomeLists);
    expect(shown.map((status) => status.id)).toEqual([1, 2]);
  });

  test('[CON-13] letters of serial numbers', () => {
    const letters = Object.entries(serialLetters).map(([product, row]) => [product, row.letter]);
    expect(Object.fromEntries(letters)).toEqual({
      bet: 'B',
      jackpot: 'J',
      'lucky-six': 'S',
      racing: 'R',
      deposit: 'D',
      withdrawal: 'W',
    });
  });

  test('[CON-14] default popular leagues', () => {
    const leagues = Object.values(defaultPopularLeagues).map((row) => [row.en, row.sorting]);
    expect(leagues).toEqual([
      ['EURO', 100],
      ['Premier League', 99],
      ['Copa America', 98],
      ['La Liga', 97],
      ['Bundesliga', 96],
      ['Serie A', 95],
      ['Ligue 1', 94],
    ]);
  });

  test('[CON-15] entities of a monitoring message', () => {
    expect(liveEntityClasses).toEqual({
      BettingOffer: 'applied',
      Market: 'ignored',
      Event: 'logged',
    });
  });
});

describe('unchanged/inquire', () => {
  const schema = unchangedCalls['unchanged/inquire'].output.strict();

  test.each(locales)('[CON-10] the answer in %s fits its schema', (locale) => {
    expect(schema.parse(constantsIn(locale))).toEqual(constantsIn(locale));
  });

  test('[CON-10] a row without a name does not fit', () => {
    const content = constantsIn('sw');
    const nameless = { ...content, seal: content.seal.map((row) => ({ ...row, name: '' })) };
    expect(schema.safeParse(nameless).success).toBe(false);
  });

  test('[CON-10] languages differ in texts alone', () => {
    const withoutTexts = (content: unknown) =>
      JSON.stringify(content, (key, value) =>
        key === 'name' || (key === 'description' && value !== null) ? 'text' : value,
      );
    expect(withoutTexts(constantsIn('sw'))).toBe(withoutTexts(constantsIn('en-US')));
    expect(constantsIn('sw').bill_types[4]?.name).toBe('Kuweka pesa');
    expect(constantsIn('en-US').bill_types[4]?.name).toBe('Deposit');
  });

  test('[CON-12] limits and times', () => {
    const { limits, timing, default_classification, full_time_event_part_id } = constantsIn('sw');
    expect({ default_classification, full_time_event_part_id }).toEqual({
      default_classification: 69,
      full_time_event_part_id: 3,
    });
    expect(limits).toMatchObject({
      stake_step: 100,
      accumulator_max: 60,
      share_code_length: 6,
      archive_days: 30,
      date_selector_days: 7,
      placeholder_matches: 3,
      list_page_size: 10,
      results_page_size: 20,
      bookmaker_sequence_max: 100,
      racing_statistics_rounds: 100,
      jackpot_results_per_match_max: 2,
    });
    expect(timing).toEqual({
      request_timeout_ms: 600_000,
      heartbeat_ms: 5_000,
      reconnect_ms: 1_000,
      reconnect_tries_max: 99_999,
      odds_refresh_ms: 5_000,
      no_bet_poll_ms: 10_000,
      clock_tick_ms: 1_000,
      popular_leagues_default_ms: 200,
      home_refresh_cool_down_ms: 500,
      chat_retry_ms: 2_000,
      slip_kept_days: 2,
      token_lifetime_seconds: 86_400,
    });
  });
});

test('[CON-11] no table file loads the schema library', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const loading = files.filter((file) =>
    /^import (?!type )[^;]*from '(?:zod|[./]*calls\/|[./]*fields)/m.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(loading).toEqual([]);
});
