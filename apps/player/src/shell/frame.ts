import type { ReactNode } from 'react';

/**
 * What stands beside a page on a wide screen: `board` has the match filters and the slip,
 * `account` the other pages of a player's account, `page` has the whole width for reading, forms
 * and games.
 */
export type Frame = 'board' | 'account' | 'page';

/** `foot` stands below the page and is no part of its main content. */
export type ShellProps = { frame: Frame; children: ReactNode; foot: ReactNode };

/** The target of the skip link and of focus after a page change. */
export const MAIN_ID = 'main';

/** The scroll after which the desktop's bar is drawn as stuck (SHELL-03). */
export const STUCK_AFTER_PX = 99;
