import { useHistoryState } from 'wouter/use-browser-location';

/**
 * Which sheet is open is written in the browser's history and nowhere else: opening one pushes an
 * entry, so the phone's Back button closes it, and following a link replaces that entry, so Back
 * from the new page does not meet the sheet again (SHELL-12).
 */
export const sheetNames = [
  'menu',
  'sports',
  'slip',
  'user',
  'contact',
  'messageBoard',
  'search',
  'noLogin',
  'login',
  'register',
  'password',
  'handedPassword',
  'playReminder',
  'betPlaced',
  'share',
  'ticketBought',
] as const;
export type SheetName = (typeof sheetNames)[number];

export function sheetIn(state: unknown): SheetName | undefined {
  const named = (state as { sheet?: unknown } | null)?.sheet;
  return sheetNames.find((name) => name === named);
}

export function useOpenSheet(): SheetName | undefined {
  return sheetIn(useHistoryState());
}

export function openSheet(name: SheetName): void {
  if (isSheetOpen()) history.replaceState({ sheet: name }, '');
  else history.pushState({ sheet: name }, '');
}

export function closeSheet(): void {
  if (isSheetOpen()) history.back();
}

export function isSheetOpen(): boolean {
  return sheetIn(history.state) !== undefined;
}

/** A reload keeps the history entry, but a page should not greet its player with a sheet. */
export function forgetSheetOfLastVisit(): void {
  if (isSheetOpen()) history.replaceState(null, '');
}
