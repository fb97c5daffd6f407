export type RunState = 'processing' | 'done' | 'failed';
export type RunEvent =
  | 'ended'
  | 'broke'
  | 'interrupted'
  | 'cancelled'
  | 'too-large'
  | 'too-many-rows';
export type RunError = Exclude<RunEvent, 'ended'>;

/** What is over stays as it is: the first word about its end is the last (EXP-02). */
const transitions: Readonly<
  Record<RunState, Readonly<Partial<Record<RunEvent, Exclude<RunState, 'processing'>>>>>
> = {
  processing: {
    ended: 'done',
    broke: 'failed',
    interrupted: 'failed',
    cancelled: 'failed',
    'too-large': 'failed',
    'too-many-rows': 'failed',
  },
  done: {},
  failed: {},
};

/** Undefined when the event means nothing in this state. */
export const runStateAfter = (state: RunState, event: RunEvent) => transitions[state][event];
