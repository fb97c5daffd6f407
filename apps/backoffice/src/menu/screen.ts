import type { ScreenNode } from '@kipute/contract/permission-nodes';
import type { ComponentType, LazyExoticComponent } from 'react';

/**
 * One row of the registry: where a screen lives and what draws it. Its name, icon and place in the
 * menu come with the role's nodes, as administrators edited them.
 */
export type Screen = {
  /** `/users`; what a screen shows of one row lives below it: `/users/:id`. */
  readonly path: string;
  readonly node: ScreenNode;
  readonly component: LazyExoticComponent<ComponentType>;
  /** The page of one row, at `path/:id`. */
  readonly details?: LazyExoticComponent<ComponentType>;
};
