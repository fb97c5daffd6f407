import { join } from 'node:path';
import { fileSizes, smallRooms } from '../checks/file-sizes.ts';
import type { Finding, TreeCheck } from '../checks/finding.ts';
import { importDirections } from '../checks/import-directions.ts';
import { importCycles, upwardImports } from '../checks/import-graph.ts';
import { messageKeys } from '../checks/message-keys.ts';
import { privateWords } from '../checks/private-words.ts';
import { settingEffects } from '../checks/setting-effects.ts';
import { settingReaders } from '../checks/setting-readers.ts';
import { projectFolder } from '../checks/source-tree.ts';
import { specCoverage } from '../checks/spec-coverage.ts';
import { sbomInStep } from '../sbom/review.ts';
import { programStep, type Step } from './step.ts';

const program = (path: string) => join(projectFolder, 'node_modules', path);
const tsc = program('typescript/bin/tsc');

const linesOf = (findings: readonly Finding[]): string =>
  findings.map(({ place, problem }) => `  ${place}  ${problem}`).join('\n');

function treeStep(check: TreeCheck): Step {
  return {
    name: check.name,
    run: async () => {
      const findings = check.find();
      const text = linesOf(findings);
      return findings.length === 0
        ? { passed: 1, failed: 0, text }
        : { passed: 0, failed: 1, text };
    },
  };
}

/** A list to work through; it fails nothing. */
const listStep = ({ name, find }: TreeCheck): Step => ({
  name,
  run: async () => {
    const note = `${find().length}, listed by npm run check -- --list`;
    return { passed: 1, failed: 0, text: '', note };
  },
});

/** `npm run check -- --list`: what the check counts without failing. */
export const printLists = (): void => console.log(linesOf(smallRooms.find()));

/** Everything that is known without running the product. */
export const checkSteps: readonly Step[] = [
  programStep('types: domain', [tsc, '-p', 'packages/domain/tsconfig.json']),
  programStep('types: server side', [tsc, '-p', 'tsconfig.node.json']),
  programStep('types: web', [tsc, '-p', 'tsconfig.web.json']),
  programStep('types: old browsers', [tsc, '-p', 'apps/player/tsconfig.json']),
  programStep('types: journeys', [tsc, '-p', 'e2e/tsconfig.json']),
  programStep('format and lint', [
    program('@biomejs/biome/bin/biome'),
    'check',
    '--error-on-warnings',
  ]),
  programStep('dead code', [program('knip/bin/knip.js')]),
  // Here tests are no entries: what only they use is not the product's.
  programStep('code that only tests use', [
    ...[program('knip/bin/knip.js'), '--production', '--config', 'knip.production.json'],
    ...['--include', 'files,exports,types'],
  ]),
  treeStep(importDirections),
  treeStep(upwardImports),
  treeStep(importCycles),
  treeStep(messageKeys),
  treeStep(specCoverage),
  treeStep(settingReaders),
  treeStep(settingEffects),
  treeStep(fileSizes),
  listStep(smallRooms),
  treeStep(privateWords),
  treeStep(sbomInStep),
];
