import { describe, expect, test } from 'vitest';
import { findCycles, findUpwardImports } from './import-graph.ts';
import type { SourceFile } from './source-tree.ts';

/** A tree as lines: a file, and after the colon what it says. */
const tree = (files: Readonly<Record<string, string>>): readonly SourceFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, text, isTest: path.includes('.test.') }));

const cycles: readonly (readonly [name: string, text: string, found: boolean])[] = [
  ['a value', "import { b } from './b.ts';", true],
  ['a value beside a type', "import { b, type B } from './b.ts';", true],
  ['a re-export', "export { b } from './b.ts';", true],
  ['its effect', "import './b.ts';", true],
  ['types alone', "import type { B } from './b.ts';", false],
  ['type specifiers alone', "import { type B } from './b.ts';", false],
  ['a dynamic import', "const b = () => import('./b.ts');", false],
];

describe('[DEV-01] import cycles', () => {
  test.each(cycles)('[DEV-01] through %s', (_, text, found) => {
    const findings = findCycles(
      tree({
        'tools/src/a.ts': text,
        'tools/src/b.ts': "import { c } from './c.ts';",
        'tools/src/c.ts': "import { a } from './a.ts';",
      }),
    );
    const problem =
      'import cycle: tools/src/a.ts → tools/src/b.ts → tools/src/c.ts → tools/src/a.ts';
    expect(findings).toEqual(found ? [{ place: 'tools/src/a.ts:1', problem }] : []);
  });

  test('[DEV-01] of a package that is imported by its name', () => {
    const findings = findCycles(
      tree({
        'packages/domain/src/odds.ts': "import { x } from '@kipute/domain/money';",
        'packages/domain/src/money.ts': "import { y } from './odds.ts';",
      }),
    );
    expect(findings).toHaveLength(1);
  });
});

const feature = 'apps/server/src/features/access';
const target = {
  [`${feature}/ports.ts`]: '',
  [`${feature}/index.ts`]: '',
  [`${feature}/sessions/session-store.ts`]: '',
  [`${feature}/sign-in/sign-in.ts`]: '',
  [`${feature}/administrators/administrator-store.ts`]: '',
  'apps/server/src/features/players/index.ts': '',
};

const arrows: readonly (readonly [from: string, to: string, problems: number])[] = [
  ['administrators/x.ts', '../sessions/session-store.ts', 0],
  ['administrators/x.ts', '../ports.ts', 0],
  ['sessions/x.ts', '../administrators/administrator-store.ts', 1],
  // Neighbours on one level.
  ['sessions/x.ts', '../sign-in/sign-in.ts', 0],
  ['sessions/deep/x.ts', '../../administrators/administrator-store.ts', 1],
  ['sessions/x.ts', '../index.ts', 1],
  ['x.ts', './sessions/session-store.ts', 1],
  ['access-routes.ts', './administrators/administrator-store.ts', 0],
  ['administrators/x.test.ts', '../index.ts', 0],
  // Between features another rule speaks.
  ['sessions/x.ts', '../../players/index.ts', 0],
  ['unheard-of/x.ts', '../ports.ts', 1],
];

describe('[DEV-01] imports inside a feature point down', () => {
  test.each(arrows)('[DEV-01] %s → %s', (from, to, problems) => {
    const statement = `import type { X } from '${to}';`;
    const files = tree({ ...target, [`${feature}/${from}`]: statement });
    expect(findUpwardImports(files)).toHaveLength(problems);
  });

  test('[DEV-01] a feature with rooms and without an order of them is found', () => {
    const files = tree({ 'apps/server/src/features/lucky-seven/drawing/x.ts': '' });
    expect(findUpwardImports(files)).toHaveLength(1);
  });
});
