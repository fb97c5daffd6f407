import { vi } from 'vitest';

/** Far beyond what anything takes, because a loaded machine is not a broken one. */
const WAITING = { timeout: 30_000, interval: 20 };

/**
 * Repeats a check until it passes; for what other processes and sockets do in their own time. A
 * check that is work for what it looks at says so, or it keeps a busy machine from getting there.
 */
export function eventually<Value>(
  check: () => Promise<Value> | Value,
  waiting: Partial<typeof WAITING> = {},
): Promise<Value> {
  return vi.waitFor(check, { ...WAITING, ...waiting });
}
