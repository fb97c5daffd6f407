import type { Scene } from '../../actors/scene.ts';
import { type Happening, ofKind, type SettingsHappening } from '../../history.ts';
import type { Law } from '../law.ts';

export type StoredChange = {
  readonly section: string;
  readonly revision: number;
  readonly note: string;
};

const placeOf = ({ section, revision }: StoredChange): string => `${section} ${revision}`;

/** Of a section the first must be 1 and each the next of the one before. */
function gapIn(stored: readonly StoredChange[]): string | undefined {
  for (const [section, changes] of Map.groupBy(stored, (one) => one.section)) {
    const numbers = changes.map(({ revision }) => revision).toSorted((a, b) => a - b);
    const gap = numbers.findIndex((revision, place) => revision !== place + 1);
    if (gap >= 0) return `${section} goes from ${gap} to ${numbers[gap]}`;
  }
  return undefined;
}

/** An acknowledged change is the revision it was acknowledged as; a refused one is nowhere. */
function misplaced(
  { section, revision, note, answer }: SettingsHappening,
  found: readonly StoredChange[],
): string | undefined {
  const places = found.map(placeOf);
  const own = `${section} ${revision}`;
  const right: Record<typeof answer, boolean> = {
    done: places.length === 1 && places[0] === own,
    refused: places.length === 0,
    lost: places.length === 0 || (places.length === 1 && places[0] === own),
  };
  if (right[answer]) return undefined;
  return `"${note}" (${answer} as ${own}) is ${places.join(' and ') || 'nowhere'}`;
}

export function brokenRevisions(
  happenings: readonly Happening[],
  stored: readonly StoredChange[],
): string | undefined {
  const byNote = Map.groupBy(stored, ({ note }) => note);
  const changes = ofKind(happenings, 'settings-change');
  for (const change of changes) {
    const wrong = misplaced(change, byNote.get(change.note) ?? []);
    if (wrong) return wrong;
  }
  const tried = new Set(changes.map(({ note }) => note));
  const stranger = stored.find(({ note }) => !tried.has(note));
  return stranger ? `nobody made ${placeOf(stranger)}` : gapIn(stored);
}

const STORED = 'select section, revision, note from setting_revision';

export const revisionsLineUp: Law<Scene> = {
  name: 'an acknowledged change is a revision, and revisions have no gap',
  holds: 'always',
  breach: async ({ world, history }) =>
    brokenRevisions(history.all(), await world.database.ask<StoredChange>(STORED)),
};
