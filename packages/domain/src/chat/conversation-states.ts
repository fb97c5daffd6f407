/** Of a conversation with customer service. */
export const chatStates = ['waiting', 'with-clerk', 'closed'] as const;
export type ChatState = (typeof chatStates)[number];

/** What moves a conversation; who may do it is the caller's to know. */
export const chatMoves = [
  /** The player writes. */
  'write',
  /** A clerk takes it. */
  'claim',
  /** Its clerk gives it back to all. */
  'release',
  /** Its clerk gives it to another one. */
  'transfer',
  'close',
] as const;
export type ChatMove = (typeof chatMoves)[number];

/** The one table of moves; what is not in it is refused (CHT-20). */
const moves: { readonly [State in ChatState]: Readonly<Partial<Record<ChatMove, ChatState>>> } = {
  waiting: { write: 'waiting', claim: 'with-clerk', close: 'closed' },
  'with-clerk': {
    write: 'with-clerk',
    release: 'waiting',
    transfer: 'with-clerk',
    close: 'closed',
  },
  closed: { write: 'waiting', claim: 'with-clerk' },
};

export const movedChat = (state: ChatState, move: ChatMove): ChatState | undefined =>
  moves[state][move];
