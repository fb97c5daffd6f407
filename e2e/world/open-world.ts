import { openFirstIssues } from '@kipute/tools/start/first-issues';
import { quickRounds } from '@kipute/tools/start/quick-rounds';
import { openWorld, type World } from '@kipute/tools/start/world';

/** One fresh world for the whole run. */
async function openJourneysWorld(): Promise<() => Promise<void>> {
  const world = await openJourneyWorld('journeys', 'up-to-date');
  return world.stop;
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
    // Two persons who refund a round need the time of a usual one.
    ...(name === 'journeys' && { prepare: quickRounds }),
  });
  await openFirstIssues(world);
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
