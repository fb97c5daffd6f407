import type { BetListEntry, Market, Outcome } from '@kipute/contract/calls/matches/match-info';
import {
  type MarketGroupWord,
  marketGroups,
} from '@kipute/contract/constants/matches/market-groups';
import { isShownLine, type LineRow, lineRowOf } from './line-rows.ts';
import { type Cell, cellsOf, type MarketType, type Section, type Sides } from './market-type.ts';
import { type EarlierPlaces, inOrder } from './outcome-order.ts';
import { scoreRowsOf } from './score-rows.ts';
import { selectionSign } from './selection-sign.ts';

const SHORT_SIGN_MAX = 9;

type Terms = {
  readonly sides: Sides;
  /** For a type whose name is blank on purpose. */
  readonly groupName: (group: MarketGroupWord) => string;
  readonly before?: MarketType | undefined;
};

/** A betting type as the page draws it; undefined when nothing of it is left to show. */
export function arrangeType(entry: BetListEntry, terms: Terms): MarketType | undefined {
  const markets = entry.market_list.filter((market) => isShownLine(market) && isSold(market));
  if (markets.length === 0) return undefined;
  const group = groupOf(entry.group);
  const name = entry.typeName || terms.groupName(group);
  const type = {
    id: entry.bettingTypeId,
    name,
    note: entry.description,
    group,
    marketCount: markets.length,
    sections: sectionsOf(markets, name, terms),
  };
  return terms.before && JSON.stringify(terms.before) === JSON.stringify(type)
    ? terms.before
    : type;
}

const SUSPENDED = 7;

/** A market that nobody prices at all is left out until somebody does (MPG-14). */
function isSold({ outcome_list }: Market): boolean {
  return outcome_list.some(({ odds, statusId }) => odds > 0 && soldStatuses.includes(statusId));
}

const soldStatuses: readonly number[] = [1, 2, SUSPENDED];

function groupOf(word: string): MarketGroupWord {
  return word in marketGroups ? (word as MarketGroupWord) : 'specials';
}

function sectionsOf(markets: readonly Market[], name: string, terms: Terms): Section[] {
  const earlier = placesIn(terms.before);
  const lines = new Map<string, { readonly market: Market; readonly rows: LineRow[] }>();
  const sections: (() => Section)[] = [];
  for (const market of markets) {
    const row = lineRowOf(market, terms.sides);
    if (!row) {
      sections.push(() => sectionOfOne(market, name, { sides: terms.sides, earlier }));
      continue;
    }
    const key = `${market.eventPartId} ${market.name} ${row.heads.length}`;
    const known = lines.get(key);
    if (known) {
      known.rows.push(row);
      continue;
    }
    const begun = { market, rows: [row] };
    lines.set(key, begun);
    sections.push(() => sectionOfLines(begun.market, name, begun.rows));
  }
  return sections.map((make) => make());
}

function sectionOfLines(market: Market, typeName: string, rows: readonly LineRow[]): Section {
  const sorted = [...rows].sort((one, other) => one.line - other.line);
  const whole = sorted.find(({ heads }) => heads.every((head) => head !== '')) ?? sorted[0];
  return {
    key: market.id_card,
    title: sectionTitle(market.name, typeName),
    words: market.name || typeName,
    heads: whole?.heads ?? [],
    columns: whole?.heads.length ?? 2,
    rows: sorted.map(({ row }) => row),
  };
}

type Placing = { readonly sides: Sides; readonly earlier: EarlierPlaces };

function sectionOfOne(market: Market, typeName: string, { sides, earlier }: Placing): Section {
  const about = {
    key: market.id_card,
    title: sectionTitle(market.name, typeName),
    words: market.name || typeName,
  };
  const scores = scoreRowsOf(market);
  if (scores) {
    const heads = [sides.home.name, sides.draw, sides.away.name];
    return { ...about, heads, columns: 3, rows: scores };
  }
  const cells = inOrder(market.outcome_list, sides, earlier).map((outcome) =>
    cellOf(outcome, about.words, sides),
  );
  const columns = columnsFor(cells);
  return { ...about, heads: [], columns, rows: rowsOf(cells, columns, market.id_card) };
}

function cellOf(outcome: Outcome, marketWords: string, sides: Sides): Cell {
  const { id_card, name } = outcome;
  const sign = selectionSign(outcome, sides);
  return { selectionId: id_card, sign, words: sign === name ? marketWords : name };
}

function columnsFor(cells: readonly Cell[]): number {
  if (cells.length <= 3) return Math.max(2, cells.length);
  return cells.every(({ sign }) => sign.length <= SHORT_SIGN_MAX) ? 3 : 2;
}

function rowsOf(cells: readonly Cell[], columns: number, marketId: string): Section['rows'] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, place) => ({
    key: `${marketId} ${place}`,
    cells: cells.slice(place * columns, (place + 1) * columns),
  }));
}

function placesIn(before: MarketType | undefined): EarlierPlaces {
  const cells = before ? cellsOf(before) : [];
  return new Map(cells.map(({ selectionId }, place) => [selectionId, place]));
}

/** What a market's name adds to that of its type: "Mshindi (1X2), Kipindi cha kwanza" adds the half. */
export function sectionTitle(marketName: string, typeName: string): string {
  const rest = marketName
    .replace(typeName, '')
    .replace(/^[\s,:]+|[\s,:]+$/g, '')
    .replace(/:\s+\(/, ' (');
  const [, bare] = /^\(([^()]*)\)$/.exec(rest) ?? [];
  return bare ?? rest;
}
