import { setTimeout as sleep } from 'node:timers/promises';
import type { Provider } from './provider.ts';
import type { ProviderWorld } from './provider-world.ts';
import type { Batch, Batches } from './update-frames.ts';

type Stream = {
  readonly provider: Provider;
  readonly odds: ProviderWorld;
  readonly batches: Batches;
};

type Pace = {
  readonly changesPerSecond: number;
  readonly changesPerBatch: number;
  readonly seconds: number;
  readonly onSent?: (batch: Batch) => void;
};

/** Prices of one match after another move, so many a second, however long a batch takes. */
export async function steadyChanges(
  { provider, odds: { offerIds }, batches }: Stream,
  { changesPerSecond, changesPerBatch, seconds, onSent }: Pace,
): Promise<void> {
  const pauseMs = (1_000 * changesPerBatch) / changesPerSecond;
  const startedAt = performance.now();
  for (let turn = 0; turn * pauseMs < seconds * 1_000; turn += 1) {
    await sleep(Math.max(0, startedAt + turn * pauseMs - performance.now()));
    const ofMatch = offerIds[turn % offerIds.length] ?? [];
    const batch = batches.next({ offerIds: ofMatch, changes: changesPerBatch });
    onSent?.(batch);
    await provider.send(batch.wire);
  }
}
