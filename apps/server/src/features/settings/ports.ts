import type { Transaction } from '../../platform/database/database.ts';

/** Keeps who changed what; the audit log implements it. */
export type RecordActivity = (
  tx: Transaction,
  activity: {
    readonly type: 'settings-change';
    readonly source: 'backoffice' | 'server';
    readonly user: { readonly kind: 'administrator'; readonly id: bigint } | null;
    readonly content: string;
    readonly subject: { readonly kind: 'setting'; readonly id: string };
    readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
    readonly address?: string;
    readonly userAgent?: string;
  },
) => Promise<void>;
