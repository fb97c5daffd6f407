/** Broadcasts under way at once: enough to keep everyone busy, few enough to be no backlog. */
const WINDOW = 4;

type Paced = {
  readonly seconds: number;
  readonly broadcast: (number: number) => Promise<void> | void;
  /** Resolves when everybody has received so many broadcasts since the first. */
  readonly allHave: (broadcasts: number) => Promise<unknown>;
};

/** Broadcasts a second, when each waits until an earlier one has reached everybody. */
export async function pacedBroadcasts({ seconds, broadcast, allHave }: Paced): Promise<number> {
  const startedAt = performance.now();
  let sent = 0;
  while (performance.now() - startedAt < seconds * 1_000) {
    await broadcast(sent);
    sent += 1;
    if (sent >= WINDOW) await allHave(sent - WINDOW + 1);
  }
  await allHave(sent);
  return sent / ((performance.now() - startedAt) / 1_000);
}
