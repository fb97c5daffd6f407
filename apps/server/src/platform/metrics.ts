import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  readonly callAnswered: (call: string, outcome: string, seconds: number) => void;
  readonly socketEvent: (event: string) => void;
  readonly jobGaveUp: (job: string) => void;
  /** Read at each scrape. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  readonly exposition: () => Promise<{ readonly contentType: string; readonly text: string }>;
};

/** From a call answered out of memory to one that waits for an operator. */
const CALL_SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const callSeconds = new Histogram({
    name: 'kipute_call_seconds',
    help: 'Time to answer a call, by its name and outcome (ok or the code of the error)',
    labelNames: ['call', 'outcome'],
    buckets: CALL_SECONDS_BUCKETS,
    registers: [registry],
  });
  const socketEvents = new Counter({
    name: 'kipute_socket_events_total',
    help: 'What happened on the live socket, by kind',
    labelNames: ['event'],
    registers: [registry],
  });
  const jobsGivenUp = new Counter({
    name: 'kipute_jobs_given_up_total',
    help: 'Jobs that failed for the last time, by name',
    labelNames: ['job'],
    registers: [registry],
  });
  return {
    callAnswered: (call, outcome, seconds) => callSeconds.observe({ call, outcome }, seconds),
    socketEvent: (event) => socketEvents.inc({ event }),
    jobGaveUp: (job) => jobsGivenUp.inc({ job }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
    exposition: async () => ({
      contentType: registry.contentType,
      text: await registry.metrics(),
    }),
  };
}
