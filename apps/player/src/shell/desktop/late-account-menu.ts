import { loadAreas } from '../../i18n/i18n.ts';
import { splitView } from '../../ui/split-view.tsx';

/** In a file of its own: only players see it, and only beside the pages of their account. */
export const LateAccountMenu = splitView(async () => {
  const [{ AccountMenu }] = await Promise.all([import('./AccountMenu.tsx'), loadAreas('menus')]);
  return AccountMenu;
});
