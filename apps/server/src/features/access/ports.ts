import type { Transaction } from '../../platform/database/database.ts';

/** Records sign-ins, sign-outs and refused sign-ins; the audit log implements it. */
export type RecordActivity = (
  tx: Transaction,
  activity: {
    readonly type: 'login' | 'login-refused' | 'sign-out';
    readonly source: 'player' | 'backoffice';
    readonly user: SessionOwner;
    readonly content: string;
    readonly address: string;
    readonly userAgent: string;
  },
) => Promise<void>;

export type SessionOwner = {
  readonly kind: 'player' | 'administrator';
  readonly id: bigint;
};

/** Where somebody calls from. */
export type Visit = { readonly address: string; readonly userAgent: string };

/** Read anew at each attempt, because an administrator may tighten them meanwhile. */
export type SignInLimits = {
  readonly signInAttemptsMax: number;
  readonly signInLockMinutes: number;
};
