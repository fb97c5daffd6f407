import type { foldersOf } from '@kipute/tools/start/folders';
import type { Instance } from '@kipute/tools/start/instance';
import {
  findSimulators,
  partyVariables,
  type RunningSimulator,
  simulatorPlace,
  startSimulator,
} from '@kipute/tools/start/processes/simulators';

/** Three minutes in all: an operator that gave up earlier would have told nobody of a payment. */
const CALLBACK_RETRY_MS = '2000';

type SimulatorOptions = {
  readonly folders: ReturnType<typeof foldersOf>;
  readonly instance: Instance;
  readonly later: (close: () => Promise<unknown>) => void;
  /** How many seconds of the provider's matches pass in one. */
  readonly speed: number;
  readonly matches: 'few' | 'all';
  /** Where operators find the house. */
  readonly houseUrl: string;
};

type OpenSimulators = {
  /** What a server must be told to deal with them. */
  readonly variables: Readonly<Record<string, string>>;
  /** The provider's page, where its script takes orders. */
  readonly oddsProviderPage: string;
};

export async function openSimulators(options: SimulatorOptions): Promise<OpenSimulators> {
  const { folders, instance, later, speed, matches, houseUrl } = options;
  const environment = {
    ...{ HOUSE_URL: houseUrl, CALLBACK_RETRY_MS },
    ODDS_FEED_WORLD: matches === 'few' ? 'small' : 'full',
    ODDS_FEED_SPEED: String(speed),
  };
  const started = findSimulators(folders.root, {}).map(async (simulator) => {
    const running = startSimulator(simulator, folders, environment);
    if (running.identity) instance.note(running.identity);
    later(() => running.stop('fast'));
    return { ...simulator, ...(await simulatorPlace(running)) };
  });
  const open = await Promise.all(started);
  return { variables: partyVariables(open), oddsProviderPage: pageOf('odds-feed', open) };
}

const pageOf = (name: string, open: readonly RunningSimulator[]): string =>
  open.find((simulator) => simulator.name === name)?.page ?? '';

/** The simulated odds provider, through the door it has for scripts and not for the house. */
export type OddsProvider = {
  /** Ids of matches, as the house has them too. */
  readonly inPlay: () => Promise<readonly string[]>;
  /** A moment in a match, at once. Refused when it cannot happen there now; that is no news. */
  readonly command: (moment: Moment, matchId: string) => Promise<'done' | 'refused'>;
};

export type Moment = 'kickoff' | 'goal home' | 'goal away' | 'var' | 'end' | 'abandon' | 'correct';

const CANNOT_HAPPEN = 422;

export function createOddsProvider(address: string): OddsProvider {
  return {
    inPlay: async () => {
      const answer = await fetch(`${address}/matches.json`);
      const matches = (await answer.json()) as readonly { readonly id: string }[];
      return matches.map(({ id }) => id);
    },
    command: async (moment, matchId) => {
      const answer = await fetch(`${address}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ command: moment, match: matchId }),
      });
      const said = await answer.text();
      if (answer.ok) return 'done';
      if (answer.status === CANNOT_HAPPEN) return 'refused';
      throw new Error(`the provider does not take "${moment}": ${said}`);
    },
  };
}
