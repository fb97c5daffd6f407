import type { ReactNode } from 'react';
import type { Frame } from '../routes.tsx';

/** `foot` stands below the page and is no part of its main content. */
export type ShellProps = { frame: Frame; children: ReactNode; foot: ReactNode };

/** The target of the skip link and of focus after a page change. */
export const MAIN_ID = 'main';

/** The scroll after which the desktop's bar is drawn as stuck (SHELL-03). */
export const STUCK_AFTER_PX = 99;
