import { Burst } from './commands/burst.ts';
import { type ControlServer, listenForCommands } from './commands/control-server.ts';
import { type CommandAnswer, Director } from './commands/director.ts';
import { createEntityStore } from './entity-store.ts';
import { sportModels } from './model/sport-models.ts';
import { createClock } from './play/clock.ts';
import { Engine } from './play/engine.ts';
import { FeedServer } from './protocol/feed-server.ts';
import { Catalogue } from './world/catalogue.ts';
import { createProgramme } from './world/programme/programme.ts';
import { createSmallProgramme } from './world/programme/small-programme.ts';

export type OddsFeedOptions = {
  readonly seed?: string;
  /** How many seconds of the world pass in one on the wall. */
  readonly speed?: number;
  /** 0 takes any. */
  readonly port?: number;
  readonly pagePort?: number;
  readonly world?: 'small' | 'full';
  readonly subscriptionName?: string;
  /** Its world takes seconds of a core, which whoever starts beside it may need first. */
  readonly begins?: 'at once' | 'when somebody connects';
  /** Called when it can be connected to, which is long before its world stands. */
  readonly onListening?: (ports: Pick<OddsFeed, 'port' | 'pagePort'>) => void;
};

export type OddsFeed = {
  readonly port: number;
  readonly pagePort: number;
  readonly command: (text: string, matchId?: string) => CommandAnswer;
  readonly close: () => Promise<void>;
};

const TURN_EVERY_MS = 200;

/** The whole provider within this process: its world, its wire and its script's door. */
export async function startOddsFeed(options: OddsFeedOptions = {}): Promise<OddsFeed> {
  const { seed = '1', subscriptionName = 'kipute' } = options;
  const clock = createClock(options.speed ?? 1);
  const store = createEntityStore(versionAfter);
  const engine = new Engine({
    store,
    catalogue: new Catalogue(store, seed),
    seed,
    clock,
    programme:
      options.world === 'small' ? createSmallProgramme(seed, clock.now()) : createProgramme(seed),
    models: sportModels,
  });
  const complete = Promise.withResolvers<void>();
  const feed = new FeedServer({ store, subscriptionName, complete: complete.promise });
  const burst = new Burst(engine);
  const director = new Director(engine, feed, burst);
  const port = await feed.listen(options.port ?? 0);
  const control = await listenForCommands(options.pagePort ?? 0, { engine, director });
  options.onListening?.({ port, pagePort: control.port });
  if (options.begins === 'when somebody connects') await feed.firstClient;
  for (const _piece of engine.begin(clock.now())) await aTurnForOthers();
  // Nobody was told anything yet: whoever has come gets the whole store.
  store.takeChanges();
  complete.resolve();
  const turning = setInterval(() => {
    engine.turn(clock.now());
    burst.turn();
    feed.publish();
  }, TURN_EVERY_MS);
  return {
    port,
    pagePort: control.port,
    command: (text, matchId) => director.command(text, matchId),
    close: () => closeAll({ turning, feed, control }),
  };
}

const aTurnForOthers = () => new Promise((resolve) => setImmediate(resolve));

type Opened = {
  readonly turning: NodeJS.Timeout;
  readonly feed: FeedServer;
  readonly control: ControlServer;
};

async function closeAll({ turning, feed, control }: Opened): Promise<void> {
  clearInterval(turning);
  await Promise.all([feed.close(), control.close()]);
}

const VERSIONS_BEGAN_AT = Date.UTC(2025, 0, 1);
const VERSION_MS = 100;

/** By the clock on the wall: they go on growing over a restart, and stay small for years. */
function versionAfter(before: number): number {
  return Math.max(before + 1, Math.floor((Date.now() - VERSIONS_BEGAN_AT) / VERSION_MS));
}
