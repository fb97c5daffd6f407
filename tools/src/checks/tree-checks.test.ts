import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLongFiles, findSmallRooms } from './file-sizes.ts';
import { findLiteralText, findUnusedKeys } from './message-keys.ts';
import { findMachineNames } from './private-words.ts';
import { findUnshownSettings, shownByRule } from './setting-effects.ts';
import { findUnreadSettings } from './setting-readers.ts';
import { projectFolder, readSources, type SourceFile } from './source-tree.ts';
import { findCoverageGaps } from './spec-coverage.ts';

const source = (path: string, text: string): SourceFile => ({
  path,
  text,
  isTest: path.includes('.test.'),
});

describe('numbered rules', () => {
  // Put together here, so that the check does not take them for quotes of this file.
  const [one, two, nine] = ['01', '02', '09'].map((number) => `AAA-${number}`);
  const rules = source('docs/spec/a.md', `- **${one}** One.\n- **${two}** Two.\n`);
  const both = source('x.test.ts', `test('[${one}, ${two}] …');`);

  test('[DEV-02] a rule without a test and a quoted number without a rule are both found', () => {
    const tests = source('x.test.ts', `test('[${one}] …');\ntest('[${nine}] …');`);
    expect(findCoverageGaps([rules], [tests])).toEqual([
      { place: 'docs/spec/a.md', problem: `no test quotes ${two}` },
      { place: 'x.test.ts', problem: `quotes ${nine}, which is no rule` },
    ]);
  });

  test('[DEV-02] one test may quote several rules', () => {
    expect(findCoverageGaps([rules], [both])).toEqual([]);
  });

  test('[DEV-02] a number given twice is found', () => {
    const again = source('docs/spec/b.md', `- **${one}** Another.\n`);
    expect(findCoverageGaps([rules, again], [both])).toEqual([
      { place: 'docs/spec/b.md', problem: `${one} is numbered twice` },
    ]);
  });
});

describe('texts', () => {
  test('[DEV-03] a key nobody says is found, one built from its stem is not', () => {
    const catalogue = source(
      'apps/player/src/i18n/core.sw.ts',
      "  'a.said': 'x',\n  'a.silent': 'y',\n  'day.monday': 'z',\n",
    );
    const screen = source('x.tsx', "t('a.said'); t(`day.$" + '{name}`);');
    expect(findUnusedKeys([catalogue], [screen])).toEqual([
      { place: catalogue.path, problem: 'nothing says a.silent' },
    ]);
  });

  test('[DEV-03] a key with a part that is filled in is said only in that form', () => {
    const catalogue = source(
      'apps/player/src/i18n/core.sw.ts',
      "  'day.monday.short': 'x',\n  'day.monday.long': 'y',\n",
    );
    const screen = source('x.tsx', 't(`day.$' + '{name}.short`);');
    expect(findUnusedKeys([catalogue], [screen])).toEqual([
      { place: catalogue.path, problem: 'nothing says day.monday.long' },
    ]);
  });

  test.each([
    ['<p>Weka pesa</p>', 1],
    ['<button aria-label="Close">', 1],
    ['<p>{t("x.y")}</p>', 0],
    ['<b>×</b>', 0],
    ['if (a > b && c </ 3)', 0],
  ])('[DEV-03] literal text in markup: %s', (line, found) => {
    expect(findLiteralText([source('x.tsx', line)])).toHaveLength(found);
  });
});

test('[DEV-04] a file longer than one sitting is found', () => {
  const long = 'x\n'.repeat(550);
  expect(findLongFiles([source('a.ts', long), source('a.test.ts', long)])).toHaveLength(1);
});

test('[DEV-04] a small file that one other imports is listed, unless it is a bundle', () => {
  const files = [
    source('tools/src/a.ts', "import { b } from './b.ts';\nconst c = () => import('./c.ts');"),
    source('tools/src/b.ts', "import { d } from './d.ts';\n"),
    source('tools/src/b.test.ts', "import { b } from './b.ts';"),
    source('tools/src/c.ts', "import { d } from './d.ts';\n"),
    source('tools/src/d.ts', ''),
    source('tools/src/e.ts', "import { f } from './f.ts';\n"),
    source('tools/src/f.ts', 'x\n'.repeat(40)),
  ];
  expect(findSmallRooms(files)).toEqual([
    { place: 'tools/src/b.ts', problem: '1 lines, for tools/src/a.ts alone' },
  ]);
});

type DeadCodeConfig = {
  readonly workspaces: Readonly<Record<string, { readonly entry?: readonly string[] }>>;
};

test('[DEV-07] in the second dead-code pass no test is an entry of the product', () => {
  const file = join(projectFolder, 'knip.production.json');
  const { workspaces } = JSON.parse(readFileSync(file, 'utf8')) as DeadCodeConfig;
  const entries = Object.values(workspaces).flatMap(({ entry = [] }) => entry);
  expect(entries.filter((entry) => /test|spec|fixtures/.test(entry))).toEqual([]);
  expect(Object.keys(workspaces)).toEqual(
    expect.arrayContaining(['apps/server', 'apps/{player,backoffice}', 'simulators/*', 'tools']),
  );
});

test('[DEV-05] a folder of the machine it was written on is found', () => {
  const files = [source('a.ts', 'see /home/me/kipute/x'), source('b.ts', 'see ./x')];
  expect(findMachineNames(files, ['/home/me/kipute/'])).toEqual([
    { place: 'a.ts', problem: 'names this machine: /home/me/kipute/' },
  ]);
});

test('[CFG-08] a setting that only its section and its form name is found', () => {
  const fields = [
    ['bet', 'stakeWarning'],
    ['bet', 'stakeMinimum'],
  ] as const;
  const server = 'apps/server/src/features';
  const sources = [
    source(`${server}/settings/sections/bet.ts`, 'stakeWarning: money, stakeMinimum: money'),
    source(`${server}/betting/limits.test.ts`, 'stakeWarning'),
    source(`${server}/betting/limits.ts`, "settings.current('bet')[device].stakeMinimum"),
  ];
  expect(findUnreadSettings(fields, sources).map(({ problem }) => problem)).toEqual([
    'nothing reads the setting stakeWarning',
  ]);
});

test('[CFG-10] a setting whose effect no test and no rule shows is found, and so is an old excuse', () => {
  const fields = [
    ['bet', 'stakeMinimum'],
    ['bet', 'stakeWarning'],
    ['bet', 'stakeMaximum'],
  ] as const;
  const server = 'apps/server/src/features';
  const sources = [
    source(`${server}/betting/limits.ts`, 'stakeWarning'),
    { ...source(`${server}/betting/limits.test.ts`, 'stakeMinimum: 5'), isTest: true },
    { ...source(`${server}/settings/sections.test.ts`, 'stakeWarning'), isTest: true },
  ];
  const byRule = { stakeMaximum: 'BET-20', stakeMinimum: 'BET-20' };
  expect(findUnshownSettings(fields, sources, byRule).map(({ problem }) => problem)).toEqual([
    'no test shows what stakeWarning does',
    'stakeMinimum is named by a test, or is no setting: take it out of the table',
  ]);
});

test('[CFG-10] every rule that shows a setting is a rule', () => {
  const rules = readSources('docs/spec/*.md')
    .map(({ text }) => text)
    .join('\n');
  const unknown = Object.values(shownByRule).filter((rule) => !rules.includes(`**${rule}**`));
  expect(unknown).toEqual([]);
});
