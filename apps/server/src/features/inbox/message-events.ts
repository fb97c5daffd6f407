import { z } from 'zod';
import { type Bus, defineTopic } from '../../platform/bus/bus.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** Whose inbox changed; how much is unread is asked for by whoever has a page of theirs. */
const inboxChanged = defineTopic('inbox-changed', z.object({ playerIds: z.array(z.string()) }));

const changedIn = new WeakMap<Transaction, Set<string>>();

/** One message for everything that one transaction wrote. */
export function announceInboxes(
  tx: Transaction,
  playerIds: readonly bigint[],
  bus: Pick<Bus, 'publish'>,
): void {
  if (playerIds.length === 0) return;
  const others = changedIn.get(tx);
  const changed = others ?? new Set<string>();
  for (const id of playerIds) changed.add(id.toString());
  if (others) return;
  changedIn.set(tx, changed);
  afterCommit(tx, () => bus.publish(inboxChanged, { playerIds: [...changed] }));
}

export function onInboxesChanged(
  bus: Pick<Bus, 'subscribe'>,
  listener: (playerIds: readonly string[]) => void,
): void {
  bus.subscribe(inboxChanged, ({ playerIds }) => listener(playerIds));
}
