import { posix } from 'node:path';
import { breaksAppLevels } from './app-levels.ts';
import type { Finding, TreeCheck } from './finding.ts';
import { directions, featureLevels, findWing, type Wing } from './import-directions-rules.ts';
import { type Import, importsOf, readSources, type SourceFile } from './source-tree.ts';

/** Where an import of ours points to, as a path from the root; undefined when it is a library. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const own = /^@kipute\/([a-z-]+)(?:\/(.+))?$/.exec(specifier);
  if (!own) return undefined;
  const wing = Object.keys(directions).find((name) => posix.basename(name) === own[1]);
  return wing ? posix.join(wing, 'src', own[2] ?? '') : `unknown/${own[1]}`;
}

function crossesWrongly(file: SourceFile, from: Wing, target: string): string | undefined {
  const to = findWing(target);
  if (!to) return `${target} belongs to no wing of the house`;
  if (to === from) return undefined;
  const allowed: readonly string[] = directions[from];
  if (allowed.includes(to)) return undefined;
  if (file.isTest && (to === 'packages/testkit' || to === 'tools')) return undefined;
  return `${from} may import ${allowed.join(', ') || 'nothing of ours'}, not ${to}`;
}

type FeaturePlace = {
  readonly part: 'feature';
  readonly feature: string;
  readonly isFace: boolean;
  readonly isPorts: boolean;
};
type ServerPlace = FeaturePlace | { readonly part: 'platform' | 'adapter' | 'composition' };

function serverPlaceOf(path: string): ServerPlace {
  const feature = /^apps\/server\/src\/features\/([a-z-]+)\/(.+)$/.exec(path);
  if (feature?.[1]) {
    return {
      part: 'feature',
      feature: feature[1],
      isFace: feature[2] === 'index.ts',
      isPorts: feature[2] === 'ports.ts',
    };
  }
  if (path.startsWith('apps/server/src/platform/')) return { part: 'platform' };
  if (path.startsWith('apps/server/src/adapters/')) return { part: 'adapter' };
  return { part: 'composition' };
}

function levelOf(feature: string): number {
  return featureLevels.findIndex((level) => level.includes(feature));
}

/** Calls go down, events go up: a feature sees lower levels only, and only their face. */
function breaksServerLevels(file: SourceFile, target: string): string | undefined {
  if (file.isTest) return undefined;
  const from = serverPlaceOf(file.path);
  const to = serverPlaceOf(target);
  if (from.part === 'composition') return undefined;
  if (!target.startsWith('apps/server/')) return undefined;
  if (to.part === 'composition' && !target.endsWith('/config.ts')) {
    return 'only main.ts and compose.ts see the composition';
  }
  if (from.part === 'platform') {
    return to.part === 'feature' || to.part === 'adapter'
      ? 'the platform knows no betting word: it imports no feature and no adapter'
      : undefined;
  }
  if (from.part === 'adapter') {
    return to.part === 'feature' && !to.isPorts
      ? "an adapter sees a feature's ports.ts only"
      : undefined;
  }
  if (to.part === 'adapter') return 'a feature meets adapters through its ports';
  return from.part === 'feature' ? betweenFeatures(from, to) : undefined;
}

function betweenFeatures(from: FeaturePlace, to: ServerPlace): string | undefined {
  if (to.part !== 'feature' || to.feature === from.feature) return undefined;
  if (levelOf(from.feature) < 0) return `features/${from.feature} has no level yet`;
  if (levelOf(to.feature) >= levelOf(from.feature)) {
    return `features/${from.feature} may call lower levels only, not features/${to.feature}`;
  }
  return to.isFace ? undefined : `features/${to.feature} is reached through its index.ts only`;
}

/** A web bundle must not carry zod: from contract files that use it, only types are taken. */
function carriesSchemas(
  file: SourceFile,
  statement: Import,
  target: string,
  withSchemas: ReadonlySet<string>,
): string | undefined {
  const isWeb = /^(apps\/(player|backoffice)|packages\/api-client)\/src\//.test(file.path);
  if (!isWeb || file.isTest || statement.typeOnly) return undefined;
  const path = target.endsWith('.ts') ? target : `${target}.ts`;
  return withSchemas.has(path) ? 'takes schemas into the browser: import types only' : undefined;
}

function contractFilesWithSchemas(files: readonly SourceFile[]): ReadonlySet<string> {
  const contract = files.filter((file) => file.path.startsWith('packages/contract/src/'));
  const tainted = new Set<string>();
  for (let before = -1; before !== tainted.size; ) {
    before = tainted.size;
    for (const file of contract) {
      const carries = importsOf(file).some(
        ({ specifier, typeOnly }) =>
          !typeOnly && (specifier === 'zod' || tainted.has(targetOf(file.path, specifier) ?? '')),
      );
      if (carries) tainted.add(file.path);
    }
  }
  return tainted;
}

const IMPURE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bglobalThis\b/;

function impuritiesOf(file: SourceFile): readonly Finding[] {
  if (!file.path.startsWith('packages/domain/src/') || file.isTest) return [];
  return file.text
    .split('\n')
    .flatMap((line, index) =>
      IMPURE.test(line)
        ? [{ place: `${file.path}:${index + 1}`, problem: 'the domain is handed time and chance' }]
        : [],
    );
}

export function findWrongDirections(files: readonly SourceFile[]): readonly Finding[] {
  const withSchemas = contractFilesWithSchemas(files);
  return files.flatMap((file) => {
    const from = findWing(file.path);
    if (!from) return [];
    const wrong = importsOf(file).flatMap((statement) => {
      const place = `${file.path}:${statement.line}`;
      const target = targetOf(file.path, statement.specifier);
      if (!target) {
        return from === 'packages/domain' && !file.isTest
          ? [{ place, problem: `the domain imports nothing, not ${statement.specifier}` }]
          : [];
      }
      const problem =
        crossesWrongly(file, from, target) ??
        breaksServerLevels(file, target) ??
        breaksAppLevels(file, statement, target) ??
        carriesSchemas(file, statement, target, withSchemas);
      return problem ? [{ place, problem }] : [];
    });
    return [...wrong, ...impuritiesOf(file)];
  });
}

export const importDirections: TreeCheck = {
  name: 'import directions',
  find: () => findWrongDirections(readSources('*.ts', '*.tsx')),
};
