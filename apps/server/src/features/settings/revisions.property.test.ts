import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Revision, valueInForce } from './revisions.ts';
import { sectionOf } from './sections/sections.ts';

const SEED = 20_260_301;
const defaults = sectionOf('taxes').defaults;

/** The rate is the revision's number, so that a value tells which revision it came from. */
const history = fc
  .uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 12 })
  .chain((numbers) =>
    fc.tuple(
      ...numbers.map((revision) =>
        fc.integer({ min: 0, max: 20 }).map(
          (day): Revision<'taxes'> => ({
            revision,
            effectiveFrom: new Date(Date.UTC(2026, 0, 1 + day)),
            value: { ...defaults, sportsPercent: revision },
          }),
        ),
      ),
    ),
  );
const day = fc.integer({ min: -1, max: 21 }).map((count) => new Date(Date.UTC(2026, 0, 1 + count)));

test('[SET-07] in force is the newest that has begun, in whatever order they are read', () => {
  fc.assert(
    fc.property(history, day, (revisions, now) => {
      const [expected] = revisions
        .filter((one) => one.effectiveFrom <= now)
        .sort(
          (one, other) =>
            other.effectiveFrom.getTime() - one.effectiveFrom.getTime() ||
            other.revision - one.revision,
        );
      const value = expected?.value ?? defaults;
      expect(valueInForce('taxes', revisions, now)).toBe(value);
      expect(valueInForce('taxes', revisions.toReversed(), now)).toBe(value);
    }),
    { seed: SEED },
  );
});
