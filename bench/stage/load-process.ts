import autocannon from 'autocannon';
import type { LoadPlan, LoadResult } from './http-load.ts';
import { LEAD_IN_SECONDS, runPaced } from './paced-load.ts';

process.once('message', async (message) => {
  const plan = message as LoadPlan;
  const { callsPerSecond } = plan;
  const result = await (callsPerSecond === undefined
    ? runFlatOut(plan)
    : runEvenly(plan, callsPerSecond));
  process.send?.(result, () => process.exit(0));
});

async function runFlatOut(plan: LoadPlan): Promise<LoadResult> {
  const run = await autocannon({
    url: plan.url,
    method: 'POST',
    headers: plan.headers,
    requests: plan.bodies.map((body) => ({ body })),
    connections: plan.connections,
    duration: plan.seconds,
  });
  return {
    requestsPerSecond: run.requests.average,
    p99Ms: run.latency.p99,
    failures: run.errors + run.timeouts + run.non2xx,
  };
}

/** A limited rate of autocannon is one burst at the beginning of each second: nobody comes so. */
async function runEvenly(plan: LoadPlan, perSecond: number): Promise<LoadResult> {
  const { url, bodies, headers, connections, seconds, windowMs } = plan;
  const requests = Array.from({ length: (LEAD_IN_SECONDS + seconds) * perSecond }, (_, at) => ({
    body: bodies[at % bodies.length] ?? '',
    headers,
  }));
  const run = await runPaced(url, { connections, seconds, perSecond, windowMs }, requests);
  return {
    requestsPerSecond: run.waitsMs.length / seconds,
    p99Ms: run.p99Ms,
    failures: run.failures,
  };
}
