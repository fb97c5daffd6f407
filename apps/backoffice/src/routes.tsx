import { createBrowserRouter, type RouteObject } from 'react-router';
import { signInPath } from './features/session/return-path.ts';
import { SessionGate } from './features/session/SessionGate.tsx';
import { LoginScreen } from './screens/login/LoginScreen.tsx';
import { screens } from './screens/registry.ts';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { ScreenGate } from './shell/ScreenGate.tsx';
import { Shell } from './shell/Shell.tsx';

/** One route per row of the registry, all behind the session gate. */
const screenRoutes: RouteObject[] = screens.map((screen) => ({
  path: screen.path,
  element: <ScreenGate key={screen.path} screen={screen} />,
}));

export const router = createBrowserRouter([
  { path: signInPath, element: <LoginScreen /> },
  {
    element: (
      <SessionGate>
        <Shell />
      </SessionGate>
    ),
    children: [...screenRoutes, { path: '*', element: <NotFoundPage /> }],
  },
]);
