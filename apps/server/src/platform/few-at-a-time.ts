export type FewAtATime = {
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Begun and not yet ended, those in the line included. */
  readonly length: () => number;
};

/** First come, first served, and never more than `atOnce` under way. */
export function createFewAtATime(atOnce: number): FewAtATime {
  const line: (() => void)[] = [];
  let underWay = 0;
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else underWay -= 1;
  };
  return {
    run: async (work) => {
      if (underWay < atOnce) underWay += 1;
      else await new Promise<void>((resolve) => line.push(resolve));
      return work().finally(leave);
    },
    length: () => underWay + line.length,
  };
}
