import { createHash } from 'node:crypto';
import type { CallContext } from '../../platform/http/handler.ts';

/** Whose conversation it is: a player's, or that of whoever holds the secret of a page. */
export type ChatOwner =
  | { readonly kind: 'player'; readonly playerId: bigint }
  | { readonly kind: 'visitor'; readonly hash: Buffer };

export const hashOfSecret = (secret: string): Buffer =>
  createHash('sha256').update(`chat ${secret}`).digest();

/** Undefined for a visitor whose page has not made a secret yet: nobody's conversation. */
export function chatOwnerOf(
  { caller }: Pick<CallContext, 'caller'>,
  secret: string | undefined,
): ChatOwner | undefined {
  if (caller.kind === 'player') return { kind: 'player', playerId: caller.playerId };
  return secret === undefined ? undefined : { kind: 'visitor', hash: hashOfSecret(secret) };
}

/** For counting how much somebody sends. */
export const keyOfOwner = (owner: ChatOwner): string =>
  owner.kind === 'player' ? `player ${owner.playerId}` : `visitor ${owner.hash.toString('hex')}`;
