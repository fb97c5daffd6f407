import { CallRejected } from '@kipute/api-client/call-rejected';
import { oddsQuery } from '../../../features/live-odds/odds-query.ts';
import {
  evictOldMatches,
  storeMatch,
  storeOutcomes,
} from '../../../features/matches/match-store.ts';
import type { Query } from '../../../features/query/query.ts';
import { queryCache } from '../../../features/query/query-cache.ts';
import { api } from '../../../features/wire/api.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/language.ts';
import { cellsOf, type MarketType } from '../arrangement/market-type.ts';
import { matchBoardOf, storeBoard } from './match-board.ts';

/** `unknown`: there is no such match, or it is over and forgotten. */
export type MatchExistence = 'known' | 'unknown';

/** As many as one call may name. */
const SELECTIONS_MAX = 100;
const MATCHES_CACHED = 4;
const idPattern = /^\d{1,19}$/;

const queries = queryCache<Query<MatchExistence>>(MATCHES_CACHED);

export function matchQuery(matchId: string): Query<MatchExistence> {
  return queries(matchId, () => createMatchQuery(matchId));
}

function createMatchQuery(matchId: string): Query<MatchExistence> {
  let whole: WholeFetch | undefined;
  const fetchMatch = (): Promise<MatchExistence> => {
    if (!idPattern.test(matchId)) return Promise.resolve('unknown');
    const now = { atMs: Date.now(), language: currentLanguage() };
    if (matchBoardOf(matchId) && !isWholeDue(whole, now)) return existence(fetchPrices(matchId));
    return existence(fetchWhole(matchId, now.atMs)).then((found) => {
      if (found === 'known') whole = now;
      return found;
    });
  };
  // The response travels while the page is drawn for the first time.
  const prefetched = takenOnce(fetchMatch());
  return oddsQuery({ queryFn: () => prefetched() ?? fetchMatch() });
}

async function fetchWhole(matchId: string, requestedAtMs: number): Promise<void> {
  await storeBoard(await api.atlassian.markets({ id: matchId }, { silent: true }), requestedAtMs);
  evictOldMatches();
}

/** Score and minute, and the prices that are on the screen. */
async function fetchPrices(matchId: string): Promise<void> {
  const requestedAtMs = Date.now();
  const selections = openSelections(SELECTIONS_MAX);
  const [match, outcomes] = await Promise.all([
    api.atlassian.getmatch({ id: matchId }, { silent: true }),
    selections.length === 0
      ? []
      : api.atlassian.view_odds({ outcome_id_list: [...selections] }, { silent: true }),
  ]);
  storeMatch(match, requestedAtMs);
  storeOutcomes(outcomes, requestedAtMs);
}

const unknownCodes: ReadonlySet<string> = new Set(['match-unknown', 'parameter-invalid']);

/** That there is no such match is data; everything else that goes wrong is a failure. */
function existence(fetching: Promise<void>): Promise<MatchExistence> {
  return fetching.then(
    () => 'known',
    (failure: unknown) => {
      if (failure instanceof CallRejected && unknownCodes.has(failure.code)) return 'unknown';
      throw failure;
    },
  );
}

/** A prefetched response that waits this long for somebody is stale by then. */
const PREFETCH_TTL_MS = 5_000;

/** What was prefetched, for the first who wants it soon enough; nothing after that. */
export function takenOnce<Data>(
  prefetched: Promise<Data>,
  now: () => number = Date.now,
): () => Promise<Data> | undefined {
  const requestedAtMs = now();
  let left: Promise<Data> | undefined = prefetched;
  // Whoever takes it handles a failure; before that nobody does.
  prefetched.catch(() => undefined);
  return () => {
    const taken = now() - requestedAtMs <= PREFETCH_TTL_MS ? left : undefined;
    left = undefined;
    return taken;
  };
}

/** When all markets were last fetched, and in which language. */
type WholeFetch = { readonly atMs: number; readonly language: Language };

/** All markets of a match are some thirty kilobytes, so in between only open prices are fetched. */
const WHOLE_EVERY_MS = 55_000;

export function isWholeDue(last: WholeFetch | undefined, now: WholeFetch): boolean {
  if (!last || last.language !== now.language) return true;
  return now.atMs - last.atMs >= WHOLE_EVERY_MS;
}

/** The types whose prices are on the screen right now; a price check names these alone. */
const open = new Set<MarketType>();

export function openType(type: MarketType): () => void {
  open.add(type);
  return () => void open.delete(type);
}

export function openSelections(max: number): readonly string[] {
  return [...open].flatMap((type) => cellsOf(type).map((cell) => cell.selectionId)).slice(0, max);
}
