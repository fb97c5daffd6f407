import type { InboxKind } from '@kipute/contract/constants/content/inbox';
import type { Locale } from '@kipute/contract/locale';
import type { Reader } from '../../platform/database/database.ts';

/** Of these players, those on a break: they are shown no offer while it lasts (INB-14). */
export type OffersHiddenFrom = (
  reader: Reader,
  playerIds: readonly bigint[],
) => Promise<ReadonlySet<bigint>>;

/** What a player wants to be notified of. */
export type PushChoice = {
  readonly language: Locale;
  /** Whether a lock screen may show the message itself. */
  readonly showsDetails: boolean;
  readonly wants: Readonly<Record<InboxKind, boolean>>;
};

/** Nobody is answered who may not sign in any more. */
export type PushChoicesOf = (
  reader: Reader,
  playerIds: readonly bigint[],
) => Promise<ReadonlyMap<bigint, PushChoice>>;

/** A device, as its browser's push service names it. */
export type PushTarget = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushNotice = {
  /** Encrypted for the device; the service cannot read it. */
  readonly payload: string;
  /** How long the service keeps it for a device that is switched off. */
  readonly ttlSeconds: number;
  /** A later notice of the same topic replaces one that still waits; 32 letters at most. */
  readonly topic: string;
};

export type PushOutcome =
  | { readonly kind: 'sent' }
  /** The device has unsubscribed, or never was. */
  | { readonly kind: 'gone' }
  /** The service will say no again: our key, our request. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Trying again may help; never before `waitSeconds` when the service names them. */
  | { readonly kind: 'failed'; readonly reason: string; readonly waitSeconds?: number };

/** The services of the browsers, as the inbox needs them. Every answer is a value. */
export type PushService = {
  /** Ours, for browsers to subscribe with. */
  readonly publicKey: string;
  /** Whether notices may be sent there at all: a secure address that is not our own network's. */
  readonly accepts: (endpoint: string) => boolean;
  readonly send: (target: PushTarget, notice: PushNotice) => Promise<PushOutcome>;
};
