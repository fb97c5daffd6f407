import { type InboxEvent, inboxEvents, inboxKinds } from '@kipute/contract/constants/content/inbox';
import { logTypes } from '@kipute/contract/constants/operations/logs';
import type { Localised } from '@kipute/contract/locale';
import type { BetTerms } from '@kipute/domain/betting/bet-return';
import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { PoolTerms } from '@kipute/domain/pools/pool-terms';
import type { SettingsOf } from '../../features/settings/index.ts';
import type { HistoryBooks } from './books.ts';
import type { Chance } from './chance.ts';
import type { HistoryPlayer } from './people.ts';
import { DAY_MS } from './rhythm.ts';
import { type HistoryRows, Json } from './tables.ts';
import type { Timeline } from './timeline.ts';

/** By what the house plays. */
export type HouseRules = {
  readonly terms: BetTerms;
  readonly termsId: bigint;
  readonly bonus: Senti;
  readonly reviewFrom: Senti;
  readonly withdrawalReviewFrom: Senti;
  readonly promptSeconds: number;
  readonly referral: SettingsOf<'referral'>;
  readonly pools: readonly PoolGameOf[];
};

export type PoolGameOf = {
  readonly typeId: bigint;
  readonly prefix: string;
  readonly label: string;
  readonly terms: PoolTerms;
  /** Issues so far. */
  readonly counted: { issues: number };
};

export type Counted =
  | 'poolIssue'
  | 'poolTicket'
  | 'deposit'
  | 'withdrawal'
  | 'freeBet'
  | 'activity';

/** Everything that a history is made with. */
export type HistoryScene = {
  readonly from: number;
  readonly until: number;
  readonly chance: Chance;
  readonly timeline: Timeline;
  readonly books: HistoryBooks;
  readonly rows: HistoryRows;
  readonly rules: HouseRules;
  readonly people: readonly HistoryPlayer[];
  readonly nextId: (of: Counted) => bigint;
  readonly serial: (letter: string, at: number) => string;
  /** Who approves at the office. */
  readonly clerkId: bigint | null;
  /** The second person. */
  readonly chiefId: bigint | null;
  readonly textIds: ReadonlyMap<InboxEvent, bigint>;
};

type Told = {
  readonly player: HistoryPlayer;
  readonly event: InboxEvent;
  readonly facts: Readonly<Record<string, string | Localised>>;
  readonly key: string;
  readonly jump: string;
  readonly at: number;
};

const READ_SHARE = 0.72;
/** Older ones were put away by their readers. */
const TOLD_DAYS = 12;

/** A message in the inbox, as the feature that tells would have written it. */
export function tell(scene: HistoryScene, { player, event, facts, key, jump, at }: Told): void {
  if (at < scene.until - TOLD_DAYS * DAY_MS) return;
  const { id: eventId, kind } = inboxEvents[event];
  const readAt = at + scene.chance.below(20) * 3_600_000;
  const isRead = scene.chance.happens(READ_SHARE) && readAt < scene.until;
  scene.rows.inbox_message.push([
    ...[player.id, key, inboxKinds[kind].id, eventId, scene.textIds.get(event) ?? 0n],
    ...[new Json(facts), jump, new Date(at), isRead ? new Date(readAt) : null],
  ]);
}

export const inShillings = (amount: bigint): string => `TSh ${formatShillings(amount as Senti)}`;

type Noted = {
  readonly type: keyof typeof logTypes;
  readonly player?: HistoryPlayer;
  readonly administratorId?: bigint | null;
  readonly content?: string;
  readonly at: number;
};

/** A record of the activity log; it waits for its seal like every other. */
export function note(scene: HistoryScene, noted: Noted): void {
  const { type, player, administratorId = null, content = '', at } = noted;
  const id = scene.nextId('activity');
  const recordedAt = new Date(at);
  const who = player
    ? ['player', 'player', player.id, content, player.network, player.userAgent]
    : ['backoffice', 'administrator', administratorId, content, '41.59.82.0/24', ''];
  scene.rows.activity.push([recordedAt, id, logTypes[type].id, ...who]);
  scene.rows.activity_unsealed.push([recordedAt, id]);
}
