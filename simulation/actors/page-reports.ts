import { pageLogTypes } from '@kipute/contract/calls/log';
import { serverNames } from '../history.ts';
import type { Actor, Scene } from './actor.ts';

/** Pages that report an error of their own; each text comes once in a run. */
export const pageReports: Actor<Scene> = {
  name: 'page reports',
  weight: 8,
  draw: (chance) => {
    const server = chance.pick(serverNames);
    const site = chance.pick(['player', 'backoffice'] as const);
    const text = `simulated page error ${chance.word()}`;
    return {
      says: `a page of ${site} at ${server} reports "${text}"`,
      play: async ({ world, history }) => {
        const { answer } = await world.wire.call<unknown>({ server, site }, (api) =>
          api.log.add({ type: pageLogTypes.pageError, content: text }),
        );
        history.add({ kind: 'report', text, answer });
      },
    };
  },
};
