import { forget, keepJson, readKeptJson } from '../../platform/device-storage.ts';
import type { SaleBody } from './accept-offer.ts';

const STORAGE_KEY = 'cash-out.unanswered';

/** By player. Sales that left the page and of which no answer has come, kept through a reload. */
type Unanswered = Readonly<Record<string, readonly SaleBody[]>>;

/** Those of this player: somebody else's sale is nobody else's to repeat. */
export function unansweredSales(playerId: string): readonly SaleBody[] {
  const bodies = everybodys()[playerId];
  return Array.isArray(bodies) ? bodies : [];
}

/** A bet that was closed meanwhile asks for no answer any more, and would be kept for ever. */
const KEPT_MAX = 20;

/** At most one for each order. */
export function keepUnansweredSale(playerId: string, body: SaleBody): void {
  keepAll(playerId, [...othersThan(playerId, body.id), body].slice(-KEPT_MAX));
}

export function forgetAnsweredSale(playerId: string, orderId: string): void {
  keepAll(playerId, othersThan(playerId, orderId));
}

const everybodys = (): Unanswered => (readKeptJson(STORAGE_KEY) ?? {}) as Unanswered;

const othersThan = (playerId: string, orderId: string): readonly SaleBody[] =>
  unansweredSales(playerId).filter(({ id }) => id !== orderId);

function keepAll(playerId: string, bodies: readonly SaleBody[]): void {
  const { [playerId]: _, ...others } = everybodys();
  const kept = bodies.length === 0 ? others : { ...others, [playerId]: bodies };
  if (Object.keys(kept).length === 0) forget(STORAGE_KEY);
  else keepJson(STORAGE_KEY, kept satisfies Unanswered);
}
