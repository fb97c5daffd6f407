export type Semaphore = {
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Begun and not yet ended, the queue included. */
  readonly length: () => number;
};

/** A semaphore with a queue: first come, first served, never more than `atOnce` under way. */
export function createSemaphore(atOnce: number): Semaphore {
  const queue: (() => void)[] = [];
  let underWay = 0;
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else underWay -= 1;
  };
  return {
    run: async (work) => {
      if (underWay < atOnce) underWay += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      return work().finally(leave);
    },
    length: () => underWay + queue.length,
  };
}
