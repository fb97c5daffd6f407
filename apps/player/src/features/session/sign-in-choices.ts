/** Whose stars are whose must be noted before the session changes, or they would mix (KEEP-23). */
export const keptChoices = () => import('../kept-choices/keep-choices.ts').catch(() => undefined);
