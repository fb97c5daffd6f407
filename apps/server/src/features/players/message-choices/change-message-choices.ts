import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import { insertNewsConsent } from '../registration/consent-store.ts';
import {
  keepMessageChoices,
  lockChooser,
  type MessageChoices,
  messageChoicesOf,
} from './message-choice-store.ts';

type Change = { readonly playerId: bigint; readonly choices: Partial<MessageChoices> };

/** Answers all choices as they stand afterwards. */
export type ChangeMessageChoices = (change: Change, visit: Visit) => Promise<MessageChoices>;

export type MessageChoiceDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
};

/** The words beside the switch; other words are another version. */
const NEWS_WORDING = 'news-1';

export function createChangeMessageChoices(deps: MessageChoiceDeps): ChangeMessageChoices {
  return (change, visit) =>
    deps.database.transact((tx) => changeChoices(deps, tx, { ...change, visit }));
}

async function changeChoices(
  { clock, audit }: MessageChoiceDeps,
  tx: Transaction,
  { playerId, choices, visit: { address, userAgent } }: Change & { readonly visit: Visit },
): Promise<MessageChoices> {
  await lockChooser(tx, playerId);
  const before = await messageChoicesOf(tx, playerId);
  const after = { ...before, ...choices };
  const now = clock.now();
  await keepMessageChoices(tx, playerId, { ...after, changedAt: now });
  if (after.news !== before.news) {
    await insertNewsConsent(tx, {
      playerId,
      version: NEWS_WORDING,
      givenAt: now,
      network: networkOfAddress(address),
      withdrawn: !after.news,
    });
  }
  await audit.record(tx, {
    type: 'user-change',
    source: 'player',
    user: { kind: 'player', id: playerId },
    content: 'message choices',
    address,
    userAgent,
  });
  return after;
}
