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

describe('imports point one way', () => {
  test.each(cases)('[DEV-01] %s: %s', (path, text, problems) => {
    const findings = findWrongDirections([zodFile, viaZod, source(path, text)]);
    expect(findings.filter((finding) => finding.place.startsWith(path))).toHaveLength(problems);
  });
});
