import type { Localised } from '@kipute/contract/locale';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { MenuGroupKey } from './menu-groups.ts';

/** One row of the registry. */
export type Screen = {
  readonly path: string;
  /** The permission node that opens it: the name of the call it lives on. */
  readonly node: string;
  readonly group: MenuGroupKey;
  readonly icon: ComponentType;
  readonly title: Localised;
  /** `coming` shows the designed placeholder of `coming/coming-table.ts`. */
  readonly component: LazyExoticComponent<ComponentType> | 'coming';
};
