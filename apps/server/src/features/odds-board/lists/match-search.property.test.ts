import { foldName } from '@kipute/domain/odds/search/fold-name';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairings, searchWorld } from '../fixtures/search-world.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz ';

/** One letter put in, left out, replaced, or swapped with the next. */
const slip = fc.record({
  kind: fc.constantFrom('insert', 'leave out', 'replace', 'swap'),
  place: fc.nat(),
  letter: fc.constantFrom(...letters),
});

type Slip = { readonly kind: string; readonly place: number; readonly letter: string };

function misspelt(name: string, { kind, place, letter }: Slip): string {
  const at = place % name.length;
  const [before, here, after] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)];
  if (kind === 'insert') return before + letter + here + after;
  if (kind === 'leave out') return before + after;
  if (kind === 'replace') return before + letter + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

test('[ODB-41] any name with one slip is still found', () => {
  const { search } = searchWorld();
  const teams = pairings.flatMap((pair, index) =>
    pair.map((name) => ({ name, id: `${index + 1}` })),
  );
  const law = fc.property(fc.constantFrom(...teams), slip, ({ name, id }, oneSlip) => {
    const typed = misspelt(foldName(name), oneSlip);
    expect(search.find(typed), typed).toContain(id);
  });
  fc.assert(law, { seed: 20_260_301, numRuns: 600 });
});
