import { openWorld } from '@kipute/tools/start/world';

/** One fresh world for the whole run; the journeys find it through the environment. */
async function openJourneysWorld(): Promise<() => Promise<void>> {
  const world = await openWorld({
    name: 'journeys',
    data: 'fresh',
    // All browsers of a run share one address, which no crowd of players does.
    environment: { RATE_LIMIT_FACTOR: '20' },
  });
  process.env.PLAYER_URL = world.playerAddress;
  process.env.BACKOFFICE_URL = world.backofficeAddress;
  process.env.SEEDED_LOGINS = JSON.stringify(world.logins);
  return world.stop;
}

export default openJourneysWorld;
