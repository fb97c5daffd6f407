import { expect, expectTypeOf, test } from 'vitest';
import { ok, type Result, refuse } from './result.ts';

type Refusal = { readonly code: 'slip-empty' };

test('a verb that did it carries its value, one that refuses its reason', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
  expect(refuse({ code: 'slip-empty' })).toEqual({ ok: false, refusal: { code: 'slip-empty' } });
});

test('both fit one result, told apart by a switch', () => {
  const describe = (result: Result<number, Refusal>) =>
    result.ok ? `value ${result.value}` : `refused ${result.refusal.code}`;
  expect(describe(ok(5))).toBe('value 5');
  expect(describe(refuse({ code: 'slip-empty' }))).toBe('refused slip-empty');
  expectTypeOf(ok(5)).toExtend<Result<number, Refusal>>();
});
