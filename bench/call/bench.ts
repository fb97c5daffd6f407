import { openEnvelope, type PageEnvelope } from '@kipute/api-client/page-envelope';
import {
  type EnvelopePublicKey,
  envelopeHeader,
  envelopeKeyPath,
  type Sealed,
} from '@kipute/contract/envelope';
import { openWorld } from '@kipute/tools/start/world';
import { type LoadResult, runLoad } from '../load/load.ts';
import { type Measure, ratioMeasure } from '../measure.ts';
import { productionEnvironment } from '../production-environment.ts';
import { startBareServer } from './bare-server.ts';

const CALL = 'bet_config/inquire';
const CONNECTIONS = 64;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
/** Enough that no cache of ours sees the same ciphertext twice in a row. */
const SEALED_BODIES = 256;

const measuringEnvironment = {
  ...productionEnvironment,
  RATE_LIMIT_FACTOR: '100000',
};

/** The smallest call, all the way: HTTP, envelope, token, schema; against a bare route. */
export async function benchCall(): Promise<readonly Measure[]> {
  const world = await openWorld({
    name: 'bench',
    data: 'kept',
    environment: measuringEnvironment,
  });
  try {
    const ours = await measureOurs(world.playerAddress);
    const bare = await startBareServer(ours.answer);
    try {
      const limit = await measureSteady({ url: bare.url, headers: jsonHeaders, bodies: ['{}'] });
      return [ratioMeasure('call', speeds(ours.load, limit), 0.5)];
    } finally {
      await bare.stop();
    }
  } finally {
    await world.stop();
  }
}

const jsonHeaders = { 'content-type': 'application/json' };
const callText = JSON.stringify({ pc_mobile: 2, timezone: 3 });

const headersFor = (envelope: PageEnvelope) => ({
  ...jsonHeaders,
  locale: 'sw',
  [envelopeHeader]: envelope.header,
});

function speeds(ours: LoadResult, limit: LoadResult) {
  return { ours: ours.requestsPerSecond, limit: limit.requestsPerSecond, unit: 'calls/s' };
}

async function measureOurs(address: string) {
  const answered = await fetch(`${address}${envelopeKeyPath}`);
  const envelope = await openEnvelope((await answered.json()) as EnvelopePublicKey);
  const bodies = await Promise.all(
    Array.from({ length: SEALED_BODIES }, async () =>
      JSON.stringify(await envelope.seal(CALL, callText)),
    ),
  );
  const load = await measureSteady({
    url: `${address}/api/${CALL}`,
    headers: headersFor(envelope),
    bodies,
  });
  return { answer: await answerOf(address, envelope), load };
}

/** What the bare route must send: the same reply, not encrypted. */
async function answerOf(address: string, envelope: PageEnvelope): Promise<string> {
  const request = await envelope.seal(CALL, callText);
  const reply = await fetch(`${address}/api/${CALL}`, {
    method: 'POST',
    headers: headersFor(envelope),
    body: JSON.stringify(request),
  });
  return envelope.open(CALL, request, (await reply.json()) as Sealed);
}

type Target = {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly bodies: readonly string[];
};

async function measureSteady(target: Target): Promise<LoadResult> {
  await runLoad({ ...target, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  const result = await runLoad({ ...target, connections: CONNECTIONS, seconds: SECONDS });
  if (result.failures > 0) throw new Error(`${result.failures} of the calls failed`);
  return result;
}
