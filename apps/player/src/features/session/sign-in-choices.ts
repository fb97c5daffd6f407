/** Whose stars are whose must be noted before the session changes, or they would mix (KEEP-23). */
export const keptChoices = () => import('../kept-choices/keep-choices.ts').catch(() => undefined);

/** Whoever holds the phone next is told nothing about this player; only where it ever asked. */
export const notifiedDevice = () =>
  'Notification' in window && Notification.permission === 'granted'
    ? import('../push/push-device.ts').catch(() => undefined)
    : undefined;
