import type { Queue } from '../approvals/index.ts';
import { type CannedRoutes, cannedRoutes } from './canned-routes.ts';
import { type ChatConfigRoutes, chatConfigRoutes } from './chat-config-routes.ts';
import type { ChatDeps } from './chat-deps.ts';
import { type ChatChange, onChatsChanged } from './chat-events.ts';
import { type ChatOfficeRoutes, chatOfficeRoutes } from './chat-office-routes.ts';
import { type ChatRoutes, chatRoutes } from './chat-routes.ts';
import { externalOrigin } from './chat-service.ts';
import { countWaiting } from './office-store.ts';

export { forgetChat, ownChatOf } from './forget-chat.ts';

export type Chat = {
  readonly routes: ChatRoutes & ChatOfficeRoutes & CannedRoutes & ChatConfigRoutes;
  readonly queue: Queue;
  /** Whose conversation changed, in whichever process. */
  readonly onChanged: (listener: (change: ChatChange) => void) => void;
  /** The one other house whose script a player's page may run now. */
  readonly externalOrigin: () => string | undefined;
};

/** Who writes to us is there now, and goes away again. */
const GOAL_MINUTES = 5;

export function createChat(deps: ChatDeps): Chat {
  return {
    routes: {
      ...chatRoutes(deps),
      ...chatOfficeRoutes(deps),
      ...cannedRoutes(deps),
      ...chatConfigRoutes(deps),
    },
    queue: {
      node: 'chat_office/inquire',
      goalMinutes: GOAL_MINUTES,
      count: (reader, { administratorId }) => countWaiting(reader, administratorId),
    },
    onChanged: (listener) => onChatsChanged(deps.bus, listener),
    externalOrigin: () => externalOrigin(deps.settings.current('chat')),
  };
}
