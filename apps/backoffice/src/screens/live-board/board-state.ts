import type { DeskBoard, DeskMatch, LiveDeskNews } from '@kipute/contract/calls/office/live-desk';
import type { Language } from '../../i18n/language.ts';
import { formatDay } from '../../time/eat.ts';

export type Shown = 'all' | 'live' | 'today' | 'sealed';
export type Order = 'live' | 'worst' | 'bets';

export const shownChoices = ['all', 'live', 'today', 'sealed'] as const satisfies readonly Shown[];
export const orderChoices = ['live', 'worst', 'bets'] as const satisfies readonly Order[];

/** A change replaces the matches it names; those it leaves out stay the same objects. */
export function applyNews(board: DeskBoard | undefined, news: LiveDeskNews): DeskBoard {
  const { kind: _, ...now } = news;
  if (news.kind === 'all' || !board) return now;
  const changed = new Map(news.matches.map((match) => [match.id, match]));
  const gone = new Set(news.gone);
  const kept = board.matches
    .filter(({ id }) => !gone.has(id))
    .map((match) => changed.get(match.id) ?? match);
  const known = new Set(board.matches.map(({ id }) => id));
  const added = news.matches.filter(({ id }) => !known.has(id));
  return { ...now, matches: [...kept, ...added] };
}

const byStart = (one: DeskMatch, other: DeskMatch) =>
  one.start_time < other.start_time ? -1 : Number(one.start_time > other.start_time);

const orders: Readonly<Record<Order, (one: DeskMatch, other: DeskMatch) => number>> = {
  live: (one, other) => other.live - one.live || byStart(one, other) || one.worst - other.worst,
  worst: (one, other) => one.worst - other.worst || byStart(one, other),
  bets: (one, other) => other.bets_per_minute - one.bets_per_minute || one.worst - other.worst,
};

export type Wanted = {
  readonly shown: Shown;
  readonly order: Order;
  readonly text: string;
};

const isWanted = (match: DeskMatch, { shown, text }: Wanted, nowMs: number): boolean => {
  if (shown === 'live' && match.live !== 1) return false;
  if (shown === 'sealed' && match.sealed === 'no') return false;
  if (shown === 'today' && formatDay(Date.parse(match.start_time)) !== formatDay(nowMs))
    return false;
  const words = [match.name.sw, match.name.en, match.competition.sw, match.competition.en];
  return text === '' || words.join(' ').toLowerCase().includes(text.toLowerCase());
};

export function matchesShown(
  matches: readonly DeskMatch[],
  wanted: Wanted,
  nowMs: number,
): readonly DeskMatch[] {
  return matches
    .filter((match) => isWanted(match, wanted, nowMs))
    .toSorted((one, other) => orders[wanted.order](one, other) || (one.id < other.id ? -1 : 1));
}

/** Figures this old are not to be acted on. */
const LOCKED_AFTER_MS = 10_000;
/** The board speaks every second; two lost in a row are seen. */
const LATE_AFTER_MS = 3_500;

export type Freshness = 'live' | 'late' | 'locked';

export function freshnessOf(heardAtMs: number | undefined, nowMs: number): Freshness {
  const age = heardAtMs === undefined ? Number.POSITIVE_INFINITY : nowMs - heardAtMs;
  if (age >= LOCKED_AFTER_MS) return 'locked';
  return age >= LATE_AFTER_MS ? 'late' : 'live';
}

const [THOUSAND, MILLION] = [1_000, 1_000_000];
const TEN = 10;

/** `−3.7M`, `+19k`, `−900`: short enough for a cell, and never a zero that is none. */
export function shortAmount(amount: number, sign: 'signed' | 'plain' = 'plain'): string {
  const size = Math.abs(amount);
  const mark = amount < 0 ? '−' : sign === 'signed' && amount > 0 ? '+' : '';
  return `${mark}${shortSize(size)}`;
}

function shortSize(size: number): string {
  if (size >= MILLION) return `${(size / MILLION).toFixed(1)}M`;
  if (size >= TEN * THOUSAND) return `${Math.round(size / THOUSAND)}k`;
  if (size >= THOUSAND) return `${(size / THOUSAND).toFixed(1)}k`;
  return String(Math.round(size));
}

const HEAT_STEPS = 6;

/** 0 for nothing, 1 to 6 by how near it comes to the largest figure of the board. */
export function heatOf(result: number, scale: number): number {
  if (result === 0 || scale === 0) return 0;
  return Math.max(1, Math.min(HEAT_STEPS, Math.ceil((Math.abs(result) / scale) * HEAT_STEPS)));
}

export const scaleOf = (matches: readonly DeskMatch[]): number =>
  Math.max(
    0,
    ...matches.flatMap(({ selections }) => selections.map(({ result }) => Math.abs(result))),
  );

export const inLanguage = (
  text: { readonly sw: string; readonly en: string },
  language: Language,
): string => text[language];

/** Of what was placed and what was refused, as people are told: one decimal, never 100 by rounding. */
export function acceptedPercent(placed: number, refused: number): string {
  const all = placed + refused;
  if (all === 0) return '–';
  const percent = (placed / all) * 100;
  return (refused === 0 ? percent : Math.min(percent, 99.9)).toFixed(1);
}
