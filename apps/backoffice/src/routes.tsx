import { createBrowserRouter, type RouteObject } from 'react-router';
import { accountPath, invitationPath, signInPath } from './features/session/return-path.ts';
import { screens } from './menu/registry.ts';
import { AccountScreen } from './screens/account/AccountScreen.tsx';
import { InvitationScreen } from './screens/invitation/InvitationScreen.tsx';
import { LoginScreen } from './screens/login/LoginScreen.tsx';
import { NotFoundPage } from './shell/notices/error-pages.tsx';
import { FailedShell } from './shell/notices/FailedScreen.tsx';
import { ScreenGate } from './shell/ScreenGate.tsx';
import { SessionGate } from './shell/SessionGate.tsx';
import { Shell } from './shell/Shell.tsx';

/** One route per row of the registry, all behind the session gate. */
const screenRoutes: RouteObject[] = screens.flatMap((screen) => [
  { path: screen.path, element: <ScreenGate key={screen.path} screen={screen} part="whole" /> },
  ...(screen.details
    ? [
        {
          path: `${screen.path}/:id`,
          element: <ScreenGate key={`${screen.path}/:id`} screen={screen} part="details" />,
        },
      ]
    : []),
]);

const signedInRoutes: RouteObject = {
  element: (
    <SessionGate>
      <Shell />
    </SessionGate>
  ),
  children: [
    ...screenRoutes,
    { path: accountPath, element: <AccountScreen /> },
    { path: '*', element: <NotFoundPage /> },
  ],
};

export const router = createBrowserRouter([
  {
    errorElement: <FailedShell />,
    children: [
      { path: signInPath, element: <LoginScreen /> },
      { path: invitationPath, element: <InvitationScreen /> },
      signedInRoutes,
    ],
  },
]);
