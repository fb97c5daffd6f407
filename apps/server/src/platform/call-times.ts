/** From a call answered out of memory to one that waits for an operator. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];
const NAME = 'kipute_call_seconds';

type Series = { readonly labels: string; readonly counts: number[]; count: number; sum: number };

/**
 * The histogram of every call. The metrics library finds a series by joining its labels to a text
 * at each observation; on this path, the one all calls share, a look-up by the two names is enough.
 */
export type CallTimes = {
  readonly observe: (call: string, outcome: string, seconds: number) => void;
  /** In the text format of Prometheus. */
  readonly exposition: () => string;
};

export function createCallTimes(): CallTimes {
  const calls = new Map<string, Map<string, Series>>();

  function seriesOf(call: string, outcome: string): Series {
    const outcomes = calls.get(call) ?? new Map<string, Series>();
    const labels = `call="${call}",outcome="${outcome}"`;
    const series = { labels, counts: BUCKETS_SECONDS.map(() => 0), count: 0, sum: 0 };
    calls.set(call, outcomes.set(outcome, series));
    return series;
  }

  return {
    observe: (call, outcome, seconds) => {
      const series = calls.get(call)?.get(outcome) ?? seriesOf(call, outcome);
      series.count += 1;
      series.sum += seconds;
      const bucket = BUCKETS_SECONDS.findIndex((upTo) => seconds <= upTo);
      if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    },
    exposition: () => {
      const all = [...calls.values()].flatMap((outcomes) => [...outcomes.values()]);
      return [
        `# HELP ${NAME} Time to answer a call, by its name and outcome (ok or an error's code)`,
        `# TYPE ${NAME} histogram`,
        ...all.flatMap(linesOf),
        '',
      ].join('\n');
    },
  };
}

function linesOf({ labels, counts, count, sum }: Series): readonly string[] {
  let below = 0;
  const buckets = BUCKETS_SECONDS.map((upTo, bucket) => {
    below += counts[bucket] ?? 0;
    return `${NAME}_bucket{${labels},le="${upTo}"} ${below}`;
  });
  return [
    ...buckets,
    `${NAME}_bucket{${labels},le="+Inf"} ${count}`,
    `${NAME}_sum{${labels}} ${sum}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}
