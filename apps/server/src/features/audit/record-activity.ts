import type { subjectKinds } from '@kipute/contract/calls/log';
import { logTypes } from '@kipute/contract/constants/operations/logs';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { networkOfAddress } from '../../platform/network-of-address.ts';
import { insertActivity, insertReport } from './activity-store.ts';

export type SubjectKind = (typeof subjectKinds)[number];

export type Activity = {
  readonly type: keyof typeof logTypes;
  readonly source: 'player' | 'backoffice' | 'server';
  readonly user: { readonly kind: 'player' | 'administrator'; readonly id: bigint } | null;
  readonly content: string;
  /** Whom or what it was about; the log is searched by it. */
  readonly subject?: { readonly kind: SubjectKind; readonly id: bigint | string };
  /** What it changed, by field: before and after, never a secret or a whole phone number. */
  readonly changes?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  /** Only the network it lies in is kept (LOG-04). */
  readonly address?: string;
  readonly userAgent?: string;
};

export type RecordActivity = (tx: Transaction, activity: Activity) => Promise<void>;

const CONTENT_LENGTH_MAX = 4_000;
const USER_AGENT_LENGTH_MAX = 200;

/** PostgreSQL text holds no zero character, and a page can send one. */
const storable = (text: string, lengthMax: number): string =>
  text.replaceAll('\0', '').slice(0, lengthMax);

const pageTypes: readonly Activity['type'][] = ['page-error', 'share-click'];

export function createRecordActivity(clock: Clock): RecordActivity {
  return (tx, { type, source, user, content, subject, changes, address, userAgent = '' }) => {
    const row = {
      recordedAt: clock.now(),
      type: logTypes[type].id,
      source,
      userKind: user?.kind ?? null,
      userId: user?.id ?? null,
      content: storable(content, CONTENT_LENGTH_MAX),
      network: address === undefined ? null : networkOfAddress(address),
      userAgent: storable(userAgent, USER_AGENT_LENGTH_MAX),
    };
    if (pageTypes.includes(type)) return insertReport(tx, row);
    return insertActivity(tx, {
      ...row,
      ...(subject && { subjectKind: subject.kind, subjectId: subject.id.toString() }),
      ...(changes && { changes: changesText(changes) }),
    });
  };
}

/** Amounts are bigint here and have no form in JSON; a text of theirs is exact. */
const changesText = (changes: NonNullable<Activity['changes']>): string =>
  JSON.stringify(changes, (_, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    return typeof value === 'string' ? storable(value, CONTENT_LENGTH_MAX) : value;
  });
