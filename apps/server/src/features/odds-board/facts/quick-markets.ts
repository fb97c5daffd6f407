import { fullTimePart, wholePartIds } from '@kipute/contract/constants/matches/event-parts';
import { scoringUnits } from '@kipute/contract/constants/matches/live-data';
import { sports } from '@kipute/contract/constants/matches/sports';
import { tileLineOf } from '@kipute/domain/odds/odds-lines';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Market, Match, Selection } from '../ports.ts';

/** A selection together with the market it is sold in. */
export type Sellable = { readonly market: Market; readonly selection: Selection };
type Maybe = Sellable | null;

export type OverUnder = { readonly over: readonly Sellable[]; readonly under: readonly Sellable[] };

/** What a tile shows of a match. */
export type QuickMarkets = {
  readonly winner: { readonly home: Maybe; readonly draw: Maybe; readonly away: Maybe };
  readonly doubleChance: {
    readonly homeOrDraw: Maybe;
    readonly awayOrDraw: Maybe;
    readonly homeOrAway: Maybe;
  };
  readonly bothScore: { readonly yes: Maybe; readonly no: Maybe };
  readonly totals: OverUnder;
  readonly corners: OverUnder;
  readonly cards: OverUnder;
};

const types = { doubleChance: 9, bothScore: 76, totals: 47, corners: 118, cards: 185 } as const;
/** Three-way first; a sport without draws has one of the others as its main market. */
const winnerTypes: readonly number[] = [69, 466, 10_800];

type SelectionsOf = (marketId: string) => readonly Selection[];

/** Arranges the markets on offer for a tile. */
export function quickMarketsOf(
  match: Match,
  markets: readonly Market[],
  selectionsOf: SelectionsOf,
): QuickMarkets {
  const fullTime = markets.filter((market) => market.partId === fullTimePart.id);
  const sellablesIn = (market: Market | undefined): readonly Sellable[] =>
    market ? selectionsOf(market.id).map((selection) => ({ market, selection })) : [];
  const sellablesOf = (typeId: number) =>
    sellablesIn(fullTime.find((market) => market.marketTypeId === typeId));
  const linesOf = (typeId: number) =>
    overUnderOf(
      fullTime
        .filter((market) => market.marketTypeId === typeId && countsItsUsualUnit(market))
        .flatMap(sellablesIn),
    );
  return {
    winner: winnerOf(sellablesIn(winnerMarketOf(match, markets)), match),
    doubleChance: doubleChanceOf(sellablesOf(types.doubleChance), match),
    bothScore: yesNoOf(sellablesOf(types.bothScore)),
    totals: linesOf(types.totals),
    corners: linesOf(types.corners),
    cards: linesOf(types.cards),
  };
}

/** Plain over/under can also be about corners or cards; those have types of their own. */
function countsItsUsualUnit({ marketTypeId, scoringUnitId }: Market): boolean {
  return (
    marketTypeId !== types.totals ||
    scoringUnitId === null ||
    scoringUnitId === scoringUnits.goal.id
  );
}

/**
 * Football's winner is that of ordinary time, another sport's that of the whole match. While it is
 * withdrawn its place is empty: a set or a quarter is won by somebody else (ODB-21).
 */
function winnerMarketOf({ sportId }: Match, markets: readonly Market[]): Market | undefined {
  const isOfMatch =
    sportId === sports.football.id
      ? (partId: number) => partId === fullTimePart.id
      : (partId: number) => wholePartIds.has(partId);
  const placeOf = (market: Market) => winnerTypes.indexOf(market.marketTypeId);
  const [main] = markets
    .filter((market) => placeOf(market) >= 0 && isOfMatch(market.partId))
    .toSorted((one, other) => one.partId - other.partId || placeOf(one) - placeOf(other));
  return main;
}

const isDraw = ({ typeId, code }: Selection): boolean =>
  typeId === outcomeTypes.draw || code === '#D';

type Sides = Pick<Match, 'homeId' | 'awayId'>;
type Test = (selection: Selection) => boolean;

const find = (sellables: readonly Sellable[], test: Test): Maybe =>
  sellables.find(({ selection }) => test(selection)) ?? null;

function winnerOf(
  sellables: readonly Sellable[],
  { homeId, awayId }: Sides,
): QuickMarkets['winner'] {
  return {
    home: find(sellables, ({ teamId }) => teamId !== null && teamId === homeId),
    draw: find(sellables, isDraw),
    away: find(sellables, ({ teamId }) => teamId !== null && teamId === awayId),
  };
}

function doubleChanceOf(
  sellables: readonly Sellable[],
  { homeId, awayId }: Sides,
): QuickMarkets['doubleChance'] {
  const orDraw = (team: string | undefined): Test => {
    return ({ teamId, secondTeamId }) => teamId === team && secondTeamId === null;
  };
  return {
    homeOrDraw: find(sellables, orDraw(homeId)),
    awayOrDraw: find(sellables, orDraw(awayId)),
    homeOrAway: find(sellables, ({ secondTeamId }) => secondTeamId !== null),
  };
}

function yesNoOf(sellables: readonly Sellable[]): QuickMarkets['bothScore'] {
  return {
    yes: find(sellables, ({ yes }) => yes === true),
    no: find(sellables, ({ yes }) => yes === false),
  };
}

export const isOver = ({ typeId, name }: Selection): boolean =>
  typeId === outcomeTypes.totalOver || /^over\b/i.test(name);
export const isUnder = ({ typeId, name }: Selection): boolean =>
  typeId === outcomeTypes.totalUnder || /^under\b/i.test(name);

const lineOf = ({ selection }: Sellable): number | undefined =>
  tileLineOf(selection.line === null ? selection.name : String(selection.line));

function overUnderOf(sellables: readonly Sellable[]): OverUnder {
  const sorted = sellables
    .map((sellable) => ({ sellable, line: lineOf(sellable) ?? Number.NaN }))
    .filter(({ line }) => !Number.isNaN(line))
    .toSorted((one, other) => one.line - other.line);
  const column = (test: Test) => {
    const ofSide = sorted.filter(({ sellable }) => test(sellable.selection));
    // The provider may split one line over two markets; a tile has one button for it.
    return ofSide
      .filter(({ line }, index) => ofSide[index - 1]?.line !== line)
      .map(({ sellable }) => sellable);
  };
  return { over: column(isOver), under: column(isUnder) };
}

/** The line a tile shows; of the others the nearest stands in once this one is decided. */
const TILE_LINE = { totals: 2.5, corners: 9.5, cards: 3.5 } as const;

/** What a list needs of the quick markets: one line of each, or a phone would pay for forty. */
export function tileMarketsOf(quick: QuickMarkets): QuickMarkets {
  return {
    ...quick,
    totals: nearestLine(quick.totals, TILE_LINE.totals),
    corners: nearestLine(quick.corners, TILE_LINE.corners),
    cards: nearestLine(quick.cards, TILE_LINE.cards),
  };
}

function nearestLine({ over, under }: OverUnder, wanted: number): OverUnder {
  const distance = (sellable: Sellable) => Math.abs((lineOf(sellable) ?? 0) - wanted);
  const [nearest] = over.toSorted((one, other) => distance(one) - distance(other));
  const line = nearest && lineOf(nearest);
  const ofLine = (sellable: Sellable) => lineOf(sellable) === line;
  return { over: over.filter(ofLine), under: under.filter(ofLine) };
}

/** In the order of a tile; markets that decide whether a match is listed come before cards. */
export function sellablesThatList(quick: QuickMarkets): readonly Sellable[] {
  const { winner, doubleChance, bothScore, totals, corners } = quick;
  const rows = [winner, doubleChance, bothScore].flatMap((row) => Object.values(row));
  const columns = [totals, corners].flatMap(({ over, under }) => [...over, ...under]);
  return [...rows, ...columns].filter((sellable) => sellable !== null);
}

export function allSellables(quick: QuickMarkets): readonly Sellable[] {
  return [...sellablesThatList(quick), ...quick.cards.over, ...quick.cards.under];
}
