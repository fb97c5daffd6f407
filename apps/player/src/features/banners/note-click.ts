import { newIdempotencyKey } from '../idempotency/idempotency-key.ts';
import { api } from '../wire/api.ts';

/** Of this load of the page: a banner counts once, however often it is followed (BAN-30). */
const view = newIdempotencyKey();
const noted = new Set<number>();

/** Figures for the office; nothing of the page waits for them, and a lost one is nobody's loss. */
export function noteClick(id: number): void {
  if (id === 0 || noted.has(id)) return;
  noted.add(id);
  void api.banner.click({ id, view }, { silent: true }).catch(() => undefined);
}
