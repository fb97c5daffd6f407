import type { History } from '../history.ts';
import type { World } from '../world/world.ts';

/** What everybody acts in and every law looks at. */
export type Scene = { readonly world: World; readonly history: History };
