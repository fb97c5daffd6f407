import type { Outcome } from '@kipute/contract/calls/matches/match-info';
import { ODDS_REFRESH_MS } from '@kipute/contract/constants/timing';
import { isSavingData } from '../data-saver/data-saver.ts';
import { fetchMatchProgress } from '../live-odds/match-progress.ts';
import { matchStateOf } from '../live-odds/match-state.ts';
import { priceOf, setPrice } from '../live-odds/prices.ts';
import { oddsAgeMs, REFETCH_MS } from '../live-odds/staleness.ts';
import { storeOutcomes } from '../matches/match-store.ts';
import { currentPicks } from '../picks/picks-store.ts';
import { query } from '../query/query.ts';
import { api } from '../wire/api.ts';
import type { SaidConfig } from './view/slip-config.ts';

const CONFIG_REFETCH_MS = 60_000;
const silently = { silent: true } as const;

/** Limits, tax, ceilings and the bonus ladder, as the house has them now. */
export const configQuery = query<SaidConfig>({
  queryFn: async () => {
    const [bet, rewards] = await Promise.all([
      api.bet_config.inquire({}, silently),
      api.string_rewards.inquire({}, silently),
    ]);
    return { bet, rewards };
  },
  refetchInterval: CONFIG_REFETCH_MS,
});

/** No offer, and none to be had: the board does not know the selection any more. */
const gone = { offerId: '', oddsThousandths: 0, status: 4, isLive: false } as const;

let fetchedAtMs = 0;

/**
 * What the picks cost now. Only some of them are on a tile that the socket is subscribed to; the
 * others, and those of an earlier visit, are updated here alone (SLIP-03).
 */
export const picksQuery = query<number>({
  queryFn: fetchPicks,
  refetchInterval: ODDS_REFRESH_MS,
});

/** Returns when it was fetched: that a match has begun is no change of a price. */
async function fetchPicks(): Promise<number> {
  const ids = currentPicks().map(({ id_card }) => id_card);
  const nowMs = Date.now();
  const isSoon = isSavingData() && nowMs - fetchedAtMs < REFETCH_MS.saving;
  if (ids.length === 0 || isSoon || areJustFetched(ids)) return fetchedAtMs;
  fetchedAtMs = nowMs;
  const outcomes = await api.atlassian.view_odds({ outcome_id_list: ids }, silently);
  storeOutcomes(outcomes, nowMs);
  const known = new Set(outcomes.map(({ id_card }) => id_card));
  for (const id of ids) if (!known.has(id)) setPrice(id, gone, nowMs);
  await fetchMatchProgress(untoldInPlay(outcomes)).catch(() => undefined);
  return nowMs;
}

const IN_PLAY = 2;

/** A pick of a code or of an earlier visit comes without the score of its match. */
function untoldInPlay(outcomes: readonly Outcome[]): readonly string[] {
  const inPlay = outcomes.filter(({ event_status }) => event_status === IN_PLAY);
  const ids = new Set(inPlay.map(({ eventId }) => eventId));
  return [...ids].filter((id) => matchStateOf(id)?.status !== IN_PLAY);
}

/** Who picks from a list that has just come has seen these prices already. */
function areJustFetched(ids: readonly string[]): boolean {
  return oddsAgeMs() < ODDS_REFRESH_MS && ids.every((id) => priceOf(id) !== undefined);
}
