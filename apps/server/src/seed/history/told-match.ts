import { legOutcomeOfFeed, legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { marketName } from '@kipute/contract/constants/betting-types/market-name';
import {
  type SelectionToName,
  selectionName,
} from '@kipute/contract/constants/betting-types/selection-name';
import { type Locale, locales } from '@kipute/contract/locale';
import { z } from 'zod';
import type { LegWords } from '../../features/odds-board/index.ts';

const name = z.object({ name: z.string(), swahili: z.string() });
const team = name.extend({ id: z.string() });
const odds = z.number().positive().nullable();

const toldSelection = z.object({
  id: z.string(),
  offerId: z.string(),
  liveOfferId: z.string(),
  key: z.string(),
  odds,
  liveOdds: odds,
  statusId: z.number().int(),
});

const toldMatch = z.object({
  id: z.string(),
  sportId: z.number().int(),
  popularity: z.number(),
  startsAt: z.number(),
  endedAt: z.number().nullable(),
  home: team,
  away: team,
  league: name,
  country: name.nullable(),
  score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
  liveAt: z.number().nullable(),
  markets: z.array(
    z.object({
      id: z.string(),
      bettingTypeId: z.number().int(),
      eventPartId: z.number().int(),
      line: z.number().nullable(),
      selections: z.array(toldSelection),
    }),
  ),
});

/** A match as the provider remembers it: how it ended, what it cost, what became of each bet. */
export type ToldMatch = z.infer<typeof toldMatch>;
export type ToldMarket = ToldMatch['markets'][number];
export type ToldSelection = ToldMarket['selections'][number];

/** One to a line. */
export const readToldMatches = (text: string): readonly ToldMatch[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => toldMatch.parse(JSON.parse(line)));

/** What became of a leg on it; the number of the contract. */
export function outcomeOf({ statusId }: ToldSelection): number {
  const word = legOutcomeOfFeed(statusId);
  return legOutcomes[word ?? 'pending'].id;
}

/** What a bet is on, in words that outlive the match, as the board puts them together. */
export const legWords = (
  match: ToldMatch,
  market: ToldMarket,
  { key }: ToldSelection,
): Readonly<Record<string, LegWords>> =>
  Object.fromEntries(locales.map((locale) => [locale, wordsIn({ match, market, key }, locale)]));

type Named = { readonly match: ToldMatch; readonly market: ToldMarket; readonly key: string };

function wordsIn({ match, market, key }: Named, locale: Locale): LegWords {
  const said = (one: { name: string; swahili: string }) =>
    locale === 'sw' ? one.swahili : one.name;
  const [home, away] = [said(match.home), said(match.away)];
  const country = match.country ? said(match.country) : '';
  const { bettingTypeId: typeId, eventPartId: partId, line } = market;
  return {
    ...{ home, away, league: [said(match.league), country].filter(Boolean).join(' · ') },
    market: marketName({ typeId, partId, line: line ?? undefined }, locale),
    selection: selectionName(selectionOf(key, { home, away, line: line ?? 0 }), locale),
  };
}

type Sides = { readonly home: string; readonly away: string; readonly line: number };

function selectionOf(key: string, { home, away, line }: Sides): SelectionToName {
  const draw: SelectionToName = { kind: 'draw' };
  const [one, other] = [home, away].map((side): SelectionToName => ({ kind: 'named', name: side }));
  if (!one || !other) throw new Error('a match has two sides');
  const known: Readonly<Record<string, SelectionToName>> = {
    home: one,
    draw,
    away: other,
    over: { kind: 'over', line },
    under: { kind: 'under', line },
    yes: { kind: 'yes' },
    no: { kind: 'no' },
    'home-draw': { kind: 'any-of', of: [one, draw] },
    'home-away': { kind: 'any-of', of: [one, other] },
    'draw-away': { kind: 'any-of', of: [draw, other] },
  };
  const found = known[key];
  if (!found) throw new Error(`no words for the selection ${key}`);
  return found;
}
