import type { Chance } from '../../chance.ts';
import { type ServerName, serverNames } from '../../history.ts';
import type { GamePage } from '../../world/casino-provider.ts';
import { type Person, phoneOf } from '../../world/people.ts';
import type { Action, Actor, Scene } from '../actor.ts';
import { openPage } from '../sessions.ts';

/** Those who bet, so that stakes of all games meet at one purse. */
const PLAYERS = 8;

/** Players fly, spin and throw at the providers, launched from the lobby. */
export const casinoPlayers: Actor<Scene> = {
  name: 'casino players',
  weight: 12,
  draw: (chance) => {
    const player = chance.integer({ from: 0, to: PLAYERS - 1 });
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ player, server, chance });
  },
};

type Turn = { readonly player: number; readonly server: ServerName; readonly chance: Chance };
type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 4, draw: (turn) => spinning(turn, 'dhahabu-ya-geita') },
  { weight: 4, draw: (turn) => spinning(turn, 'kete-mbili') },
  { weight: 3, draw: flying },
  { weight: 1, draw: enteringTwice },
];

const gameIds = { aviator: '32430', 'dhahabu-ya-geita': '1001', 'kete-mbili': '1002' } as const;
type Game = keyof typeof gameIds;

/** A word that lets in once; undefined when the house does not give one. */
async function launch(scene: Scene, { person, server }: Visit, game: Game) {
  const page = await openPage(scene, person, server);
  if (!page) return undefined;
  const launched = await scene.world.wire.call({ ...page, server }, (api) =>
    api.casino_order.add({ id: gameIds[game] }),
  );
  return launched.answer === 'done' ? launched.content.url : undefined;
}

type Visit = { readonly person: Person; readonly server: ServerName };

export async function enter(scene: Scene, visit: Visit, game: Game): Promise<GamePage | undefined> {
  const url = await launch(scene, visit, game);
  return url === undefined ? undefined : await scene.world.casino.enter(url);
}

const byPerson = (
  { player, server }: Turn,
  act: (scene: Scene, visit: Visit) => Promise<void>,
): Action<Scene>['play'] => {
  return async (scene) => {
    const person = scene.world.people.players[player];
    if (person) await act(scene, { person, server });
  };
};

const note = ({ history }: Scene, { person }: Visit, game: Game, said: readonly string[]): void => {
  for (const outcome of said) {
    history.add({ kind: 'casino-played', phone: phoneOf(person), game, outcome });
  }
};

const STAKES = [100, 200, 500, 2_000, 9_000] as const;
const SPINS_MAX = 5;

function spinning(turn: Turn, game: 'dhahabu-ya-geita' | 'kete-mbili'): Action<Scene> {
  const { player, server, chance } = turn;
  const count = chance.integer({ from: 1, to: SPINS_MAX });
  const stakes = Array.from({ length: count }, () => chance.pick(STAKES));
  return {
    says: `player ${player} plays ${game} at ${server} for ${stakes.join(', ')}`,
    play: byPerson(turn, async (scene, visit) => {
      const page = await enter(scene, visit, game);
      if (!page) return note(scene, visit, game, ['not let in']);
      for (const stake of stakes) {
        note(scene, visit, game, [(await page.play(stake)) ?? 'no answer']);
      }
    }),
  };
}

function drawFlight(chance: Chance, panel: 1 | 2) {
  const way = chance.pick(['auto', 'thumb', 'never'] as const);
  return {
    ...{ panel, stake: chance.pick(STAKES) },
    auto: way === 'auto' ? chance.integer({ from: 101, to: 250 }) : null,
    cashAfterMs: way === 'thumb' ? chance.integer({ from: 0, to: 4_000 }) : null,
  };
}

function flying(turn: Turn): Action<Scene> {
  const { player, server, chance } = turn;
  const bets = [drawFlight(chance, 1), drawFlight(chance, 2)].slice(
    0,
    chance.integer({ from: 1, to: 2 }),
  );
  const words = bets.map(({ stake, auto, cashAfterMs }) => {
    if (auto !== null) return `${stake} until ${auto / 100}x`;
    return cashAfterMs === null ? `${stake} to the end` : `${stake} for ${cashAfterMs} ms`;
  });
  return {
    says: `player ${player} flies at ${server} with ${words.join(' and ')}`,
    play: byPerson(turn, async (scene, visit) => {
      const page = await enter(scene, visit, 'aviator');
      note(scene, visit, 'aviator', page ? await page.fly(bets) : ['not let in']);
      const flights = (await page?.pastFlights()) ?? [];
      scene.history.add({ kind: 'flights-shown', flights });
    }),
  };
}

/** The address of a launch was shared: the second who opens it is not let in. */
function enteringTwice(turn: Turn): Action<Scene> {
  const { player, server } = turn;
  return {
    says: `player ${player} opens a launch twice at ${server}`,
    play: byPerson(turn, async (scene, visit) => {
      const url = await launch(scene, visit, 'kete-mbili');
      if (url === undefined) return;
      const { casino } = scene.world;
      const pages = await Promise.all([casino.enter(url), casino.enter(url)]);
      const entered = pages.filter((page) => page !== undefined).length;
      scene.history.add({ kind: 'launch-opened', entered });
    }),
  };
}
