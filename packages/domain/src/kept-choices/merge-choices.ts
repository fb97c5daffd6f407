import { groupOf, identityOf, type KeptChoice, keptMax, shownMax } from './kept-choice.ts';

/**
 * The newest word about each choice, from both sides (KEEP-01), and of each group no more than
 * the newest (KEEP-03). One order decides both. Merging can only move a choice forward in it, so
 * what is left out once would be left out of any later merge as well: devices may meet in any
 * order and as often as they like, and a forgotten mark never lets an old star come back.
 */
export function mergeChoices<Choice extends KeptChoice>(
  one: readonly Choice[],
  other: readonly Choice[],
): readonly Choice[] {
  const newest = new Map<string, Choice>();
  for (const choice of [...one, ...other]) {
    const identity = identityOf(choice);
    const rival = newest.get(identity);
    if (!rival || newerFirst(choice, rival) < 0) newest.set(identity, choice);
  }
  return newestOfEachGroup([...newest.values()].sort(newerFirst), keptMax);
}

/** KEEP-02: what a page shows of them, the newest first. */
export function shownChoices<Choice extends KeptChoice>(
  choices: readonly Choice[],
): readonly Choice[] {
  const standing = choices.filter((choice) => !choice.removed);
  return newestOfEachGroup(standing.sort(newerFirst), shownMax);
}

/** Total, so that two choices of one instant stand in one order everywhere; a star outlasts. */
export function newerFirst(one: KeptChoice, other: KeptChoice): number {
  return (
    other.changedAtMs - one.changedAtMs ||
    Number(one.removed) - Number(other.removed) ||
    inCodeOrder(one.kind, other.kind) ||
    inCodeOrder(one.value, other.value) ||
    inCodeOrder(one.name, other.name) ||
    inCodeOrder(one.flag, other.flag)
  );
}

const inCodeOrder = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

function newestOfEachGroup<Choice extends KeptChoice>(
  sorted: readonly Choice[],
  limits: Readonly<Record<ReturnType<typeof groupOf>, number>>,
): readonly Choice[] {
  const counts = new Map<string, number>();
  return sorted.filter((choice) => {
    const group = groupOf(choice);
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= limits[group];
  });
}
