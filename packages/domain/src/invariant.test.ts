import { expect, test } from 'vitest';
import { InvariantError, invariant, unreachable } from './invariant.ts';

test.each([false, 0, 0n, '', null, undefined])('%s breaks a promise', (condition) => {
  const promise = () => invariant(condition, 'entry balances');
  expect(promise).toThrow(InvariantError);
  expect(promise).toThrow('entry balances');
});

test.each([true, 1, -1n, 'x', {}])('%s keeps it', (condition) => {
  expect(invariant(condition, 'entry balances')).toBeUndefined();
});

test('a value that cannot be is named', () => {
  expect(() => unreachable('voided' as never)).toThrow(
    new InvariantError('unreachable value voided'),
  );
});
