import { hash } from 'node:crypto';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { BetRefusal, BetRequest } from '../bet-request.ts';
import type { Order } from '../order.ts';

/** What was asked for, without what it cost: the same request again may meet other prices. */
export function requestHash({ shape, stake, paidWith, legs }: BetRequest): string {
  const selections = legs.map(({ selectionId }) => selectionId).toSorted();
  const size = shape.kind === 'system' ? shape.size : 0;
  const asked = JSON.stringify([size, String(stake), paidWith, selections]);
  return hash('sha256', asked, 'base64url').slice(0, 22);
}

/** The same key answers as before, also when the match has long been over; for the same request. */
export function ifAsked(hash: string, order: Order): Result<Order, BetRefusal> {
  return order.requestHash === hash ? ok(order) : refuse('request-key-used');
}
