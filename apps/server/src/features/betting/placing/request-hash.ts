import { hash } from 'node:crypto';
import type { BetRequest } from './bet-request.ts';

/** What was asked for, without what it cost: the same request again may meet other prices. */
export function requestHash({ shape, stake, paidWith, legs }: BetRequest): string {
  const selections = legs.map(({ selectionId }) => selectionId).toSorted();
  const size = shape.kind === 'system' ? shape.size : 0;
  const asked = JSON.stringify([size, String(stake), paidWith, selections]);
  return hash('sha256', asked, 'base64url').slice(0, 22);
}
