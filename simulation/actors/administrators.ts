import type { Chance } from '../chance.ts';
import { type Happening, ofKind, type ServerName, serverNames } from '../history.ts';
import { ADMINISTRATORS } from '../world/people.ts';
import type { Action, Actor, Scene } from './actor.ts';
import { type Session, sessionsOf, signIn, signOut } from './sessions.ts';

/** Sign in, search the activity log for what a page reported, sign out. */
export const administrators: Actor<Scene> = {
  name: 'administrators',
  weight: 4,
  draw: (chance) => {
    const clerk = chance.integer({ from: 0, to: ADMINISTRATORS - 1 });
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ clerk, server, chance });
  },
};

type Turn = { readonly clerk: number; readonly server: ServerName; readonly chance: Chance };
type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 4, draw: signingIn },
  { weight: 6, draw: searching },
  { weight: 1, draw: signingOut },
];

function signingIn({ clerk, server, chance }: Turn): Action<Scene> {
  const password = chance.pick(['right', 'right', 'right', 'right', 'wrong'] as const);
  return {
    says: `administrator ${clerk} signs in at ${server} with the ${password} password`,
    play: async (scene) => {
      const person = scene.world.people.administrators[clerk];
      if (person) await signIn(scene, { person, site: 'backoffice', server, password });
    },
  };
}

function searching({ clerk, server, chance }: Turn): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `administrator ${clerk} searches the log at ${server} for report ${place.toFixed(3)}`,
    play: async (scene) => {
      const { world, history } = scene;
      const page = newestPage(scene, clerk);
      const text = reportAt(history.all(), place);
      if (!page || text === undefined) return;
      const askedAfter = history.all().length;
      const { site, token } = page;
      const answered = await world.wire.call({ server, site, token }, (api) =>
        api.log.inquire({ content: text }),
      );
      if (answered.answer !== 'done') return;
      const found = answered.content.count;
      history.add({ kind: 'report-looked-up', text, askedAfter, found });
    },
  };
}

function signingOut({ clerk, server }: Turn): Action<Scene> {
  return {
    says: `administrator ${clerk} signs out at ${server}`,
    play: async (scene) => {
      const page = newestPage(scene, clerk);
      if (page) await signOut(scene, page, server);
    },
  };
}

function newestPage({ world, history }: Scene, clerk: number): Session | undefined {
  const person = world.people.administrators[clerk];
  return person && sessionsOf(history.all(), person).at(-1);
}

function reportAt(happenings: readonly Happening[], place: number): string | undefined {
  const reports = ofKind(happenings, 'report');
  return reports[Math.floor(place * reports.length)]?.text;
}
