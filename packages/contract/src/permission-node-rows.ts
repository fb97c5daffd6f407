import type { Localised } from './locale.ts';

export type ButtonRow = readonly [path: string, sw: string, en: string];

export type ScreenRow = {
  readonly path: string;
  readonly name: Localised;
  readonly icon: string;
  /** Stands above the groups of the menu. */
  readonly showAtTop?: true;
  readonly buttons?: readonly ButtonRow[];
};

/** A heading of the menu. It opens no call, so its path is its own word. */
export type GroupRow = {
  readonly path: `menu/${string}`;
  readonly name: Localised;
  readonly icon: string;
  readonly screens: readonly ScreenRow[];
  /** Rights that belong to no single screen. */
  readonly buttons?: readonly ButtonRow[];
};
