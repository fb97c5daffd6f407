import type { Chance } from '../chance.ts';
import type { History } from '../history.ts';
import type { World } from '../world/world.ts';

/** One thing somebody does. Drawn before it is played, so that it cannot depend on timing. */
export type Action<Scene> = {
  /** Names it wholly: two runs of one seed say the same lines. */
  readonly says: string;
  /** Rejects only when the simulation itself is broken; what the house does goes to the history. */
  readonly play: (scene: Scene) => Promise<void>;
};

export type Actor<Scene> = {
  readonly name: string;
  /** How often its turn comes, beside the others. */
  readonly weight: number;
  readonly draw: (chance: Chance) => Action<Scene>;
};

/** What everybody acts in and every law looks at. */
export type Scene = { readonly world: World; readonly history: History };
