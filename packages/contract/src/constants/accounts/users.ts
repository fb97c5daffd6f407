import type { Choices } from '../choice.ts';

/** Numbers follow the flags of `user_info`: 0 is the ordinary state. */
export const userStatuses = {
  normal: { id: 0, sw: 'Kawaida', en: 'Normal' },
  disabled: { id: 1, sw: 'Imefungwa', en: 'Disabled' },
} as const satisfies Choices;

export const googleBindings = {
  unbound: { id: 0, sw: 'Haijaunganishwa', en: 'Unbound' },
  bound: { id: 1, sw: 'Imeunganishwa', en: 'Bound' },
} as const satisfies Choices;

export const smsStatuses = {
  unused: { id: 0, sw: 'Haijatumika', en: 'Unused' },
  used: { id: 1, sw: 'Imetumika', en: 'Used' },
} as const satisfies Choices;

/** Whether the gaming board is told of a player's bets. */
export const reportedFlags = {
  'not-reported': { id: 1, sw: 'Hapana', en: 'No' },
  reported: { id: 2, sw: 'Ndiyo', en: 'Yes' },
} as const satisfies Choices;

export const permissionNodeTypes = {
  route: { id: 1, sw: 'Ukurasa', en: 'Route' },
  button: { id: 2, sw: 'Kitufe', en: 'Button' },
} as const satisfies Choices;
