import autocannon from 'autocannon';
import type { LoadPlan, LoadResult } from './http-load.ts';

process.once('message', async (message) => {
  const plan = message as LoadPlan;
  const run = await autocannon({
    url: plan.url,
    method: 'POST',
    headers: plan.headers,
    requests: plan.bodies.map((body) => ({ body })),
    connections: plan.connections,
    duration: plan.seconds,
    ...(plan.callsPerSecond && { overallRate: plan.callsPerSecond }),
  });
  const result: LoadResult = {
    requestsPerSecond: run.requests.average,
    p99Ms: run.latency.p99,
    failures: run.errors + run.timeouts + run.non2xx,
  };
  process.send?.(result, () => process.exit(0));
});
