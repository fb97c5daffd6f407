/** One line of the table: a speed is a ratio to a bare limit measured in the same run. */
export type Measure = {
  readonly name: string;
  readonly ours: string;
  /** What the bare machine reached in the same run; a dash where the goal is absolute. */
  readonly limit: string;
  readonly ratio: number | undefined;
  readonly goal: string;
  readonly reached: boolean;
};

export function ratioMeasure(
  name: string,
  speeds: { readonly ours: number; readonly limit: number; readonly unit: string },
  goalAtLeast: number,
): Measure {
  const ratio = speeds.ours / speeds.limit;
  return {
    name,
    ours: `${Math.round(speeds.ours).toLocaleString('en')} ${speeds.unit}`,
    limit: `${Math.round(speeds.limit).toLocaleString('en')} ${speeds.unit}`,
    ratio,
    goal: `≥ ${goalAtLeast}`,
    reached: ratio >= goalAtLeast,
  };
}

export function budgetMeasure(
  name: string,
  spent: { readonly amount: number; readonly unit: string },
  goal: { readonly atMost: number } | { readonly atLeast: number },
): Measure {
  const isCeiling = 'atMost' in goal;
  return {
    name,
    ours: `${spent.amount.toFixed(1).replace(/\.0$/, '')} ${spent.unit}`.trim(),
    limit: '–',
    ratio: undefined,
    goal: isCeiling ? `≤ ${goal.atMost} ${spent.unit}` : `≥ ${goal.atLeast} ${spent.unit}`.trim(),
    reached: isCeiling ? spent.amount <= goal.atMost : spent.amount >= goal.atLeast,
  };
}

/** A bench is no test: it throws only when something breaks, never because it was slow. */
export type Bench = () => Promise<readonly Measure[]>;
