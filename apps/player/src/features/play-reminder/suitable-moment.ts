/** A payment must not be torn apart, and who is at the limits needs no reminder of them. */
const undisturbed: readonly string[] = ['/pay_recharge', '/user_withdraw', '/play_limits'];

type Moment = { readonly path: string; readonly isSheetOpen: boolean };

/** A reminder that has to wait comes as soon as the moment suits (PRO-15). */
export function mayRemind({ path, isSheetOpen }: Moment): boolean {
  return !isSheetOpen && !undisturbed.includes(path);
}
