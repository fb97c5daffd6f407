import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeCheck } from '../checks/finding.ts';
import { projectFolder } from '../checks/source-tree.ts';
import { billOfMaterials, dependenciesOf, type LockFile } from './bill-of-materials.ts';
import { type Review, troublesOf } from './review.ts';

const inProject = (path: string) => join(projectFolder, path);
const readJson = <Value>(path: string) =>
  JSON.parse(readFileSync(inProject(path), 'utf8')) as Value;

export const billFile = inProject('docs/sbom.json');
export const readLock = () => readJson<LockFile>('package-lock.json');
export const readReview = () => readJson<Review>('docs/dependency-review.json');
export const currentBill = () =>
  billOfMaterials(readLock(), readJson<{ readonly version: string }>('package.json'));

/** Needs no network: what the lock file says is held against what was written and reviewed. */
export const sbomInStep: TreeCheck = {
  name: 'dependencies',
  find: () => {
    const written = existsSync(billFile) ? readFileSync(billFile, 'utf8') : '';
    const stale =
      written === currentBill()
        ? []
        : [{ place: 'docs/sbom.json', problem: 'is not of this lock file: npm run sbom' }];
    const troubles = troublesOf(dependenciesOf(readLock()), readReview());
    return [...stale, ...troubles.map((problem) => ({ place: 'package-lock.json', problem }))];
  },
};
