import { readFileSync } from 'node:fs';

/** Of all processors together, in the machine's own ticks. */
type Spent = { readonly wanted: number; readonly stolen: number };

/** The first line of /proc/stat counts these one after another. */
const COLUMNS = ['user', 'nice', 'system', 'idle', 'iowait', 'irq', 'softirq', 'steal'] as const;

export function spentSoFar(): Spent | undefined {
  const counts = ticks();
  if (!counts) return undefined;
  const { idle, iowait, ...busy } = counts;
  return { wanted: Object.values(busy).reduce((sum, one) => sum + one, 0), stolen: busy.steal };
}

function ticks(): Record<(typeof COLUMNS)[number], number> | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const counts = line.split(/\s+/).slice(1).map(Number);
    const named = COLUMNS.map((name, at) => [name, counts[at] ?? 0]);
    return Object.fromEntries(named) as Record<(typeof COLUMNS)[number], number>;
  } catch {
    return undefined;
  }
}

/**
 * How much of the time that was wanted since then the machine gave to others who share it: what
 * waits is slow by as much, and no fault of ours. Undefined where a machine does not tell.
 */
export function stolenSince(before: Spent | undefined): number | undefined {
  const now = spentSoFar();
  if (!before || !now || now.wanted <= before.wanted) return undefined;
  return (now.stolen - before.stolen) / (now.wanted - before.wanted);
}
