import type { Chance } from '../chance.ts';
import { type ServerName, serverNames } from '../history.ts';
import { PLAYERS } from '../world/people.ts';
import type { Action, Actor, Scene } from './actor.ts';
import { askWho, type Session, sessionsOf, signIn, signOut } from './sessions.ts';

/** Sign in, look who they are, sign out, on either server and on several phones at once. */
export const players: Actor<Scene> = {
  name: 'players',
  weight: 10,
  draw: (chance) => {
    const player = chance.integer({ from: 0, to: PLAYERS - 1 });
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ player, server, chance });
  },
};

type Turn = { readonly player: number; readonly server: ServerName; readonly chance: Chance };
type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 5, draw: (turn) => signingIn(turn, 'right') },
  { weight: 1, draw: (turn) => signingIn(turn, 'wrong') },
  {
    weight: 5,
    draw: (turn) =>
      withOldPage(turn, 'looks who they are', (scene, session) =>
        askWho(scene, session, turn.server),
      ),
  },
  {
    weight: 3,
    draw: (turn) =>
      withOldPage(turn, 'signs out', (scene, session) => signOut(scene, session, turn.server)),
  },
];

function signingIn({ player, server }: Turn, password: 'right' | 'wrong'): Action<Scene> {
  return {
    says: `player ${player} signs in at ${server} with the ${password} password`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      if (person) await signIn(scene, { person, site: 'player', server, password });
    },
  };
}

/** Which page that is depends on what they opened before; without one they do nothing. */
function withOldPage(
  { player, server, chance }: Turn,
  does: string,
  act: (scene: Scene, session: Session) => Promise<void>,
): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `player ${player} ${does} at ${server} with page ${place.toFixed(3)}`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      const sessions = person ? sessionsOf(scene.history.all(), person) : [];
      const session = sessions[Math.floor(place * sessions.length)];
      if (session) await act(scene, session);
    },
  };
}
