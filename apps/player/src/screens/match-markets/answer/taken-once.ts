/** An answer that waits this long for somebody is old by then. */
const FRESH_MS = 5_000;

/** What was asked for ahead, for the first who wants it soon enough; nothing after that. */
export function takenOnce<Answer>(
  asked: Promise<Answer>,
  now: () => number = Date.now,
): () => Promise<Answer> | undefined {
  const askedAtMs = now();
  let left: Promise<Answer> | undefined = asked;
  // Whoever takes it hears of a failure; before that it is nobody's.
  asked.catch(() => undefined);
  return () => {
    const taken = now() - askedAtMs <= FRESH_MS ? left : undefined;
    left = undefined;
    return taken;
  };
}
