/** Time is passed in, so that a test can stop it and a demonstration can run it faster. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
