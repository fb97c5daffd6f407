import type { World } from '@kipute/tools/start/world';
import { startBareServer } from './bare-server.ts';
import { callText, jsonHeaders, openBenchPage } from './bench-page.ts';
import { measureInTurns } from './in-turns.ts';

type Comparison = {
  readonly call: 'bet_config/inquire' | 'atlassian/popular_events';
  readonly as: 'player' | 'visitor';
};

/** A call all the way against a bare Fastify route that answers the same reply, not encrypted. */
export async function measureAgainstBare(world: World, { call, as }: Comparison) {
  const page = await openBenchPage({ ...world, as });
  const content = await page.client.call(call, {});
  const bare = await startBareServer(JSON.stringify({ status: 1, content, count: null }));
  try {
    const limit = { url: bare.url, headers: jsonHeaders, bodies: [callText] };
    return await measureInTurns(await page.targetOf(call), limit);
  } finally {
    await bare.stop();
  }
}
