import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { announceReady, closeOnExit } from '../../kit/simulator-process.ts';
import { Crowd } from './crowd.ts';
import { houseAt } from './house.ts';
import { crowdPage } from './page.ts';
import { phonesAt } from './phones.ts';

/**
 * People who live in the house as everybody else does: by the public calls, with the simulated
 * phones in their hands. Started as a process of its own: PORT (0 takes any), HOUSE_URL (the player
 * site), SMS_GATEWAY_URL, MOBILE_MONEY_URL, CROWD_BETS_PER_SECOND and CROWD_REGULARS (a file with
 * phones of players who come again) come from the environment.
 */
const { env } = process;
const RATE_MAX = 50;

function regulars(): readonly string[] {
  const file = env.CROWD_REGULARS ?? '';
  if (!existsSync(file)) return [];
  const phones: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(phones) ? phones.map(String) : [];
}

const crowd = new Crowd({
  house: houseAt(env.HOUSE_URL ?? ''),
  phones: phonesAt({
    smsGateway: env.SMS_GATEWAY_URL ?? '',
    mobileMoney: env.MOBILE_MONEY_URL ?? '',
  }),
  betsPerSecond: rateOf(env.CROWD_BETS_PER_SECOND) ?? 2,
  regulars: regulars(),
});

function rateOf(said: string | null | undefined): number | undefined {
  const rate = Number(said || Number.NaN);
  return rate >= 0 && rate <= RATE_MAX ? rate : undefined;
}

const ratePosted = async (request: IncomingMessage) =>
  rateOf(new URLSearchParams(await text(request)).get('rate'));

const server = createServer(async (request, response) => {
  if (request.method === 'POST' && request.url === '/rate') {
    const rate = await ratePosted(request);
    if (rate !== undefined) crowd.betsPerSecond = rate;
    response.writeHead(303, { location: '/' }).end();
  } else if (request.url === '/state.json') {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(crowd.state));
  } else {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(crowdPage(crowd.state));
  }
});

closeOnExit(async () => {
  server.close();
  server.closeAllConnections();
  await Promise.race([crowd.stop(), new Promise((resolve) => setTimeout(resolve, 2_000))]);
});
server.listen(Number(env.PORT || 0), '127.0.0.1', () => {
  const address = server.address();
  announceReady({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
  crowd.start();
});
