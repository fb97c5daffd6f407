import { groupOf, identityOf } from '@kipute/domain/kept-choices/kept-choice';
import { mergeChoices, newerFirst, shownChoices } from '@kipute/domain/kept-choices/merge-choices';
import type { DeviceChoice } from './device-choice.ts';
import { type Chosen, chosenIn, type ShownLists } from './lists/shown-lists.ts';

/**
 * Pages write plain lists and know nothing of synchronisation: what differs from the record was
 * just changed by the player and gets the current time.
 */
export function noteChanges(
  remembered: readonly DeviceChoice[],
  lists: ShownLists,
  nowMs: number,
): readonly DeviceChoice[] {
  const chosen = chosenIn(lists);
  const known = new Map(remembered.map((choice) => [identityOf(choice), choice]));
  const added = Object.values(chosen).flatMap((list = []) => newWords(list, known, nowMs));
  const withAdded = mergeChoices(remembered, added);

  const standing = new Set(Object.values(chosen).flatMap((list = []) => list.map(identityOf)));
  // What only made room for a newer one is not shown either, and was not taken back.
  const takenBack = shownChoices(withAdded).filter(
    (choice) => chosen[groupOf(choice)] && !standing.has(identityOf(choice)),
  );
  const removals = takenBack.map((choice) => ({
    ...choice,
    removed: true,
    unsent: true as const,
    changedAtMs: Math.max(nowMs, choice.changedAtMs + 1),
  }));
  return removals.length > 0 ? mergeChoices(withAdded, removals) : withAdded;
}

/** From the oldest to the newest, because a search that moved up was made again. */
function newWords(
  list: readonly Chosen[],
  known: ReadonlyMap<string, DeviceChoice>,
  nowMs: number,
): readonly DeviceChoice[] {
  const words: DeviceChoice[] = [];
  let older: DeviceChoice | undefined;
  for (const [at, chosen] of [...list.entries()].reverse()) {
    const before = known.get(identityOf(chosen));
    const isNews =
      !before || before.removed || before.value !== chosen.value || !isNewer(before, older);
    if (isNews) {
      const afterAll = Math.max(before?.changedAtMs ?? 0, older?.changedAtMs ?? 0) + 1;
      const changedAtMs = Math.max(nowMs - at, afterAll);
      older = { ...chosen, removed: false, unsent: true, changedAtMs };
      words.push(older);
    } else older = before;
  }
  return words;
}

const isNewer = (choice: DeviceChoice, older: DeviceChoice | undefined): boolean =>
  !older || newerFirst(choice, older) < 0;
