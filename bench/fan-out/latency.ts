import { createLiveConnection, type LiveConnection } from '@kipute/api-client/live/live-connection';
import type { MonitoringContent } from '@kipute/contract/live-board';
import type { BenchPage } from '../stage/bench-page.ts';
import type { Batch } from '../stage/price-changes.ts';

/** How long a price takes from the provider's socket to a page that has opened it. */
type Stopwatch = {
  readonly sent: (batch: Batch) => void;
  readonly follow: (topic: string) => Promise<LiveConnection>;
  readonly millisecondsAt: (share: number) => number;
  readonly count: () => number;
};

type Place = { readonly url: string; readonly origin: string; readonly page: BenchPage };

export function createStopwatch({ url, origin, page }: Place): Stopwatch {
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const nameOf = (id: string, odds: number) => `${id} ${odds.toFixed(3)}`;

  function hear({ entities }: MonitoringContent): void {
    for (const { id, odds } of entities) {
      const at = sentAt.get(nameOf(id, odds));
      if (at !== undefined) delays.push(performance.now() - at);
    }
  }

  return {
    sent: ({ changes }) => {
      const now = performance.now();
      for (const change of changes) {
        if (change.entityClass !== 'BettingOffer' || change.type !== 'update') continue;
        sentAt.set(nameOf(change.id, change.odds ?? 0), now);
      }
    },
    follow: (topic) =>
      new Promise((resolve) => {
        const live = createLiveConnection({
          url,
          envelope: page.client.openEnvelope,
          token: () => undefined,
          openSocket: (address) => new WebSocket(address, { headers: { origin } }),
          onStatus: (status) => {
            if (status === 'live') resolve(live);
          },
        });
        live.subscribe(
          topic,
          ({ type, content }) => {
            if (type === 'monitoring') hear(content as MonitoringContent);
          },
          'now',
        );
      }),
    millisecondsAt: (share) =>
      delays.toSorted((a, b) => a - b)[Math.floor(delays.length * share)] ?? 0,
    count: () => delays.length,
  };
}
