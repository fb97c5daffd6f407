import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ChoiceKind,
  choiceKinds,
  groupOf,
  identityOf,
  type KeptChoice,
  keptMax,
  shownMax,
} from './kept-choice.ts';
import { mergeChoices, newerFirst, shownChoices } from './merge-choices.ts';

/** Few values and few instants, so that devices often speak of the same thing at once. */
function choiceOf(kind: ChoiceKind, values: number): fc.Arbitrary<KeptChoice> {
  return fc.record({
    kind: fc.constant(kind),
    value: fc.integer({ min: 0, max: values }).map((number) => `V${number}`),
    name: fc.constantFrom('', 'Simba SC', 'Simba'),
    flag: fc.constantFrom('', 'TZ'),
    removed: fc.boolean(),
    changedAtMs: fc.integer({ min: 0, max: 12 }),
  });
}
const device = fc.array(fc.oneof(...choiceKinds.map((kind) => choiceOf(kind, 14))), {
  maxLength: 60,
});
/** More than a group may hold, so that the limit takes part in every law. */
const crowded = fc.array(choiceOf('search', 30), { minLength: 20, maxLength: 60 });
const devices = fc.oneof(device, crowded);
const seeded = { seed: 20_261, numRuns: 300 };

const countIn = (choices: readonly KeptChoice[], group: string) =>
  choices.filter((choice) => groupOf(choice) === group).length;

test('[KEEP-04] who merges with whom first makes no difference', () => {
  fc.assert(
    fc.property(devices, devices, devices, (one, two, three) => {
      const expected = mergeChoices(mergeChoices(one, two), three);
      expect(mergeChoices(one, mergeChoices(two, three))).toEqual(expected);
      expect(mergeChoices(three, mergeChoices(two, one))).toEqual(expected);
    }),
    seeded,
  );
});

test('[KEEP-04] merging the same once more changes nothing', () => {
  fc.assert(
    fc.property(devices, devices, (one, two) => {
      const merged = mergeChoices(one, two);
      expect(mergeChoices(merged, two)).toEqual(merged);
      expect(mergeChoices(merged, merged)).toEqual(merged);
    }),
    seeded,
  );
});

test('[KEEP-01] nothing is made up, and what nobody contradicted later is there', () => {
  fc.assert(
    fc.property(device, device, (one, two) => {
      const all = [...one, ...two];
      const merged = mergeChoices(one, two);
      for (const choice of all) {
        const rivals = all.filter((rival) => identityOf(rival) === identityOf(choice));
        const isNewest = rivals.every((rival) => newerFirst(choice, rival) <= 0);
        const hasRoom = countIn(all, groupOf(choice)) <= keptMax[groupOf(choice)];
        if (isNewest && hasRoom) expect(merged).toContainEqual(choice);
      }
      for (const choice of merged) expect(all).toContain(choice);
    }),
    seeded,
  );
});

test('[KEEP-02, KEEP-03] no group outgrows its limits, and no removed choice is shown', () => {
  fc.assert(
    fc.property(devices, devices, (one, two) => {
      const merged = mergeChoices(one, two);
      for (const kind of choiceKinds) {
        const group = groupOf({ kind });
        expect(countIn(merged, group)).toBeLessThanOrEqual(keptMax[group]);
        expect(countIn(shownChoices(merged), group)).toBeLessThanOrEqual(shownMax[group]);
      }
      expect(shownChoices(merged).filter(({ removed }) => removed)).toEqual([]);
    }),
    seeded,
  );
});
