/** Runs the work it is given, a few pieces in each turn of the event loop, in order of arrival. */
export type TurnQueue = (work: () => void) => void;

/**
 * A work queue per event-loop turn. After a restart thousands of pages connect in one moment. Each
 * costs little, but all of them in one turn would block every call until the last is accepted.
 */
export function createTurnQueue(perTurn: number): TurnQueue {
  let waiting: (() => void)[] = [];

  function runTurn(): void {
    const now = waiting;
    waiting = now.slice(perTurn);
    if (waiting.length > 0) setImmediate(runTurn);
    for (const work of now.slice(0, perTurn)) work();
  }

  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(runTurn);
  };
}
