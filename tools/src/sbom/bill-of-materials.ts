/** The part of `package-lock.json` (version 3) that tells what is installed. */
export type LockFile = {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

type LockedPackage = {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
};

export type Dependency = LockedPackage & { readonly name: string; readonly version: string };

const FOLDER = 'node_modules/';

/** Other people's packages, each version once, in the order of their names. */
export function dependenciesOf({ packages }: LockFile): readonly Dependency[] {
  const found = new Map<string, Dependency>();
  for (const [path, locked] of Object.entries(packages)) {
    if (!path.includes(FOLDER) || locked.link || locked.version === undefined) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const dependency = { ...locked, name, version: locked.version };
    const known = found.get(`${name}@${locked.version}`);
    // Needed once at run time is needed at run time.
    if (!known || isForDevelopment(known)) found.set(`${name}@${locked.version}`, dependency);
  }
  return [...found.values()].sort((one, other) => (purlOf(one) < purlOf(other) ? -1 : 1));
}

const isForDevelopment = ({ dev, devOptional }: LockedPackage) =>
  dev === true || devOptional === true;

const purlOf = ({ name, version }: Dependency) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * CycloneDX, made of the lock file alone: the same lock gives the same bytes on every machine, so
 * that a check can hold one against the other.
 */
export function billOfMaterials(lock: LockFile, product: { readonly version: string }): string {
  const components = dependenciesOf(lock).map((dependency) => ({
    type: 'library',
    'bom-ref': purlOf(dependency),
    name: dependency.name,
    version: dependency.version,
    scope: isForDevelopment(dependency)
      ? 'excluded'
      : dependency.optional
        ? 'optional'
        : 'required',
    ...(dependency.integrity && { hashes: [hashOf(dependency.integrity)] }),
    ...(dependency.license && { licenses: [{ expression: dependency.license }] }),
    purl: purlOf(dependency),
  }));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'kipute', version: product.version } },
    components,
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

/** "sha512-…" in base64 is hexadecimal there. */
function hashOf(integrity: string): { readonly alg: string; readonly content: string } {
  const [algorithm = '', base64 = ''] = integrity.split('-', 2);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
}
