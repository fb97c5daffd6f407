import { setTimeout as sleep } from 'node:timers/promises';
import { openWorld, type World } from '@kipute/tools/start/world';

/** One fresh world for the whole run. */
async function openJourneysWorld(): Promise<() => Promise<void>> {
  const world = await openJourneyWorld('journeys', 'up-to-date');
  return world.stop;
}

const READY_WITHIN_MS = 120_000;
const ASK_EVERY_MS = 250;

/**
 * A world is handed over when its server is alive. While that still reads the odds it is late for
 * everything, and on a busy machine load shedding turns the first sign-in away as overloaded.
 */
async function untilReady({ playerAddress }: World): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const response = await fetch(`${playerAddress}/readyz`);
    const said = await response.text();
    if (response.ok) return;
    if (Date.now() > giveUpAt) throw new Error(`the server did not get ready: ${said}`);
    await sleep(ASK_EVERY_MS);
  }
}

/** Journeys of this process and of those it starts find the world through the environment. */
export async function openJourneyWorld(
  name: string,
  sites: 'up-to-date' | 'as-built',
): Promise<World> {
  const world = await openWorld({
    ...{ name, sites, data: 'fresh' },
    // All browsers of a run share one address, which no crowd of players does.
    environment: { RATE_LIMIT_FACTOR: '20', ODDS_FEED_WORLD: 'small' },
  });
  await untilReady(world);
  process.env.PLAYER_URL = world.playerAddress;
  process.env.BACKOFFICE_URL = world.backofficeAddress;
  const provider = world.simulators.find((simulator) => simulator.name === 'odds-feed');
  process.env.ODDS_PROVIDER_PAGE = provider?.page ?? '';
  const smsGateway = world.simulators.find((simulator) => simulator.name === 'sms-gateway');
  process.env.SMS_INBOX_PAGE = smsGateway?.page ?? '';
  const operators = world.simulators.find((simulator) => simulator.name === 'mobile-money');
  process.env.MOBILE_MONEY_PAGE = operators?.page ?? '';
  process.env.JOURNEYS_DATABASE_URL = world.databaseUrl;
  process.env.SEEDED_LOGINS = JSON.stringify(world.logins);
  return world;
}

export default openJourneysWorld;
