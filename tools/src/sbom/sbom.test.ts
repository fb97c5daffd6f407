import { expect, test } from 'vitest';
import { billOfMaterials, dependenciesOf, type LockFile } from './bill-of-materials.ts';
import { type Review, sbomInStep, troublesOf, unreviewedFindings } from './review.ts';

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const whole = { version: '1.0.0', integrity, license: 'MIT' };
const lock: LockFile = {
  packages: {
    '': { version: '0.1.0' },
    'apps/server': { version: '0.1.0' },
    'node_modules/@kipute/server': { link: true },
    'node_modules/ws': whole,
    'node_modules/a/node_modules/ws': { ...whole, version: '0.9.0', dev: true },
    'node_modules/b/node_modules/ws': { ...whole, dev: true },
    'node_modules/@scope/one': { ...whole, optional: true },
  },
};
const review: Review = { licences: ['MIT'], installScripts: {}, findings: [] };

test('[DEV-20] the bill names every foreign version once, with hash, licence and use', () => {
  const bill = JSON.parse(billOfMaterials(lock, { version: '0.1.0' }));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const shown = bill.components.map(
    ({ purl, scope }: { purl: string; scope: string }) => `${purl} ${scope}`,
  );
  expect(shown).toEqual([
    'pkg:npm/%40scope/one@1.0.0 optional',
    'pkg:npm/ws@0.9.0 excluded',
    'pkg:npm/ws@1.0.0 required',
  ]);
  expect(bill.components[0].hashes).toEqual([{ alg: 'SHA-512', content: '07'.repeat(64) }]);
  expect(bill.components[0].licenses).toEqual([{ expression: 'MIT' }]);
});

test.each([
  ['no hash', { integrity: undefined }, {}, 'has no sha512'],
  ['another licence', { license: 'GPL-3.0' }, {}, 'licence GPL-3.0 was not reviewed'],
  ['a script', { hasInstallScript: true }, {}, 'runs a script'],
  ['a script without a reason', { hasInstallScript: true }, { ws: ' ' }, 'runs a script'],
  ['a script with a reason', { hasInstallScript: true }, { ws: 'needed' }, undefined],
  ['nothing', {}, {}, undefined],
])(
  '[DEV-21] of a package with %s the lock file tells',
  (_, difference, installScripts, problem) => {
    const packages = { 'node_modules/ws': { ...whole, ...difference } } as LockFile['packages'];
    const [found] = troublesOf(dependenciesOf({ packages }), { ...review, installScripts });
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  },
);

const advisory = 'https://github.com/advisories/GHSA-xxxx';
const report = {
  vulnerabilities: {
    ws: {
      via: [
        { title: 'remote code', url: advisory, severity: 'high' },
        { title: 'slow pattern', url: `${advisory}-2`, severity: 'moderate' },
        'other',
      ],
    },
  },
};

test('[DEV-21] a high finding needs a written reason, and a reason needs its package', () => {
  expect(unreviewedFindings(report, review)).toEqual([`ws: high: remote code (${advisory})`]);
  const known = { package: 'ws', advisory, reason: 'not reached: we never parse there' };
  expect(unreviewedFindings(report, { ...review, findings: [known] })).toEqual([]);
  const silent = { ...review, findings: [{ ...known, reason: '' }] };
  expect(unreviewedFindings(report, silent)).toHaveLength(1);
  expect(troublesOf(dependenciesOf(lock), silent)).toHaveLength(1);
  const gone = { ...review, findings: [{ ...known, package: 'left' }] };
  expect(troublesOf(dependenciesOf(lock), gone)).toEqual([
    'left: reviewed, and no longer a dependency',
  ]);
});

test('[DEV-20] docs/sbom.json is of this lock file, and all of it was reviewed', () => {
  expect(sbomInStep.find()).toEqual([]);
});
