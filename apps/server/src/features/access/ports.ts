import type { Transaction } from '../../platform/database/database.ts';

/** What is written down about comings, goings and how people prove who they are. */
type AccessActivity =
  | 'login'
  | 'login-refused'
  | 'sign-out'
  | 'password-change'
  | 'password-reset'
  | 'google-binding-change'
  | 'manager-change';

/** The audit log implements it. */
export type RecordActivity = (
  tx: Transaction,
  activity: {
    readonly type: AccessActivity;
    readonly source: 'player' | 'backoffice' | 'server';
    /** Null for the house itself. */
    readonly user: { readonly kind: 'player' | 'administrator'; readonly id: bigint } | null;
    readonly content: string;
    readonly subject?: { readonly kind: 'player' | 'administrator'; readonly id: bigint };
    readonly changes?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
    readonly address?: string;
    readonly userAgent?: string;
  },
) => Promise<void>;

/** An agent is a player who is signed in at the office: the id is the player's. */
export type SessionOwner = {
  readonly kind: 'player' | 'administrator' | 'agent';
  readonly id: bigint;
};

/**
 * What the password of an agent must match: agents are players, whose passwords are kept two levels
 * up. Undefined for who is none.
 */
export type AgentPasswordHash = (playerId: bigint) => Promise<string | undefined>;

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
