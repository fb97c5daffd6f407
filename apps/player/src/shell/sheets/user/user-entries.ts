import type { Platform } from '../../../platform/platform.ts';
import type { NavigationEntry } from '../../navigation/entries.ts';

type Viewer = { readonly signedIn: boolean; readonly platform: Platform };
type UserEntry = NavigationEntry & { readonly shownTo?: (viewer: Viewer) => boolean };

const players = ({ signedIn }: Viewer) => signedIn;
const visitors = ({ signedIn }: Viewer) => !signedIn;
const browsers = ({ platform }: Viewer) => platform !== 'app';

const entries = [
  { label: 'menu.bets', icon: 'list-checks', path: '/order', shownTo: players },
  { label: 'menu.statement', icon: 'receipt-text', path: '/user_bill', shownTo: players },
  { label: 'menu.messages', icon: 'mail', path: '/message', shownTo: players },
  { label: 'menu.profile', icon: 'circle-user-round', path: '/user_info', shownTo: players },
  { label: 'menu.promotions', icon: 'gift', path: '/promotion' },
  { label: 'menu.referrals', icon: 'users', path: '/my_referrals', shownTo: players },
  { label: 'menu.support', icon: 'headset', sheet: 'contact' },
  { label: 'menu.safePlay', icon: 'shield-check', path: '/play_limits', shownTo: players },
  {
    label: 'menu.safePlay',
    icon: 'shield-check',
    path: '/rich_text?type=31',
    shownTo: visitors,
  },
  { label: 'menu.app', icon: 'smartphone', path: '/app_download', shownTo: browsers },
] as const satisfies readonly UserEntry[];

/** The list of the user menu; inside the app nobody is offered the app (SHELL-13). */
export function userEntries(viewer: Viewer) {
  return entries.filter((entry) => !('shownTo' in entry) || entry.shownTo(viewer));
}
