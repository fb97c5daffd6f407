import { expect, test } from 'vitest';
import { runsTypeScript } from './node-runtime.mjs';

test.each([
  ['v20.20.2', false],
  ['v22.18.0', false],
  ['v22.19.0', true],
  // Its line ended before it could.
  ['v23.11.0', false],
  ['v24.0.0', true],
  ['v26.12.0', true],
])('[START-02] Node %s runs our commands itself: %s', (version, expected) => {
  expect(runsTypeScript(version)).toBe(expected);
});
