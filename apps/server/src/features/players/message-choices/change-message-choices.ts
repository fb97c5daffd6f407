import { type Locale, localeOf } from '@kipute/contract/locale';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import { insertNewsConsent } from '../consent-store.ts';

type Change = { readonly playerId: bigint; readonly choices: Partial<MessageChoices> };

/** Answers all choices as they stand afterwards. */
type ChangeMessageChoices = (change: Change, visit: Visit) => Promise<MessageChoices>;

export type MessageChoiceDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
};

/** By who holds the line under an offer, without signing in (MLG-04). */
export type StopOffers = (playerId: bigint, visit: Visit) => Promise<void>;

export function offerStopper(deps: MessageChoiceDeps): StopOffers {
  const change = createChangeMessageChoices(deps);
  return async (playerId, visit) => {
    await change({ playerId, choices: { news: false } }, visit);
  };
}

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

export type MessageChoices = {
  /** Undefined: the language in which the player last signed in. */
  readonly language: Locale | undefined;
  readonly money: boolean;
  readonly news: boolean;
} & PushSwitches;

/** What devices show that asked for notifications. */
type PushSwitches = {
  readonly pushMoney: boolean;
  readonly pushBets: boolean;
  /** Only beside the consent to news. */
  readonly pushOffers: boolean;
  /** Whether a lock screen may show the message itself. */
  readonly pushDetails: boolean;
};

/** Nobody is written to about offers who did not ask for it (ACT-32). */
const unchosen: MessageChoices = {
  ...{ language: undefined, money: true, news: false },
  ...{ pushMoney: true, pushBets: true, pushOffers: false, pushDetails: false },
};

export async function messageChoicesOf(reader: Reader, playerId: bigint): Promise<MessageChoices> {
  const kept = await reader
    .selectFrom('messageChoice')
    .select(['language', 'money', 'news'])
    .select(['pushMoney', 'pushBets', 'pushOffers', 'pushDetails'])
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  if (!kept) return unchosen;
  return { ...kept, language: kept.language === null ? undefined : localeOf(kept.language) };
}

/** Changes of one player go in turn, or two switches at once would undo each other. */
async function lockChooser(tx: Transaction, playerId: bigint): Promise<void> {
  await tx.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();
}

async function keepMessageChoices(
  tx: Transaction,
  playerId: bigint,
  { language, ...choices }: MessageChoices & { readonly changedAt: Date },
): Promise<void> {
  const row = { language: language ?? null, ...choices };
  await tx
    .insertInto('messageChoice')
    .values({ playerId, ...row })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(row))
    .execute();
}
