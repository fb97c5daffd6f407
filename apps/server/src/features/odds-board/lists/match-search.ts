import { locales } from '@kipute/contract/locale';
import { liveOrder, upcomingOrder } from '@kipute/domain/odds/match-lists';
import { foldName } from '@kipute/domain/odds/search/fold-name';
import type { Board } from '../board/board.ts';
import type { Listing } from '../board/listing.ts';
import type { Names } from '../view/names.ts';
import type { MatchIds, MatchLists } from './match-lists.ts';
import { fits, NameIndex, type Owner } from './name-index.ts';

type SearchDeps = { readonly board: Board; readonly lists: MatchLists; readonly names: Names };

/** The index is rebuilt beyond this, which drops names no longer in use. */
const NAMES_MAX = 20_000;

/** Teams count for more than leagues and countries, and all of them for more than slips. */
const ranks = { team: 0, league: 1, country: 2 } as const;
const SLIPS_RANK = 3;
type Bearer = { readonly kind: keyof typeof ranks; readonly owner: Owner };

/** Finds matches by team, league and country, in both languages, forgiving small slips. */
export class MatchSearch {
  readonly #deps: SearchDeps;
  #index = new NameIndex();
  /** By match: who is searched for it. */
  #bearers = new Map<string, readonly Bearer[]>();

  constructor(deps: SearchDeps) {
    this.#deps = deps;
    deps.board.onChanged(({ reshaped }) => {
      for (const id of reshaped) this.#bearers.delete(id);
    });
  }

  find(words: string): MatchIds {
    const asked = foldName(words);
    if (asked === '') return [];
    if (this.#index.size > NAMES_MAX) this.#forgetAll();
    const listings = this.#deps.lists.shown();
    for (const listing of listings) this.#learn(listing);
    const byWord = asked.split(' ').map((word) => this.#index.ownersOfWord(word));
    const byName = this.#index.ownersOfName(asked.replaceAll(' ', ''));
    return listings
      .flatMap((listing) => {
        const rank = this.#rankOf(listing, byWord, byName);
        return rank === undefined ? [] : [{ listing, rank }];
      })
      .toSorted((one, other) => one.rank - other.rank || compare(one.listing, other.listing))
      .map(({ listing }) => listing.matchId);
  }

  /** Every word must be found in some name of the match; the worst of them gives its rank. */
  #rankOf(
    { matchId }: Listing,
    byWord: readonly ReadonlyMap<Owner, number>[],
    byName: ReadonlyMap<Owner, number>,
  ): number | undefined {
    const bearers = this.#bearers.get(matchId) ?? [];
    const ofWords = byWord.map((found) => bestRank(bearers, found) ?? Number.POSITIVE_INFINITY);
    const ofName = bestRank(bearers, byName) ?? Number.POSITIVE_INFINITY;
    const rank = Math.min(Math.max(...ofWords), ofName);
    return rank === Number.POSITIVE_INFINITY ? undefined : rank;
  }

  #forgetAll(): void {
    this.#index = new NameIndex();
    this.#bearers = new Map();
  }

  #learn({ matchId, competitionId, countryId }: Listing): void {
    if (this.#bearers.has(matchId)) return;
    const match = this.#deps.board.stateOf(matchId)?.match;
    if (!match) return;
    const { names } = this.#deps;
    const bearers: readonly Bearer[] = [
      { kind: 'team', owner: `team ${match.homeId}` },
      { kind: 'team', owner: `team ${match.awayId}` },
      { kind: 'league', owner: `league ${competitionId}` },
      { kind: 'country', owner: `country ${countryId}` },
    ];
    for (const locale of locales) {
      this.#index.learn(`team ${match.homeId}`, names.team(match.homeId, locale));
      this.#index.learn(`team ${match.awayId}`, names.team(match.awayId, locale));
      this.#index.learn(`league ${competitionId}`, names.competition(competitionId, locale));
      this.#index.learn(`country ${countryId}`, names.country(countryId, locale));
    }
    this.#bearers.set(matchId, bearers);
  }
}

function bestRank(
  bearers: readonly Bearer[],
  found: ReadonlyMap<Owner, number>,
): number | undefined {
  let best: number | undefined;
  for (const { kind, owner } of bearers) {
    const fit = found.get(owner);
    if (fit === undefined) continue;
    const rank = ranks[kind] + (fit === fits.withSlips ? SLIPS_RANK : 0);
    if (best === undefined || rank < best) best = rank;
  }
  return best;
}

function compare(one: Listing, other: Listing): number {
  if (one.status !== other.status) return other.status - one.status;
  return one.status === 1 ? upcomingOrder(one, other) : liveOrder(one, other);
}
