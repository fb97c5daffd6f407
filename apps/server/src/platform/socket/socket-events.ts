/** What is worth counting on the live socket. */
export type SocketEvent =
  | 'opened'
  | 'closed'
  | 'shed'
  | 'refused'
  | 'published'
  | 'coalesced'
  | 'message-ignored'
  | 'closed-slow'
  | 'closed-silent'
  | 'closed-unreadable'
  | 'closed-flooding'
  | 'closed-session-ended';

export type CountSocketEvent = (event: SocketEvent) => void;

export const countNothing: CountSocketEvent = () => {};
