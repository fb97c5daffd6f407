import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export type Metrics = {
  readonly callAnswered: CallHistogram['observe'];
  readonly socketEvent: (event: string) => void;
  readonly officeSocketEvent: (event: string) => void;
  readonly feedEvent: (event: string, times: number) => void;
  readonly catalogueEvent: (event: string, times: number) => void;
  /** What was read in an operator's callback, or why it was refused. */
  readonly callbackEvent: (channel: string, reading: string) => void;
  /** What a provider of games asked, by how it was answered. */
  readonly casinoCall: (provider: string, outcome: string) => void;
  readonly marketSuspended: (reason: string) => void;
  readonly jobGaveUp: (job: string) => void;
  readonly smsOverBudget: (network: string) => void;
  readonly pushNotice: (outcome: string) => void;
  /** Read at each scrape. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  readonly exposition: () => Promise<{ readonly contentType: string; readonly text: string }>;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = createCallHistogram();
  const counter = counterOf(registry);
  const socketEvents = counter(
    'kipute_socket_events_total',
    'Live socket: events by kind',
    'event',
  );
  const officeSocketEvents = counter(
    'kipute_office_socket_events_total',
    'Live socket of the office: events by kind',
    'event',
  );
  const feedEvents = counter('kipute_feed_events_total', 'Odds feed: messages by kind', 'event');
  const catalogueEvents = counter(
    'kipute_catalogue_events_total',
    'Catalogue: changes from the odds feed by what became of them',
    'event',
  );
  const callbacks = counter(
    'kipute_callbacks_total',
    'Payments: operator callbacks by channel and by what was read in them',
    'channel',
    'reading',
  );
  const casinoCalls = counter(
    'kipute_casino_calls_total',
    'Casino: wallet calls of providers by provider and by how they were answered',
    'provider',
    'outcome',
  );
  const marketsSuspended = counter(
    'kipute_markets_suspended_total',
    'Price guard: markets suspended by reason',
    'reason',
  );
  const jobsGivenUp = counter(
    'kipute_jobs_given_up_total',
    'Jobs: last attempts that failed by job name',
    'job',
  );
  return {
    callAnswered: calls.observe,
    socketEvent: (event) => socketEvents.inc({ event }),
    officeSocketEvent: (event) => officeSocketEvents.inc({ event }),
    feedEvent: (event, times) => feedEvents.inc({ event }, times),
    catalogueEvent: (event, times) => catalogueEvents.inc({ event }, times),
    callbackEvent: (channel, reading) => callbacks.inc({ channel, reading }),
    casinoCall: (provider, outcome) => casinoCalls.inc({ provider, outcome }),
    marketSuspended: (reason) => marketsSuspended.inc({ reason }),
    jobGaveUp: (job) => jobsGivenUp.inc({ job }),
    ...messageCounters(counter),
    gauge: (name, help, read) => addGauge(registry, { name, help, read }),
    exposition: async () => ({
      contentType: registry.contentType,
      text: (await registry.metrics()) + calls.exposition(),
    }),
  };
}

type MakeCounter = ReturnType<typeof counterOf>;

const counterOf =
  (registry: Registry) =>
  <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });

/** What leaves the house for players' phones. */
function messageCounters(counter: MakeCounter): Pick<Metrics, 'smsOverBudget' | 'pushNotice'> {
  const smsOverBudget = counter(
    'kipute_sms_over_budget_total',
    'SMS: codes not sent because the message budget was spent, by network',
    'network',
  );
  const pushNotices = counter(
    'kipute_push_notices_total',
    'Web push: notices handed to the push services of browsers by outcome',
    'outcome',
  );
  return {
    smsOverBudget: (network) => smsOverBudget.inc({ network }),
    pushNotice: (outcome) => pushNotices.inc({ outcome }),
  };
}

type GaugeOptions = { readonly name: string; readonly help: string; readonly read: () => number };

function addGauge(registry: Registry, { name, help, read }: GaugeOptions): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** From a call served out of memory to one that waits for an operator. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];
const NAME = 'kipute_call_seconds';

type Series = { readonly labels: string; readonly counts: number[]; count: number; sum: number };

/**
 * The histogram of every call. The metrics library finds a series by joining its labels to a text
 * at each observation; on this path, the one all calls share, a lookup by the two names is enough.
 */
export type CallHistogram = {
  readonly observe: (call: string, outcome: string, seconds: number) => void;
  /** In the text format of Prometheus. */
  readonly exposition: () => string;
};

export function createCallHistogram(): CallHistogram {
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
        `# HELP ${NAME} Calls: seconds from request to reply, by call and outcome (ok or an error code)`,
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
