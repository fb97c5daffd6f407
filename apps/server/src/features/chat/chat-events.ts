import { z } from 'zod';
import { type Bus, defineTopic } from '../../platform/bus/bus.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Transaction } from '../../platform/database/database.ts';

const chatChange = z.object({ topic: z.string(), playerId: z.string().nullable() });
/** That something was written or read; never what. */
export type ChatChange = z.infer<typeof chatChange>;

const chatsChanged = defineTopic('chats-changed', chatChange);

type Changed = { readonly topic: string; readonly playerId: bigint | null };

export function announceChat(
  tx: Transaction,
  bus: Pick<Bus, 'publish'>,
  { topic, playerId }: Changed,
): void {
  const change = { topic, playerId: playerId?.toString() ?? null };
  afterCommit(tx, () => bus.publish(chatsChanged, change));
}

export function onChatsChanged(bus: Bus, listener: (change: ChatChange) => void): void {
  bus.subscribe(chatsChanged, listener);
}
