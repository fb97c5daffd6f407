import { currentPlayerId } from '../session/session-store.ts';
import { isSheetOpen, openSheet } from '../sheet/sheet-history.ts';
import { countedUp, isReminderDue, keepPlayTime, keptPlayTime, reminded } from './play-time.ts';

const LOOK_EVERY_MS = 15_000;
/** Without input for so long a player counts as idle. */
const IDLE_AFTER_MS = 5 * 60_000;

const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Counts the time of the signed-in player, and says so every hour of it (PRO-14). */
export function startPlayReminder(): void {
  let touchedAtMs = Date.now();
  const touch = () => {
    touchedAtMs = Date.now();
  };
  for (const sign of signsOfLife) window.addEventListener(sign, touch, { passive: true });

  const look = () => {
    const isActive = !document.hidden && Date.now() - touchedAtMs < IDLE_AFTER_MS;
    const playerId = currentPlayerId();
    if (isActive && playerId !== undefined) countAndRemind(playerId);
  };
  look();
  window.setInterval(look, LOOK_EVERY_MS);
}

function countAndRemind(playerId: string): void {
  const time = countedUp(keptPlayTime(), { playerId, nowMs: Date.now() });
  const isTime =
    isReminderDue(time) && mayRemind({ path: location.pathname, isSheetOpen: isSheetOpen() });
  keepPlayTime(isTime ? reminded(time) : time);
  if (isTime) openSheet('playReminder');
}

/** A payment is not interrupted, and the page of limits needs no reminder of them. */
const undisturbed: readonly string[] = ['/pay_recharge', '/user_withdraw', '/play_limits'];

type Moment = { readonly path: string; readonly isSheetOpen: boolean };

/** A reminder that has to wait comes as soon as the moment suits (PRO-15). */
export function mayRemind({ path, isSheetOpen }: Moment): boolean {
  return !isSheetOpen && !undisturbed.includes(path);
}
