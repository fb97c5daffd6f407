import type { Transaction } from '../../platform/database/database.ts';

/** Records sign-ins, sign-outs and refused sign-ins; the audit log implements it. */
export type RecordActivity = (
  tx: Transaction,
  activity: {
    readonly type: 'login' | 'login-refused' | 'sign-out';
    readonly source: 'player' | 'backoffice';
    readonly user: { readonly kind: 'player' | 'administrator'; readonly id: bigint };
    readonly content: string;
    readonly address: string;
    readonly userAgent: string;
  },
) => Promise<void>;

/** An agent is a player who is signed in at the office: the id is the player's. */
export type SessionOwner = {
  readonly kind: 'player' | 'administrator' | 'agent';
  readonly id: bigint;
};

/** How the office guards itself; read anew at each call. */
export type OfficeRules = {
  readonly totpRequired: boolean;
  readonly idleMinutes: number;
  readonly proofMinutes: number;
};

/** Where somebody calls from. */
export type Visit = { readonly address: string; readonly userAgent: string };

/** Read anew at each attempt, because an administrator may tighten them meanwhile. */
export type SignInLimits = {
  readonly signInAttemptsMax: number;
  readonly signInLockMinutes: number;
};
