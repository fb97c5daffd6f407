import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { type Purse, purses } from '@kipute/domain/ledger/account';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import type { Access } from '../access/index.ts';
import type { Audit } from '../audit/index.ts';
import { ownOrdersOf } from '../betting/index.ts';
import { ownFavouritesOf, ownRoundsOf } from '../casino/index.ts';
import { givenFreeBetsOf } from '../free-bets/index.ts';
import { type Inbox, wordsOf } from '../inbox/index.ts';
import type { KeptChoices } from '../kept-choices/index.ts';
import type { Messaging } from '../messaging/index.ts';
import type { Payments } from '../payments/index.ts';
import { type Players, sessionView } from '../players/index.ts';
import { ownTicketsOf } from '../pools/index.ts';
import type { Protection } from '../protection/index.ts';
import { ownRacingBetsOf } from '../racing/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** What features beside and above this one hold of a player. */
export type UpperData = {
  readonly forget: (
    tx: Transaction,
    whom: { readonly playerId: bigint; readonly phone: string },
  ) => Promise<void>;
  readonly chatOf: (
    reader: Reader,
    playerId: bigint,
    lines: number,
  ) => Promise<
    readonly { readonly sender: 'player' | 'clerk'; readonly body: string; readonly sentAt: Date }[]
  >;
  readonly boardOf: (
    reader: Reader,
    playerId: bigint,
    lines: number,
  ) => Promise<
    readonly {
      readonly content: string;
      readonly answer: string | null;
      readonly createdAt: Date;
    }[]
  >;
  readonly invitationsOf: (
    reader: Reader,
    asked: { readonly playerId: bigint; readonly lines: number },
  ) => Promise<Pick<Document, 'invitation' | 'invitations_made'>>;
  readonly campaignsOf: (
    reader: Reader,
    asked: { readonly playerId: bigint; readonly locale: Locale; readonly lines: number },
  ) => Promise<Document['campaigns']>;
  readonly winnerChoiceOf: (
    reader: Reader,
    playerId: bigint,
  ) => Promise<{ readonly shown: boolean; readonly changedAt: Date } | undefined>;
};

export type PersonalDataDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly access: Pick<Access, 'listSessions' | 'endSessionsOf'>;
  readonly audit: Pick<Audit, 'activityOf' | 'record'>;
  readonly messaging: Pick<Messaging, 'messagesTo' | 'forgetMessagesTo'>;
  readonly inbox: Pick<Inbox, 'everythingSentTo' | 'pushDevicesOf' | 'forget'>;
  readonly wallet: Pick<Wallet, 'statementOf' | 'balancesOf'>;
  readonly players: Pick<
    Players,
    'recordOf' | 'listErasureWishes' | 'lockErasureWish' | 'erasePlayer'
  >;
  readonly protection: Pick<Protection, 'historyOf'>;
  readonly payments: Pick<Payments, 'ownPaymentsOf' | 'hasOpenPayment'>;
  readonly keptChoices: Pick<KeptChoices, 'choicesOf' | 'forget'>;
  /** Their whole forgetting is part of ours. */
  readonly upper: UpperData;
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
    const { invitation, ...gifts } = await giftLists({ ...deps, linesMax }, database.read, asker);
    const lists = { ...(await longLists({ ...deps, linesMax }, database.read, asker)), ...gifts };
    const complete = Object.values(lists).every((list) => list.length < linesMax);
    const { playerId, token } = asker;
    const owner = { kind: 'player', id: playerId } as const;
    const record = await deps.players.recordOf(database.read, playerId);
    const messages = await deps.messaging.messagesTo(database.read, record.profile.phone, linesMax);
    const inbox = await siteMessages(deps, database.read, { ...asker, limit: linesMax });
    const isWhole = complete && messages.length < linesMax && inbox.length < linesMax;
    return {
      made_at: clock.now().toISOString(),
      complete: isWhole ? 1 : 0,
      ...record,
      sessions: (await deps.access.listSessions(database.read, owner, token)).map(sessionView),
      ...lists,
      push_devices: (await deps.inbox.pushDevicesOf(database.read, playerId)).map(deviceView),
      invitation,
      winner_choice: choiceView(await deps.upper.winnerChoiceOf(database.read, playerId)),
      ...(await deps.protection.historyOf(database.read, playerId)),
      messages: messages.map(messageView),
      inbox,
      choices: await deps.keptChoices.choicesOf(database.read, playerId),
    };
  };
}

type LongLists = Pick<
  Document,
  | 'deposits'
  | 'withdrawals'
  | 'orders'
  | 'pool_tickets'
  | 'racing_bets'
  | 'casino_rounds'
  | 'casino_favourites'
  | 'statement'
  | 'activities'
  | 'chat'
  | 'board_messages'
>;

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
  const chat = await deps.upper.chatOf(reader, playerId, linesMax);
  const left = await deps.upper.boardOf(reader, playerId, linesMax);
  return {
    ...payments,
    orders: await ownOrdersOf(reader, { playerId, locale, orders: linesMax }),
    pool_tickets: await ownTicketsOf(reader, { playerId, locale, tickets: linesMax }),
    racing_bets: await ownRacingBetsOf(reader, { playerId, lines: linesMax }),
    casino_rounds: await ownRoundsOf(reader, {
      ...{ playerId, locale, rounds: linesMax, now: deps.clock.now() },
    }),
    casino_favourites: await ownFavouritesOf(reader, { playerId, locale }),
    statement: await statementView(deps.wallet, reader, { playerId, lines: linesMax }),
    activities: activities.map(activityView),
    chat: chat.map(({ sender, body, sentAt }) => ({
      ...{ sender, text: body, sent_at: sentAt.toISOString() },
    })),
    board_messages: left.map(({ content, answer, createdAt }) => ({
      ...{ content, answer: answer ?? '', created_at: createdAt.toISOString() },
    })),
  };
}

type Gifts = Pick<Document, 'free_bets' | 'invitations_made' | 'campaigns' | 'invitation'>;

/** What the house gave, and for what. */
async function giftLists(
  { upper, linesMax: lines }: Pick<PersonalDataDeps, 'upper'> & { readonly linesMax: number },
  reader: Reader,
  { playerId, locale }: Asker,
): Promise<Gifts> {
  return {
    free_bets: await givenFreeBetsOf(reader, { playerId, locale, lines }),
    ...(await upper.invitationsOf(reader, { playerId, lines })),
    campaigns: await upper.campaignsOf(reader, { playerId, locale, lines }),
  };
}

type Device = Awaited<ReturnType<Inbox['pushDevicesOf']>>[number];

const deviceView = ({
  service,
  subscribedAt,
  language,
}: Device): Document['push_devices'][number] => ({
  ...{ service, since: subscribedAt.toISOString(), language: language ?? '' },
});

type WinnerChoice = Awaited<ReturnType<UpperData['winnerChoiceOf']>>;

const choiceView = (choice: WinnerChoice): Document['winner_choice'] =>
  choice ? { shown: choice.shown ? 1 : 0, changed_at: choice.changedAt.toISOString() } : null;

type Activity = Awaited<ReturnType<Audit['activityOf']>>[number];

function activityView(
  activity: Activity,
): CallContent<'personal_data/export'>['activities'][number] {
  return {
    type: activity.type,
    content: activity.content,
    network: activity.network ?? '',
    user_agent: activity.userAgent,
    recorded_at: activity.recordedAt.toISOString(),
  };
}

type Message = Awaited<ReturnType<Messaging['messagesTo']>>[number];

function messageView(message: Message): CallContent<'personal_data/export'>['messages'][number] {
  return {
    sent_at: message.queuedAt.toISOString(),
    text: message.body,
    state: message.state,
  };
}

async function siteMessages(
  { inbox }: PersonalDataDeps,
  reader: Reader,
  { playerId, locale, limit }: Pick<Asker, 'playerId' | 'locale'> & { readonly limit: number },
): Promise<Document['inbox']> {
  const kept = await inbox.everythingSentTo(reader, playerId, { limit, offset: 0 });
  return kept.map((message) => ({
    sent_at: message.sentAt.toISOString(),
    ...wordsOf(message, locale),
    read_at: message.readAt?.toISOString() ?? null,
  }));
}

type Statement = CallContent<'personal_data/export'>['statement'];
type Line = Awaited<ReturnType<Wallet['statementOf']>>[number];

/** Purse by purse, the newest line of each first; `lines` of all purses together. */
async function statementView(
  wallet: Pick<Wallet, 'statementOf'>,
  reader: Reader,
  { playerId, lines }: { readonly playerId: bigint; readonly lines: number },
): Promise<Statement> {
  const statement: Statement = [];
  for (const purse of purses) {
    const left = lines - statement.length;
    if (left === 0) break;
    const ofPurse = await wallet.statementOf(reader, { playerId, purse, lines: left });
    statement.push(...ofPurse.map((line) => lineView(purse, line)));
  }
  return statement;
}

function lineView(purse: Purse, line: Line): Statement[number] {
  return {
    purse,
    serial_number: line.serialNumber,
    type: line.cause,
    change_amount: toWireShillings(line.amount),
    balance_before: toWireShillings(line.before),
    balance_after: toWireShillings(line.after),
    remark: line.remark,
    recorded_at: line.recordedAt.toISOString(),
  };
}

export type PersonalDataRoutes = HandlersFor<'personal_data/export'>;

/** Whose data it is is told by the session alone, so there is no other's to ask for. */
export function personalDataRoutes(exportData: ExportPersonalData): PersonalDataRoutes {
  return {
    'personal_data/export': async (_, { caller, locale }) =>
      answer(await exportData({ ...caller, locale })),
  };
}
