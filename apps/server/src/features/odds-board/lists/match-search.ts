import { sports } from '@kipute/contract/constants/matches/sports';
import { locales } from '@kipute/contract/locale';
import { liveOrder, upcomingOrder } from '@kipute/domain/odds/match-lists';
import { foldName } from '@kipute/domain/odds/search/fold-name';
import type { Board } from '../board/board.ts';
import type { Listing } from '../board/listing.ts';
import type { Names } from '../view/names.ts';
import type { MatchIds, MatchLists } from './match-lists.ts';
import { fits, NameIndex, type Owner } from './name-index.ts';
import { aliasesOf } from './team-aliases.ts';

type SearchDeps = {
  readonly board: Board;
  readonly lists: MatchLists;
  readonly names: Names;
  /** What the open bets on a match may cost the house, in senti: how much it is bet on. */
  readonly owedOn: (matchId: string) => bigint;
};

type SearchOptions = {
  readonly among?: readonly Listing[];
  readonly order?: (one: Listing, other: Listing) => number;
};

/** The index is rebuilt beyond this, which drops names no longer in use. */
const NAMES_MAX = 20_000;

/** Teams count for more than leagues and countries, and all of them for more than slips. */
const ranks = { team: 1, league: 2, country: 3 } as const;
const SLIPS_RANK = 3;
/** A team called exactly what was typed, by its name or by one that people gave it. */
const WHOLE_NAME_RANK = 0;

const DAY_MS = 86_400_000;
const playedOnScreens: ReadonlySet<number> = new Set([
  sports.esports.id,
  sports['virtual-sports'].id,
  sports['virtual-football'].id,
]);

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

  /** Among what is listed, the best answer first; of equal ones those being played, then by start. */
  find(words: string, { among, order = compare }: SearchOptions = {}): MatchIds {
    const asked = foldName(words);
    if (asked === '') return [];
    if (this.#index.size > NAMES_MAX) this.#forgetAll();
    const listings = among ?? this.#deps.lists.shown();
    for (const listing of listings) this.#learn(listing);
    const byWord = asked.split(' ').map((word) => this.#index.ownersOfWord(word));
    const byName = this.#index.ownersOfName(asked.replaceAll(' ', ''));
    const found = listings.flatMap((listing) => {
      const rank = this.#rankOf(listing, byWord, byName);
      if (rank === undefined) return [];
      return [{ listing, rank, sport: sportRank(listing), interest: this.#interestIn(listing) }];
    });
    // Whoever typed a whole name made no slip.
    const isMeant = found.some(({ rank }) => rank === WHOLE_NAME_RANK);
    return found
      .filter(({ rank }) => !isMeant || rank <= SLIPS_RANK)
      .toSorted(
        (one, other) =>
          one.rank - other.rank ||
          one.sport - other.sport ||
          other.interest - one.interest ||
          order(one.listing, other.listing),
      )
      .map(({ listing }) => listing.matchId);
  }

  /** How much is bet on it, and less for every day until it begins (ODB-42). */
  #interestIn({ matchId, startsAt }: Listing): number {
    const days = Math.max(0, startsAt - this.#deps.board.clock.now().getTime()) / DAY_MS;
    return (1 + Number(this.#deps.owedOn(matchId))) / (1 + Math.floor(days));
  }

  /** Every word must be found in some name of the match; the worst of them gives its rank. */
  #rankOf(
    { matchId }: Listing,
    byWord: readonly ReadonlyMap<Owner, number>[],
    byName: ReadonlyMap<Owner, number>,
  ): number | undefined {
    const bearers = this.#bearers.get(matchId) ?? [];
    const ofWords = byWord.map((found) => bestRank(bearers, found) ?? Number.POSITIVE_INFINITY);
    const isWhole = bearers.some(
      ({ kind, owner }) => kind === 'team' && byName.get(owner) === fits.exactly,
    );
    if (isWhole) return WHOLE_NAME_RANK;
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
    this.#learnTeam(match.homeId);
    this.#learnTeam(match.awayId);
    for (const locale of locales) {
      this.#index.learn(`league ${competitionId}`, names.competition(competitionId, locale));
      this.#index.learn(`country ${countryId}`, names.country(countryId, locale));
    }
    this.#bearers.set(matchId, bearers);
  }

  #learnTeam(teamId: string): void {
    const owner = `team ${teamId}`;
    for (const locale of locales) {
      const name = this.#deps.names.team(teamId, locale);
      this.#index.learn(owner, name);
      for (const alias of aliasesOf(name)) this.#index.learn(owner, alias);
    }
  }
}

/** Football, then what people play, then what machines play: no namesake above the club. */
function sportRank({ isFootball, sportId }: Listing): number {
  if (isFootball) return 0;
  return playedOnScreens.has(sportId) ? 2 : 1;
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
