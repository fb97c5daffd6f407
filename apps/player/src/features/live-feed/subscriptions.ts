import type { LiveConnection } from '@kipute/api-client/live/live-connection';
import { boardTopics } from '@kipute/contract/live-board';
import { currentLanguage } from '../../i18n/i18n.ts';
import { localeOfLanguage } from '../../i18n/language.ts';
import { type MatchInView, matchesInView, onInViewChange } from '../live-odds/in-view.ts';
import { matchStateOf } from '../live-odds/match-state.ts';
import { matchCardNamed, matchStoredAtMs, storeOutcomes } from '../matches/match-store.ts';
import { whenQueriesAreInvalidated } from '../query/query.ts';
import { api } from '../wire/api.ts';
import { applyBroadcast } from './broadcasts.ts';

/** Of fifty tiles scrolled past, those where the thumb rests are subscribed to. */
const SYNCHRONISE_AFTER_MS = 250;
/** A match updated this recently needs no snapshot. */
export const RECENT_MS = 5_000;
const NOT_STARTED = 1;
/** As many as one call may name. */
const SELECTIONS_MAX = 100;

type Subscribe = LiveConnection['subscribe'];

/** Keeps the socket's topics equal to the matches in view, in the language of the page. */
export function subscribeToView({ subscribe }: { readonly subscribe: Subscribe }) {
  const subscribed = new Map<string, () => void>();
  let isLive = false;
  let isScheduled = false;

  function synchronise(): void {
    isScheduled = false;
    const wanted = new Map(isLive ? matchesInView().map((match) => [topicOf(match), match]) : []);
    for (const [topic, unsubscribe] of subscribed) {
      if (wanted.has(topic)) continue;
      unsubscribe();
      subscribed.delete(topic);
    }
    const added = [...wanted].filter(([topic]) => !subscribed.has(topic));
    for (const [topic, match] of added) {
      subscribed.set(topic, subscribe(topic, applyBroadcast, startOf(match)));
    }
    void fetchPrices(added.map(([, match]) => match).filter(needsPrices));
  }

  function schedule(): void {
    if (!isScheduled) window.setTimeout(synchronise, SYNCHRONISE_AFTER_MS);
    isScheduled = true;
  }

  onInViewChange(schedule);
  // The topics of a match are other ones in another language.
  whenQueriesAreInvalidated(schedule);
  return {
    /** After a new connection the lists are refetched, so no match comes twice. */
    setSocketStatus: (status: 'live' | 'away') => {
      isLive = status === 'live';
      synchronise();
    },
  };
}

function topicOf({ matchId, scope }: MatchInView): string {
  return boardTopics[scope](matchId, localeOfLanguage[currentLanguage()]);
}

/**
 * The snapshot of a tile costs twenty kilobytes on the socket, which compresses nothing, and all
 * markets of a match twenty times that. Matches that have not begun need their prices only, and
 * those come compressed by a call; a page of all markets fetches them itself.
 */
function startOf(match: MatchInView): 'snapshot' | 'now' {
  if (match.scope === 'match') return 'now';
  const isBeingPlayed = (matchStateOf(match.matchId)?.status ?? NOT_STARTED) !== NOT_STARTED;
  return isBeingPlayed && !isRecent(match) ? 'snapshot' : 'now';
}

/** What moved between the response of the list and this moment would be missed otherwise. */
function needsPrices(match: MatchInView): boolean {
  return match.scope === 'tile' && startOf(match) === 'now';
}

function isRecent({ matchId }: MatchInView): boolean {
  return Date.now() - matchStoredAtMs(matchId) < RECENT_MS;
}

/** What the tiles that came into view cost now; a failure leaves it to the next refetch. */
async function fetchPrices(tiles: readonly MatchInView[]): Promise<void> {
  const ids = tiles.flatMap(({ matchId }) =>
    Object.values(matchCardNamed(matchId)?.outcomes ?? {}).map(({ selectionId }) => selectionId),
  );
  for (let from = 0; from < ids.length; from += SELECTIONS_MAX) {
    const requestedAtMs = Date.now();
    const some = ids.slice(from, from + SELECTIONS_MAX);
    await api.atlassian.view_odds({ outcome_id_list: some }, { silent: true }).then(
      (outcomes) => storeOutcomes(outcomes, requestedAtMs),
      () => undefined,
    );
  }
}
