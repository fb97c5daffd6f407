import { describe, expect, test } from 'vitest';
import { findLongFiles } from './file-sizes.ts';
import { findLiteralText, findUnusedKeys } from './message-keys.ts';
import { findMachineNames } from './private-words.ts';
import type { SourceFile } from './source-tree.ts';
import { findCoverageGaps } from './spec-coverage.ts';

const source = (path: string, text: string): SourceFile => ({
  path,
  text,
  isTest: path.includes('.test.'),
});

describe('numbered rules', () => {
  const rules = source('docs/spec/a.md', '- **AAA-01** One.\n- **AAA-02** Two.\n');

  test('[DEV-02] a rule without a test and a quoted number without a rule are both found', () => {
    const tests = source('x.test.ts', "test('[AAA-01] …');\ntest('[AAA-09] …');");
    expect(findCoverageGaps([rules], [tests])).toEqual([
      { place: 'docs/spec/a.md', problem: 'no test quotes AAA-02' },
      { place: 'x.test.ts', problem: 'quotes AAA-09, which is no rule' },
    ]);
  });

  test('[DEV-02] one test may quote several rules', () => {
    const tests = source('x.test.ts', "test('[AAA-01, AAA-02] …');");
    expect(findCoverageGaps([rules], [tests])).toEqual([]);
  });

  test('[DEV-02] a number given twice is found', () => {
    const again = source('docs/spec/b.md', '- **AAA-01** Another.\n');
    const tests = source('x.test.ts', "test('[AAA-01, AAA-02] …');");
    expect(findCoverageGaps([rules, again], [tests])).toEqual([
      { place: 'docs/spec/b.md', problem: 'AAA-01 is numbered twice' },
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
  const long = 'x\n'.repeat(450);
  expect(findLongFiles([source('a.ts', long), source('a.test.ts', long)])).toHaveLength(1);
});

test('[DEV-05] a folder of the machine it was written on is found', () => {
  const files = [source('a.ts', 'see /home/me/kipute/x'), source('b.ts', 'see ./x')];
  expect(findMachineNames(files, ['/home/me/kipute/'])).toEqual([
    { place: 'a.ts', problem: 'names this machine: /home/me/kipute/' },
  ]);
});
