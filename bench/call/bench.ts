import { createApiClient } from '@kipute/api-client/api-client';
import { hashPassword } from '@kipute/api-client/hash-password';
import { type EnvelopePublicKey, envelopeHeader, envelopeKeyPath } from '@kipute/contract/envelope';
import { openWorld, type World } from '@kipute/tools/start/world';
import { runLoad } from '../load/load.ts';
import { type Measure, ratioMeasure } from '../measure.ts';
import { productionEnvironment } from '../production-environment.ts';
import { startBareServer } from './bare-server.ts';

const CALL = 'bet_config/inquire';
const CONNECTIONS = 64;
/** In turns, so that a machine that is busy for a while is busy for both. */
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
/** Few, because every connection of the load prepares each of them before its first request. */
const SEALED_BODIES = 4;

const measuringEnvironment = { ...productionEnvironment, RATE_LIMIT_FACTOR: '100000' };
const jsonHeaders = { 'content-type': 'application/json' };
const callText = JSON.stringify({ pc_mobile: 2, timezone: 3 });

type Target = {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly bodies: readonly string[];
};

/** The smallest call, all the way: HTTP, envelope, token, schema; against a bare route. */
export async function benchCall(): Promise<readonly Measure[]> {
  const world = await openWorld({
    name: 'bench',
    data: 'kept',
    environment: measuringEnvironment,
  });
  try {
    const { target, reply } = await prepareOurs(world);
    const bare = await startBareServer(reply);
    try {
      const limit = { url: bare.url, headers: jsonHeaders, bodies: [callText] };
      return [ratioMeasure('call', await measureInTurns(target, limit), 0.5)];
    } finally {
      await bare.stop();
    }
  } finally {
    await world.stop();
  }
}

async function prepareOurs({ playerAddress, logins }: World) {
  let token: string | undefined;
  const client = createApiClient({
    baseUrl: playerAddress,
    envelopeKey: async () =>
      (await (await fetch(playerAddress + envelopeKeyPath)).json()) as EnvelopePublicKey,
    token: () => token,
    locale: () => 'sw',
    device: () => 'phone',
    toast: { success: () => {}, error: () => {} },
  });
  const [{ phone, password } = { phone: '', password: '' }] = logins.players;
  const login = { phone, password: await hashPassword(phone, password) };
  token = (await client.call('subscriber/login', login)).token;
  const content = await client.call(CALL, {});
  const envelope = await client.openEnvelope('current');
  const seals = Array.from({ length: SEALED_BODIES }, () => envelope.seal(CALL, callText));
  const bodies = (await Promise.all(seals)).map((sealed) => JSON.stringify(sealed));
  const headers = {
    ...jsonHeaders,
    locale: 'sw',
    authorization: `Bearer ${token}`,
    [envelopeHeader]: envelope.header,
  };
  return {
    target: { url: `${playerAddress}/api/${CALL}`, headers, bodies },
    /** What the bare route must send: the same reply, not encrypted. */
    reply: JSON.stringify({ status: 1, content, count: null }),
  };
}

async function measureInTurns(ours: Target, limit: Target) {
  await measure(ours, WARM_UP_SECONDS);
  await measure(limit, WARM_UP_SECONDS);
  const speeds = { ours: 0, limit: 0, unit: 'calls/s' };
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.ours += (await measure(ours, SECONDS)) / ROUNDS;
    speeds.limit += (await measure(limit, SECONDS)) / ROUNDS;
  }
  return speeds;
}

async function measure(target: Target, seconds: number): Promise<number> {
  const result = await runLoad({ ...target, connections: CONNECTIONS, seconds });
  if (result.failures > 0) throw new Error(`${result.failures} of the calls failed`);
  return result.requestsPerSecond;
}
