import { expect, test, vi } from 'vitest';
import { runSimulate } from './run-simulate.ts';

test('[SIM-05] what is no option is said in one line, and the exit code is 1', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runSimulate(['--seed=nobody'])).toBe(1);
  expect(said.mock.calls).toEqual([
    ['✗ --seed takes a whole number from 1 to 4294967295, not "nobody".'],
  ]);
});
