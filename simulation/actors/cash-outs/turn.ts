import type { Chance } from '../../plan/chance.ts';
import type { Action } from '../actor.ts';
import type { Scene } from '../scene.ts';
import type { Choice } from './placed-orders.ts';

/** Where somebody acts, and on which order. */
export type Turn = Choice & { readonly chance: Chance };

export type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

export const orderWords = ({ place, server }: Choice): string =>
  `order ${place.toFixed(3)} of those placed, at ${server}`;
