import { describe, expect, test } from 'vitest';
import { findWrongDirections } from './import-directions.ts';
import type { SourceFile } from './source-tree.ts';

const source = (path: string, text: string): SourceFile => ({
  path,
  text,
  isTest: path.includes('.test.'),
});

const zodFile = source('packages/contract/src/call.ts', "import { z } from 'zod';");
const viaZod = source('packages/contract/src/registry.ts', "import { a } from './call.ts';");

const cases: readonly (readonly [from: string, text: string, problems: number])[] = [
  ['packages/domain/src/odds.ts', "import { x } from './money/senti.ts';", 0],
  ['packages/domain/src/odds.ts', "import { z } from 'zod';", 1],
  ['packages/domain/src/odds.ts', 'const now = Date.now();', 1],
  ['packages/domain/src/odds.test.ts', "import { test } from 'vitest';", 0],
  ['packages/contract/src/x.ts', "import { x } from '@kipute/domain/result';", 0],
  ['packages/contract/src/x.ts', "import { x } from '@kipute/server/compose';", 1],
  ['apps/player/src/x.ts', "import { x } from '@kipute/server/compose';", 1],
  ['apps/player/src/x.ts', "import { x } from '../../server/src/config.ts';", 1],
  ['apps/player/src/x.ts', "import { api } from '@kipute/api-client/client';", 0],
  ['apps/player/src/x.ts', "import type { Registry } from '@kipute/contract/registry';", 0],
  ['apps/player/src/x.ts', "import { registry } from '@kipute/contract/registry';", 1],
  ['apps/player/src/x.ts', "const m = import('@kipute/contract/registry');", 1],
  ['simulators/odds-feed/src/x.ts', "import { x } from '@kipute/domain/result';", 1],
  ['simulators/odds-feed/src/x.ts', "import { x } from '@kipute/provider-protocols/sms/b';", 0],
  ['apps/server/src/platform/http/x.ts', "import { x } from '../../features/access/index.ts';", 1],
  ['apps/server/src/features/access/x.ts', "import { x } from '../players/index.ts';", 1],
  ['apps/server/src/features/players/x.ts', "import { x } from '../access/index.ts';", 0],
  ['apps/server/src/features/players/x.ts', "import { x } from '../access/session-store.ts';", 1],
  ['apps/server/src/features/players/x.ts', "import { x } from '../../adapters/sms/client.ts';", 1],
  [
    'apps/server/src/adapters/sms/x.ts',
    "import { x } from '../../features/messaging/ports.ts';",
    0,
  ],
  [
    'apps/server/src/adapters/sms/x.ts',
    "import { x } from '../../features/messaging/index.ts';",
    1,
  ],
  ['apps/server/src/features/unheard-of/x.ts', "import { x } from '../access/index.ts';", 1],
  ['apps/server/src/features/players/x.ts', "import { x } from '../../compose.ts';", 1],
  ['apps/server/src/compose.ts', "import { x } from './features/players/index.ts';", 0],
  ['apps/server/src/features/players/x.test.ts', "import { x } from '@kipute/testkit/w';", 0],
  ['apps/server/src/features/players/x.ts', "import { x } from '@kipute/testkit/w';", 1],
  ['e2e/journeys/x.ts', "import { x } from '@kipute/player/x';", 1],
];

/** The levels of the web apps (app-levels.ts). */
const appCases: typeof cases = [
  ['apps/player/src/features/share/x.tsx', "import { x } from '../../ui/Icon.tsx';", 0],
  ['apps/player/src/features/share/x.tsx', "import { x } from '../slip/slip-store.ts';", 0],
  ['apps/player/src/features/share/x.tsx', "import { x } from '../../shell/frame.ts';", 1],
  ['apps/player/src/features/share/x.tsx', "import type { X } from '../../shell/frame.ts';", 1],
  ['apps/player/src/features/share/x.tsx', "const x = import('../../screens/home/x.tsx');", 1],
  ['apps/player/src/features/share/x.test.tsx', "import { x } from '../../shell/frame.ts';", 0],
  ['apps/player/src/ui/Icon.tsx', "import { x } from '../features/share/x.ts';", 1],
  ['apps/player/src/i18n/i18n.ts', "import { x } from '../platform/device-storage.ts';", 0],
  ['apps/player/src/platform/device.ts', "import { x } from '../i18n/i18n.ts';", 1],
  ['apps/player/src/shell/pages/x.tsx', "import { x } from '../../routes.tsx';", 0],
  ['apps/player/src/shell/pages/x.tsx', "import { x } from '../../screens/home/x.tsx';", 1],
  ['apps/player/src/shell/pages/x.tsx', "const x = import('../../screens/home/x.tsx');", 1],
  ['apps/player/src/shell/sheets/sheet-files.ts', "() => import('../../screens/login/x.tsx');", 0],
  ['apps/player/src/shell/sheets/sheet-files.ts', "import { x } from '../../screens/x.tsx';", 1],
  ['apps/player/src/routes.tsx', "const x = import('./screens/home/HomeScreen.tsx');", 0],
  ['apps/player/src/routes.tsx', "import type { X } from './screens/screen-files.tsx';", 0],
  ['apps/player/src/routes.tsx', "import { x } from './screens/screen-files.tsx';", 1],
  ['apps/player/src/start.tsx', "import { x } from './shell/shells.ts';", 0],
  ['apps/player/src/shell/x.tsx', "import { x } from '../start.tsx';", 1],
  ['apps/player/src/screens/home/x.tsx', "import { x } from '../../shell/frame.ts';", 0],
  ['apps/player/src/unheard-of/x.ts', "import { x } from '../ui/Icon.tsx';", 1],
  ['apps/player/src/service-worker/x.ts', "import { x } from '../platform/device.ts';", 1],
  ['apps/player/src/service-worker/x.ts', "import { x } from './caching-rule.ts';", 0],
  ['apps/backoffice/src/features/session/x.tsx', "import { x } from '../../shell/x.tsx';", 1],
  ['apps/backoffice/src/menu/money.ts', "const x = import('../screens/x/x-list.ts');", 0],
  ['apps/backoffice/src/menu/money.ts', "import { x } from '../screens/x/x-list.ts';", 1],
  ['apps/backoffice/src/shell/SideMenu.tsx', "import { x } from '../menu/registry.ts';", 0],
  ['apps/backoffice/src/i18n/use-text.ts', "import { x } from '../look/appearance-store.ts';", 0],
];

describe('imports point one way', () => {
  test.each([...cases, ...appCases])('[DEV-01] %s: %s', (path, text, problems) => {
    const findings = findWrongDirections([zodFile, viaZod, source(path, text)]);
    expect(findings.filter((finding) => finding.place.startsWith(path))).toHaveLength(problems);
  });
});
