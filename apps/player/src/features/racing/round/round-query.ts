import { type Broadcast, type RacingChangedContent, racingTopic } from '@kipute/contract/socket';
import { useSyncExternalStore } from 'react';
import { serverNowMs, setServerTime } from '../../clock/server-clock.ts';
import { followTopic } from '../../live-feed/page-topics.ts';
import { scatter } from '../../live-feed/throttle.ts';
import { type Query, type QueryState, query } from '../../query/query.ts';
import { api } from '../../wire/api.ts';
import { withNews } from './news.ts';
import { nextAskMs } from './phase.ts';
import type { RacingNow } from './racing.ts';

const ASK_WITHIN_MS = 2_000;
/** Of this window: a round has ended, or its stakes were given back. */
export const ROUND_OVER = 'racing-round-over';

/** The round of now, followed on the socket while a page of racing shows (RCP-02). */
const racingNow: Query<RacingNow> = query<RacingNow>({
  queryFn: askNow,
  refetchInterval: () => nextAskMs(racingNow.data(), serverNowMs(), Math.random()),
  onMount: () =>
    followTopic({ topic: racingTopic, onUpdate, onConnected: () => racingNow.refetch() }),
});

async function askNow(): Promise<RacingNow> {
  const before = racingNow.data();
  const now = await api.racing_round.inquire({}, { silent: true });
  setServerTime(now.server_time);
  if (before && before.last?.id !== now.last?.id) tellRoundOver();
  return now;
}

const tellRoundOver = (): boolean => window.dispatchEvent(new Event(ROUND_OVER));

/** What every page hears at once is not asked for by every page at once. */
const askSoon = scatter({ withinMs: ASK_WITHIN_MS, chance: Math.random }, () =>
  racingNow.refetch(),
);

function onUpdate({ type, content }: Broadcast): void {
  if (type !== 'racing_changed') return;
  const news = content as RacingChangedContent;
  const known = racingNow.data();
  const after = known ? withNews(known, news) : 'ask';
  if (after === 'ask') askSoon();
  else {
    racingNow.setData(after);
    racingNow.reschedule();
  }
  if (news.phase === 'ended' || news.phase === 'refunded') tellRoundOver();
}

export type RacingView = QueryState<RacingNow> & { readonly retry: () => void };

export function useRacing(): RacingView {
  const state = useSyncExternalStore(racingNow.subscribe, racingNow.state, racingNow.state);
  return { ...state, retry: racingNow.refetch };
}
