import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeCheck } from '../checks/finding.ts';
import { projectFolder } from '../checks/source-tree.ts';
import {
  billOfMaterials,
  type Dependency,
  dependenciesOf,
  type LockFile,
} from './bill-of-materials.ts';

/** `docs/dependency-review.json`: what somebody looked at, with the reason it may stay. */
export type Review = {
  readonly licences: readonly string[];
  /** By the name of a package, or of its scope with `/*`. */
  readonly installScripts: Readonly<Record<string, string>>;
  readonly findings: readonly ReviewedFinding[];
};

type ReviewedFinding = {
  readonly package: string;
  /** Where the advisory can be read. */
  readonly advisory: string;
  readonly reason: string;
};

/** What the lock file alone tells: where it came from, under which terms, and whether it runs. */
export function troublesOf(dependencies: readonly Dependency[], review: Review): readonly string[] {
  const names = new Set(dependencies.map(({ name }) => name));
  return [
    ...dependencies.flatMap((dependency) => troubleOf(dependency, review)),
    ...review.findings.flatMap(({ package: name, reason, advisory }) => {
      if (!names.has(name)) return [`${name}: reviewed, and no longer a dependency`];
      return reason.trim() === '' ? [`${name}: ${advisory} stays without a reason`] : [];
    }),
  ];
}

function troubleOf(dependency: Dependency, { licences, installScripts }: Review): string[] {
  const { name, version, license = 'none', integrity, hasInstallScript } = dependency;
  const troubles: string[] = [];
  if (!integrity?.startsWith('sha512-')) troubles.push('has no sha512 in the lock file');
  if (!licences.includes(license)) troubles.push(`licence ${license} was not reviewed`);
  const scope = `${name.split('/', 1)[0]}/*`;
  if (hasInstallScript && !installScripts[name]?.trim() && !installScripts[scope]?.trim()) {
    troubles.push('runs a script when it is installed, and nobody wrote why that is fine');
  }
  return troubles.map((trouble) => `${name}@${version}: ${trouble}`);
}

/** The part of `npm audit --json` that is read. */
export type AuditReport = {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly via: readonly (string | Advisory)[] }>
  >;
  readonly message?: string;
};
type Advisory = { readonly title: string; readonly url: string; readonly severity: string };

const GRAVE = ['high', 'critical'];

/** High and critical advisories that nobody wrote a reason for. */
export function unreviewedFindings(
  { vulnerabilities = {} }: AuditReport,
  { findings }: Review,
): readonly string[] {
  const isReviewed = (name: string, url: string) =>
    findings.some(
      (known) => known.package === name && known.advisory === url && known.reason.trim() !== '',
    );
  return Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((one) =>
      typeof one === 'string' || !GRAVE.includes(one.severity) || isReviewed(name, one.url)
        ? []
        : [`${name}: ${one.severity}: ${one.title} (${one.url})`],
    ),
  );
}

const inProject = (path: string) => join(projectFolder, path);
const readJson = <Value>(path: string) =>
  JSON.parse(readFileSync(inProject(path), 'utf8')) as Value;

export const billFile = inProject('docs/sbom.json');
const readLock = () => readJson<LockFile>('package-lock.json');
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
