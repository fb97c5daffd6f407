/** Does the work it is given, a few pieces in each turn of the loop, in the order they came. */
export type InTurns = (work: () => void) => void;

/**
 * After a restart thousands of pages knock in one moment. Each costs little, but all of them in
 * one turn would keep every call waiting until the last has been let in.
 */
export function createInTurns(perTurn: number): InTurns {
  let waiting: (() => void)[] = [];

  function takeTurn(): void {
    const now = waiting;
    waiting = now.slice(perTurn);
    if (waiting.length > 0) setImmediate(takeTurn);
    for (const work of now.slice(0, perTurn)) work();
  }

  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(takeTurn);
  };
}
