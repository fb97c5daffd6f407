import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { Access } from '../access/index.ts';
import type { Audit } from '../audit/index.ts';
import { ownOrdersOf } from '../betting/index.ts';
import type { KeptChoices } from '../kept-choices/index.ts';
import type { Messaging } from '../messaging/index.ts';
import type { Payments } from '../payments/index.ts';
import { type Players, sessionView } from '../players/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { activityView } from './activity-view.ts';
import { messageView } from './message-view.ts';
import { statementView } from './statement-view.ts';

export type PersonalDataDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly access: Pick<Access, 'listSessions' | 'endSessionsOf'>;
  readonly audit: Pick<Audit, 'activityOf' | 'record'>;
  readonly messaging: Pick<Messaging, 'messagesTo' | 'forgetMessagesTo'>;
  readonly wallet: Pick<Wallet, 'statementOf' | 'balancesOf'>;
  readonly players: Pick<
    Players,
    'recordOf' | 'listErasureWishes' | 'lockErasureWish' | 'erasePlayer'
  >;
  readonly protection: Pick<Protection, 'historyOf'>;
  readonly payments: Pick<Payments, 'ownPaymentsOf' | 'hasOpenPayment'>;
  readonly keptChoices: Pick<KeptChoices, 'choicesOf' | 'forget'>;
  /** Of each list; only tests ask for fewer. */
  readonly linesMax?: number;
};

type Asker = { readonly playerId: bigint; readonly token: string; readonly locale: Locale };
type Document = CallContent<'personal_data/export'>;

export type ExportPersonalData = (asker: Asker) => Promise<Document>;

/** A few megabytes at most: one player's history must not stop a process (PDP-03). */
const LINES_MAX = 5_000;

export function exportPersonalData(deps: PersonalDataDeps): ExportPersonalData {
  const { database, clock, linesMax = LINES_MAX } = deps;
  return async (asker) => {
    const lists = await longLists({ ...deps, linesMax }, database.read, asker);
    const complete = Object.values(lists).every((list) => list.length < linesMax);
    const { playerId, token } = asker;
    const owner = { kind: 'player', id: playerId } as const;
    const record = await deps.players.recordOf(database.read, playerId);
    const messages = await deps.messaging.messagesTo(database.read, record.profile.phone, linesMax);
    return {
      made_at: clock.now().toISOString(),
      complete: complete && messages.length < linesMax ? 1 : 0,
      ...record,
      sessions: (await deps.access.listSessions(database.read, owner, token)).map(sessionView),
      ...lists,
      ...(await deps.protection.historyOf(database.read, playerId)),
      messages: messages.map(messageView),
      choices: await deps.keptChoices.choicesOf(database.read, playerId),
    };
  };
}

type LongLists = Pick<Document, 'deposits' | 'withdrawals' | 'orders' | 'statement' | 'activities'>;

async function longLists(
  deps: PersonalDataDeps & { readonly linesMax: number },
  reader: Reader,
  { playerId, locale }: Asker,
): Promise<LongLists> {
  const { linesMax } = deps;
  const payments = await deps.payments.ownPaymentsOf(reader, {
    playerId,
    locale,
    payments: linesMax,
  });
  const activities = await deps.audit.activityOf(reader, playerId, linesMax);
  return {
    ...payments,
    orders: await ownOrdersOf(reader, { playerId, locale, orders: linesMax }),
    statement: await statementView(deps.wallet, reader, { playerId, lines: linesMax }),
    activities: activities.map(activityView),
  };
}
