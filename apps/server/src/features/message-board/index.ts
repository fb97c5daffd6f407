import type { Queue } from '../approvals/index.ts';
import { countNew } from './board-store.ts';
import type { BoardDeps } from './decide-board-message.ts';
import { type MessageBoardRoutes, messageBoardRoutes } from './message-board-routes.ts';

export { forgetBoardMessages, ownBoardMessagesOf } from './board-store.ts';

export type MessageBoard = { readonly routes: MessageBoardRoutes; readonly queue: Queue };

/** A day: who leaves a message does not stand there waiting. */
const GOAL_MINUTES = 24 * 60;

export function createMessageBoard(deps: BoardDeps): MessageBoard {
  return {
    routes: messageBoardRoutes(deps),
    queue: {
      node: 'message_board/inquire',
      goalMinutes: GOAL_MINUTES,
      count: (reader) => countNew(reader),
    },
  };
}
