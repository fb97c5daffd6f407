import type { JSX } from 'react';
import type { SheetName } from '../../features/sheet/sheet-history.ts';
import type { Area } from '../../i18n/areas.ts';
import { loadAreas } from '../../i18n/i18n.ts';

type Sheet = () => JSX.Element;

/** Where each sheet is: no sheet is part of the first view, and each comes with its texts. */
export const sheetFiles = {
  menu: sheet(() => import('./MenuSheet.tsx').then((file) => file.MenuSheet)),
  sports: sheet(() => import('./SportsSheet.tsx').then((file) => file.SportsSheet)),
  slip: withAreas(['slip'], () => import('./SlipSheet.tsx').then((file) => file.SlipSheet)),
  user: withAreas(['menus', 'freeBets'], () =>
    import('./user/UserSheet.tsx').then((file) => file.UserSheet),
  ),
  contact: withAreas(['menus', 'chat'], () =>
    import('./chat/ChatSheet.tsx').then((file) => file.ChatSheet),
  ),
  messageBoard: withAreas(['chat'], () =>
    import('./chat/MessageBoardSheet.tsx').then((file) => file.MessageBoardSheet),
  ),
  search: sheet(() => import('./SearchSheet.tsx').then((file) => file.SearchSheet)),
  noLogin: accountSheet(() =>
    import('../../screens/login/NoLoginSheet.tsx').then((file) => file.NoLoginSheet),
  ),
  login: accountSheet(() =>
    import('../../screens/login/LoginSheet.tsx').then((file) => file.LoginSheet),
  ),
  register: accountSheet(() =>
    import('../../screens/register/RegisterSheet.tsx').then((file) => file.RegisterSheet),
  ),
  password: accountSheet(() =>
    import('../../screens/password/ChangePasswordSheet.tsx').then(
      (file) => file.ChangePasswordSheet,
    ),
  ),
  handedPassword: accountSheet(() =>
    import('../../screens/password/ChangePasswordSheet.tsx').then(
      (file) => file.HandedPasswordSheet,
    ),
  ),
  playReminder: withAreas(['protection'], () =>
    import('../../features/play-reminder/PlayReminderSheet.tsx').then(
      (file) => file.PlayReminderSheet,
    ),
  ),
  betPlaced: withAreas(['placed', 'booking'], () =>
    import('../../features/slip/placed/PlacedSheet.tsx').then((file) => file.PlacedSheet),
  ),
  share: withAreas(['slip', 'booking'], () =>
    import('../../features/share/ShareSheet.tsx').then((file) => file.ShareSheet),
  ),
  ticketBought: withAreas(['pools'], () =>
    import('../../features/pools/tickets/TicketSheet.tsx').then((file) => file.TicketSheet),
  ),
} satisfies Record<SheetName, () => Promise<Sheet>>;

function sheet(load: () => Promise<Sheet>): () => Promise<Sheet> {
  return withAreas(['menus', 'filters', 'slip'], load);
}

function accountSheet(load: () => Promise<Sheet>): () => Promise<Sheet> {
  return withAreas(['screens', 'accounts'], load);
}

function withAreas(areas: readonly Area[], load: () => Promise<Sheet>): () => Promise<Sheet> {
  return async () => {
    const [component] = await Promise.all([load(), loadAreas(...areas)]);
    return component;
  };
}
