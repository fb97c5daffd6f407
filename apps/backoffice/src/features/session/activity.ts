/**
 * When a person last did something in the back-office, in any of its tabs. A page asks for news by
 * itself all day; such calls say that nobody was there, so that an empty desk is signed out on the
 * server as well (decision 0046).
 */
const STORAGE_KEY = 'kipute.backoffice.acted-at';
/** Other tabs need not know it to the second. */
const TOLD_EVERY_MS = 5_000;
/** A person who only types makes no calls: after so long without one the page makes it for them. */
const COUNTED_EVERY_MS = 60_000;

let actedAtMs = Date.now();
let countedAtMs = 0;
let toldAtMs = 0;

export function noteAct(nowMs = Date.now()): void {
  actedAtMs = nowMs;
  if (nowMs - toldAtMs < TOLD_EVERY_MS) return;
  toldAtMs = nowMs;
  localStorage.setItem(STORAGE_KEY, String(nowMs));
}

/** Here or in another tab. A clock that was set back must not keep a desk open for hours. */
export function lastActMs(nowMs = Date.now()): number {
  const elsewhere = Number(localStorage.getItem(STORAGE_KEY)) || 0;
  return Math.max(actedAtMs, Math.min(elsewhere, nowMs));
}

/** Asked once for each call: the first one after an act counts as the person's. */
export function isBackgroundCall(nowMs = Date.now()): boolean {
  if (actedAtMs <= countedAtMs) return true;
  countedAtMs = nowMs;
  return false;
}

export function isCallDue(nowMs = Date.now()): boolean {
  return actedAtMs > countedAtMs && nowMs - countedAtMs >= COUNTED_EVERY_MS;
}

export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warned'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

const WARNED_SECONDS = 60;

type Desk = { readonly nowMs: number; readonly actedAtMs: number; readonly idleMinutes: number };

/** A minute before the end somebody who still sits there is asked (BO-46). */
export function idleState({ nowMs, actedAtMs: lastAtMs, idleMinutes }: Desk): IdleState {
  const secondsLeft = Math.ceil((lastAtMs + idleMinutes * 60_000 - nowMs) / 1000);
  if (secondsLeft <= 0) return { kind: 'over' };
  return secondsLeft > WARNED_SECONDS ? { kind: 'active' } : { kind: 'warned', secondsLeft };
}
