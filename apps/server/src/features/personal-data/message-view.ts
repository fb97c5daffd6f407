import type { CallContent } from '@kipute/contract/registry';
import type { Messaging } from '../messaging/index.ts';

type Message = Awaited<ReturnType<Messaging['messagesTo']>>[number];

export function messageView(
  message: Message,
): CallContent<'personal_data/export'>['messages'][number] {
  return {
    sent_at: message.queuedAt.toISOString(),
    text: message.body,
    state: message.state,
  };
}
