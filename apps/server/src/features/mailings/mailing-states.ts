import type { mailingStates } from '@kipute/contract/constants/operations/mailings';

export type MailingState = keyof typeof mailingStates;

export type MailingEvent =
  | 'begun'
  /** Everybody was looked at. */
  | 'ended'
  | 'stopped'
  /** More fit by now than one person may write to. */
  | 'outgrown';

/** Every event that has a meaning in a state; any other changes nothing. */
const transitions: Readonly<
  Record<MailingState, Readonly<Partial<Record<MailingEvent, MailingState>>>>
> = {
  scheduled: { begun: 'writing', stopped: 'stopped' },
  writing: { begun: 'writing', ended: 'done', stopped: 'stopped', outgrown: 'outgrown' },
  done: {},
  stopped: {},
  outgrown: {},
};

/** Undefined when the event means nothing in this state. */
export const stateAfter = (state: MailingState, event: MailingEvent): MailingState | undefined =>
  transitions[state][event];

/** States that nothing leaves. */
export const isOver = (state: MailingState): boolean =>
  Object.keys(transitions[state]).length === 0;
