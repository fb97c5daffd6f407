import { isSheetOpen } from '../sheet/sheet-history.ts';

/** Reloading under an open slip would cost a player the bet being written (SHELL-61). */
export function reloadWhenNoSheetIsOpen(): void {
  if (isSheetOpen()) {
    window.addEventListener('popstate', reloadWhenNoSheetIsOpen, { once: true });
  } else {
    location.reload();
  }
}
