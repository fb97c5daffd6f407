import { setTimeout as delay } from 'node:timers/promises';
import { socketPath } from '@kipute/contract/socket';
import { signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import type { World } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { medians, thirdOfPeak, WINDOW_MS } from '../backoffice-lists/beside.ts';
import { openOfficePage } from '../backoffice-lists/office-page.ts';
import { budgetMeasure, type Measure } from '../measure.ts';
import {
  betTermsOf,
  expectNoFailure,
  pacedPlanOf,
  runBetLoad,
  untilBetsCome,
} from '../stage/bet-load.ts';
import { isLoaded } from '../stage/paced-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { startReaders } from '../stage/socket-readers.ts';
import { inBenchWorld, loadedEnvironment } from '../stage/stage.ts';

const BETTORS = 2_000;
const CLERKS = 10;
const SECONDS = Number(process.env.LIVE_DESK_SECONDS ?? 72);
const LOOKED_AT_EVERY_MS = 20;

/**
 * Bets at a third of the peak in one stream; in every second window of three seconds ten clerks have
 * the live board open. The median p99 of the windows with clerks is held against that of the others,
 * as in `office-beside-bets`.
 */
export async function benchLiveDeskBeside(): Promise<readonly Measure[]> {
  const environment = { ...loadedEnvironment, ROLES: 'api,feed,worker' };
  const place = { name: 'bench-live-desk', data: 'fresh', durability: 'durable' } as const;
  return inBenchWorld({ ...place, environment }, async (world) => {
    const terms = await betTermsOf(world, await makeCrowd(world.databaseUrl, BETTORS));
    const betsPerSecond = await thirdOfPeak(world.databaseUrl, terms);
    const clerks = await clerksOf(world);
    const plan = pacedPlanOf(terms, 'paced', { betsPerSecond, seconds: SECONDS });
    const coming = runBetLoad(plan);
    await untilFirstBet(world);
    const watching = clerks.comeAndGo();
    const bets = await coming;
    const frameBytes = await watching.end();
    expectNoFailure(bets);
    const { calmMs, besideMs } = medians(bets, betsPerSecond);
    process.stderr.write(
      `  median p99 ${calmMs.toFixed(1)} ms in calm, ${besideMs.toFixed(1)} ms beside, ` +
        `${betsPerSecond} bets/s, ${frameBytes} bytes a frame\n`,
    );
    const ratio = { amount: besideMs / calmMs, unit: '× calm' };
    return [
      budgetMeasure('live-desk-beside: p99 of bets beside ten live boards', ratio, { atMost: 1.1 }),
    ];
  });
}

async function untilFirstBet({ databaseUrl }: World): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await untilBetsCome(client).finally(() => client.end());
}

/** Ten pages of the office on the live board, in a process that only counts what comes. */
async function clerksOf({ backofficeAddress, logins }: World) {
  const [administrator] = logins.administrators;
  if (!administrator) throw new Error('nobody sits at the office');
  const { token } = await signInAdministrator(backofficeAddress, administrator);
  const { client } = openOfficePage(backofficeAddress, token);
  const { header } = await client.openEnvelope('current');
  const greeting = [
    { type: 'hello', key: header, token },
    { type: 'subscribe', topics: ['live-desk'] },
  ].map((message) => JSON.stringify(message));
  const url = `${backofficeAddress.replace(/^http/, 'ws').replace('localhost', '127.0.0.1')}${socketPath}`;
  const origin = new URL(url).origin.replace(/^ws/, 'http');
  const group = startReaders();
  return {
    comeAndGo: () => {
      let isOver = false;
      let areThere = false;
      const going = (async () => {
        while (!isOver) {
          const wanted = isLoaded(Date.now(), WINDOW_MS);
          if (wanted && !areThere) await group.join({ url, origin, readers: CLERKS, greeting });
          if (!wanted && areThere) group.leave();
          areThere = wanted;
          await delay(LOOKED_AT_EVERY_MS);
        }
      })();
      return {
        /** Whoever may not follow the board gets no frame, and the bench would measure nothing. */
        end: async () => {
          isOver = true;
          await going;
          const frameBytes = await group.received(CLERKS);
          group.stop();
          return frameBytes;
        },
      };
    },
  };
}
