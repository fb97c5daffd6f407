import type { DeskMatch, DeskSelection } from '@kipute/contract/calls/office/live-desk';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { LegExposure } from '../betting/index.ts';
import type { MatchGlance } from '../odds-board/index.ts';
import type { BetRates } from './bet-rates.ts';
import type { LiveDeskDeps } from './ports.ts';

type RowsDeps = Pick<LiveDeskDeps, 'betting' | 'board' | 'catalogue' | 'settings'> & {
  readonly rates: BetRates;
};

const TREND_POINTS = 10;
/** Beside its columns: a match has hundreds of selections, and the worst are what one looks for. */
const OTHERS_MAX = 8;

/**
 * The rows of the board, made of the exposure that this process holds for placing bets: a selection
 * is looked at again only when something was heard of it, so a watched board costs what changed.
 */
export class ExposureRows {
  readonly #deps: RowsDeps;
  readonly #selectionsOf = new Map<string, Set<string>>();
  readonly #trends = new Map<string, number[]>();
  #rows = new Map<string, DeskMatch>();
  #touched = new Set<string>();

  constructor(deps: RowsDeps) {
    this.#deps = deps;
  }

  /** Something was bet on it, or decided. */
  touch(matchId: string, selectionId: string): void {
    this.#touched.add(matchId);
    const known = this.#selectionsOf.get(matchId);
    if (known) known.add(selectionId);
    else this.#selectionsOf.set(matchId, new Set([selectionId]));
  }

  /** Something about the match itself changed, such as what the house decided about it. */
  lookAgain(matchId: string): void {
    if (this.#rows.has(matchId)) this.#touched.add(matchId);
  }

  /** Everything is looked at again: after a start, and now and then for what was not heard. */
  rebuild(nowMs: number): void {
    this.#selectionsOf.clear();
    for (const {
      selectionId,
      matchId,
      liability,
      stake,
    } of this.#deps.betting.exposure.bySelection()) {
      if (liability !== 0n || stake !== 0n) this.touch(matchId, selectionId);
    }
    for (const matchId of this.#rows.keys()) this.#touched.add(matchId);
    this.renew(nowMs);
  }

  /** What was touched, and what is in play: its minute passes without a bet. */
  renew(nowMs: number): void {
    for (const [id, row] of this.#rows) if (row.live === 1) this.#touched.add(id);
    for (const matchId of this.#touched) {
      const row = this.#rowOf(matchId, nowMs);
      if (row) this.#rows.set(matchId, row);
      else this.#rows.delete(matchId);
    }
    this.#touched = new Set();
  }

  all(): ReadonlyMap<string, DeskMatch> {
    return this.#rows;
  }

  /** Once a minute. */
  sampleTrends(): void {
    for (const id of this.#trends.keys()) if (!this.#rows.has(id)) this.#trends.delete(id);
    for (const [id, { worst }] of this.#rows) {
      const points = [...(this.#trends.get(id) ?? []), worst];
      this.#trends.set(id, points.slice(-TREND_POINTS));
      this.#touched.add(id);
    }
  }

  #rowOf(matchId: string, nowMs: number): DeskMatch | undefined {
    const glance = this.#deps.board.glanceOf(matchId);
    const open = this.#openOn(matchId);
    if (!glance || open.length === 0) return undefined;
    const { matchExposureMaximum } = this.#deps.settings.current('bet');
    const selections = this.#selectionsIn(glance, open);
    const owed = open.reduce((sum, { liability }) => sum + liability, 0n);
    const stake = open.reduce((sum, one) => sum + one.stake, 0n);
    return {
      id: matchId,
      name: glance.name,
      competition: glance.competition,
      start_time: new Date(glance.startsAt).toISOString(),
      live: glance.isLive ? 1 : 0,
      minute: glance.minute,
      score: glance.score,
      stake: inShillings(stake),
      owed: inShillings(owed),
      worst: worstOf(selections),
      filled_percent: Number((owed * 100n) / matchExposureMaximum),
      bets_per_minute: this.#deps.rates.onMatch(matchId, nowMs),
      trend: [...(this.#trends.get(matchId) ?? [])],
      sealed: this.#sealOf(matchId, owed >= matchExposureMaximum),
      selections: shownOf(selections),
    };
  }

  #openOn(matchId: string): readonly LegExposure[] {
    const ids = [...(this.#selectionsOf.get(matchId) ?? [])];
    const { onSelection } = this.#deps.betting.exposure;
    return ids
      .map((id) => onSelection(id))
      .filter((one) => one !== undefined)
      .filter(({ liability, stake }) => liability > 0n || stake > 0n);
  }

  #sealOf(matchId: string, isFull: boolean): DeskMatch['sealed'] {
    const { isSuspended, isInMaintenance } = this.#deps.catalogue.choiceOfMatch(matchId);
    if (isSuspended || isInMaintenance) return 'by-hand';
    return isFull ? 'full' : 'no';
  }

  #selectionsIn({ columns }: MatchGlance, open: readonly LegExposure[]): readonly DeskSelection[] {
    const { catalogue } = this.#deps;
    const marketOf = (id: string) => catalogue.marketOfSelection(id)?.id ?? '';
    const stakes = new Map<string, bigint>();
    for (const { selectionId, stake } of open) {
      const market = marketOf(selectionId);
      stakes.set(market, (stakes.get(market) ?? 0n) + stake);
    }
    // A column nobody bet on wins the stakes of its market.
    const idle = columns.filter(
      (id): id is string => id !== undefined && stakes.has(marketOf(id)) && !isAmong(open, id),
    );
    const nothing = idle.map((selectionId) => ({ selectionId, liability: 0n, stake: 0n }));
    return [...open, ...nothing].map(({ selectionId, liability, stake }) => {
      const market = marketOf(selectionId);
      return {
        id: selectionId,
        ...this.#wordsOf(selectionId),
        market_id: market,
        column: columns.indexOf(selectionId) + 1,
        stake: inShillings(stake),
        owed: inShillings(liability),
        result: inShillings((stakes.get(market) ?? 0n) - liability),
      };
    });
  }

  #wordsOf(selectionId: string): Pick<DeskSelection, 'name' | 'market'> {
    const sw = this.#deps.board.wordsOf(selectionId, 'sw');
    const en = this.#deps.board.wordsOf(selectionId, 'en-US');
    return {
      name: { sw: sw?.selection ?? selectionId, en: en?.selection ?? selectionId },
      market: { sw: sw?.market ?? '', en: en?.market ?? '' },
    };
  }
}

const isAmong = (open: readonly LegExposure[], id: string): boolean =>
  open.some(({ selectionId }) => selectionId === id);

export const inShillings = (amount: bigint): number => toWireShillings(senti(amount));

/** One of each market comes in, so the worst of each is added; where all are good, nothing. */
function worstOf(selections: readonly DeskSelection[]): number {
  const worst = new Map<string, number>();
  for (const { market_id, result } of selections) {
    worst.set(market_id, Math.min(worst.get(market_id) ?? 0, result));
  }
  return [...worst.values()].reduce((sum, result) => sum + result, 0);
}

function shownOf(selections: readonly DeskSelection[]): DeskSelection[] {
  const others = selections
    .filter(({ column }) => column === 0)
    .toSorted((one, other) => one.result - other.result);
  return [...selections.filter(({ column }) => column > 0), ...others.slice(0, OTHERS_MAX)];
}
