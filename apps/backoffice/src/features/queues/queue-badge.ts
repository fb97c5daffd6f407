import type { CallContent } from '@kipute/contract/registry';

export type QueueCount = CallContent<'queue/counts'>['counts'][number];
export type QueueTone = QueueCount['tone'];
export type QueueBadge = { readonly count: number; readonly tone: QueueTone };

/** The gravest first: over its goal, for me, waiting. */
const gravity: readonly QueueTone[] = ['overdue', 'mine', 'waiting'];

/** One badge for some screens: all that waits there, in the gravest of their tones. */
export function badgeOf(
  counts: readonly QueueCount[],
  nodes: readonly string[],
): QueueBadge | undefined {
  const ours = counts.filter(({ node, count }) => nodes.includes(node) && count > 0);
  const tone = gravity.find((one) => ours.some((count) => count.tone === one));
  if (!tone) return undefined;
  return { count: ours.reduce((sum, { count }) => sum + count, 0), tone };
}

const SHOWN_MAX = 999;

export const badgeText = ({ count }: QueueBadge): string =>
  count > SHOWN_MAX ? `${SHOWN_MAX}+` : String(count);
