import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingReaderOf, internIds } from './field-mapping.ts';

const read = fittingReaderOf('id', 'id');

/** The same last digits after many heads, so that they meet in one place. */
const head = fc.constantFrom('', '-', '0', '1', '28451883', '92233720368', 'x');
const tail = fc.constantFrom('', '7', '54775807', '54775808', '12345678', 'abcdefgh');
const told = fc.oneof(
  fc.tuple(head, tail).map(([first, last]) => first + last),
  fc.constantFrom<unknown>(12, 2 ** 60, null, undefined, true, {}),
);

test('[CAT-15] an id is read as one that was never seen, whatever came before it', () => {
  const interning = internIds(read);
  fc.assert(
    fc.property(fc.array(told, { maxLength: 60 }), (stream) => {
      expect(stream.map((id) => interning(id))).toEqual(stream.map((id) => read(id)));
    }),
    { seed: 20_260_301, numRuns: 300 },
  );
});
