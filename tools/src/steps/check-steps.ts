import { join } from 'node:path';
import { fileSizes } from '../checks/file-sizes.ts';
import type { TreeCheck } from '../checks/finding.ts';
import { importDirections } from '../checks/import-directions.ts';
import { messageKeys } from '../checks/message-keys.ts';
import { privateWords } from '../checks/private-words.ts';
import { projectFolder } from '../checks/source-tree.ts';
import { specCoverage } from '../checks/spec-coverage.ts';
import { sbomInStep } from '../sbom/sbom-in-step.ts';
import { programStep, type Step } from './step.ts';

const program = (path: string) => join(projectFolder, 'node_modules', path);
const tsc = program('typescript/bin/tsc');

function treeStep(check: TreeCheck): Step {
  return {
    name: check.name,
    run: async () => {
      const findings = check.find();
      const text = findings.map(({ place, problem }) => `  ${place}  ${problem}`).join('\n');
      return findings.length === 0
        ? { passed: 1, failed: 0, text }
        : { passed: 0, failed: 1, text };
    },
  };
}

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
  treeStep(importDirections),
  treeStep(messageKeys),
  treeStep(specCoverage),
  treeStep(fileSizes),
  treeStep(privateWords),
  treeStep(sbomInStep),
];
