import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameIdentifier, normalFormOf } from './payment-identifier.ts';

const cases = [
  ['SKF7H4J9XA', 'SKF7H4J9XA'],
  ['skf7h4j9xa', 'SKF7H4J9XA'],
  [' SKF7-H4J9 XA ', 'SKF7H4J9XA'],
  ['CI210104.1549.C00029', 'CI2101041549C00029'],
  ['0012345', '12345'],
  ['１２３４５', '12345'],
  ['12\u200b345', '12345'],
  ['000', undefined],
  [' - ', undefined],
  ['', undefined],
  ['A'.repeat(101), undefined],
] as const;

test.each(cases)('[PAY-71] %j is the number %j', (typed, expected) => {
  expect(normalFormOf(typed)).toBe(expected);
});

test('[PAY-71] a normal form is its own normal form, and two numbers are one by it alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
      const normalForm = normalFormOf(one);
      if (normalForm !== undefined) expect(normalFormOf(normalForm)).toBe(normalForm);
      expect(isSameIdentifier(one, other)).toBe(
        normalForm !== undefined && normalForm === normalFormOf(other),
      );
    }),
    { seed: 28 },
  );
  expect(isSameIdentifier('', '')).toBe(false);
});
