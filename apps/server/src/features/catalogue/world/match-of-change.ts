import type { Change } from '../changes.ts';
import { heldOf, type World } from './world.ts';

/** The match a change is about; undefined when it names none and what it changes is not held. */
export function matchOf(world: World, change: Change): string | undefined {
  const id = change.act === 'create' ? change.record.id : change.id;
  if (change.kind === 'event') return String(id);
  const record = change.act === 'create' ? change.record : heldOf(world, change.kind).get(id);
  const { matchId } = (record ?? {}) as { readonly matchId?: unknown };
  return typeof matchId === 'string' ? matchId : undefined;
}
