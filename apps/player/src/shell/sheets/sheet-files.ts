import type { JSX } from 'react';
import { loadAreas } from '../../i18n/i18n.ts';
import type { SheetName } from '../dialog/sheet-history.ts';

type Sheet = () => JSX.Element;

/** Where each sheet is: no sheet is part of the first view, and each comes with its texts. */
export const sheetFiles = {
  menu: sheet(() => import('./MenuSheet.tsx').then((file) => file.MenuSheet)),
  slip: sheet(() => import('./SlipSheet.tsx').then((file) => file.SlipSheet)),
  user: sheet(() => import('./user/UserSheet.tsx').then((file) => file.UserSheet)),
  contact: sheet(() => import('./ContactSheet.tsx').then((file) => file.ContactSheet)),
  search: sheet(() => import('./SearchSheet.tsx').then((file) => file.SearchSheet)),
} satisfies Record<SheetName, () => Promise<Sheet>>;

function sheet(load: () => Promise<Sheet>): () => Promise<Sheet> {
  return async () => {
    const [component] = await Promise.all([load(), loadAreas('menus', 'filters', 'slip')]);
    return component;
  };
}
