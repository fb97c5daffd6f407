/** What a page does with the entities of a `monitoring` message; any other class is logged. */
export const liveEntityClasses = {
  BettingOffer: 'applied',
  Market: 'ignored',
  Event: 'logged',
} as const satisfies Readonly<Record<string, 'applied' | 'ignored' | 'logged'>>;
