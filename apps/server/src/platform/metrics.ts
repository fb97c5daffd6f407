import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type CallTimes, createCallTimes } from './call-times.ts';

export type Metrics = {
  readonly callAnswered: CallTimes['observe'];
  readonly socketEvent: (event: string) => void;
  readonly feedEvent: (event: string, times: number) => void;
  readonly catalogueEvent: (event: string, times: number) => void;
  /** What was read in an operator's callback, or why it was turned away. */
  readonly callbackEvent: (channel: string, reading: string) => void;
  readonly marketSuspended: (reason: string) => void;
  readonly jobGaveUp: (job: string) => void;
  readonly smsOverBudget: (network: string) => void;
  /** Read at each scrape. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  readonly exposition: () => Promise<{ readonly contentType: string; readonly text: string }>;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const callTimes = createCallTimes();
  const socketEvents = new Counter({
    name: 'kipute_socket_events_total',
    help: 'What happened on the live socket, by kind',
    labelNames: ['event'],
    registers: [registry],
  });
  const feedEvents = new Counter({
    name: 'kipute_feed_events_total',
    help: 'What came over the odds feed, by kind',
    labelNames: ['event'],
    registers: [registry],
  });
  const catalogueEvents = new Counter({
    name: 'kipute_catalogue_events_total',
    help: 'What became of the changes that the odds feed told, by kind',
    labelNames: ['event'],
    registers: [registry],
  });
  const callbacks = new Counter({
    name: 'kipute_callbacks_total',
    help: 'Callbacks of operators, by channel and by what was read in them',
    labelNames: ['channel', 'reading'],
    registers: [registry],
  });
  const marketsSuspended = new Counter({
    name: 'kipute_markets_suspended_total',
    help: 'Markets that the price guard took off sale, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  const jobsGivenUp = new Counter({
    name: 'kipute_jobs_given_up_total',
    help: 'Jobs that failed for the last time, by name',
    labelNames: ['job'],
    registers: [registry],
  });
  const smsOverBudget = new Counter({
    name: 'kipute_sms_over_budget_total',
    help: 'Codes that were not sent because the budget of messages was spent, by network',
    labelNames: ['network'],
    registers: [registry],
  });
  return {
    callAnswered: callTimes.observe,
    socketEvent: (event) => socketEvents.inc({ event }),
    feedEvent: (event, times) => feedEvents.inc({ event }, times),
    catalogueEvent: (event, times) => catalogueEvents.inc({ event }, times),
    callbackEvent: (channel, reading) => callbacks.inc({ channel, reading }),
    marketSuspended: (reason) => marketsSuspended.inc({ reason }),
    jobGaveUp: (job) => jobsGivenUp.inc({ job }),
    smsOverBudget: (network) => smsOverBudget.inc({ network }),
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
      text: (await registry.metrics()) + callTimes.exposition(),
    }),
  };
}
