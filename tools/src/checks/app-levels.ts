import { findWing } from './import-directions-rules.ts';
import type { Import, SourceFile } from './source-tree.ts';

/**
 * The levels of a web app as data. A file imports its own level and lower ones, so a generic piece
 * never depends on the page that happens to show it.
 */
type AppLevels = {
  /** Folders and files of `src`, lowest first; files that are not named stand above them all. */
  readonly levels: readonly (readonly string[])[];
  /** Programs of their own that share nothing with the pages. */
  readonly apart: readonly string[];
  /**
   * Tables of what is loaded late. They name what stands above them by `import()` or as types, so
   * that nothing of it travels with them.
   */
  readonly lazyTables: readonly string[];
};

const appLevels: Readonly<Record<string, AppLevels>> = {
  'apps/player': {
    levels: [['platform'], ['i18n'], ['ui'], ['features'], ['routes.tsx'], ['shell'], ['screens']],
    apart: ['service-worker', 'styles'],
    lazyTables: ['routes.tsx', 'shell/pages/closed-files.ts', 'shell/sheets/sheet-files.ts'],
  },
  'apps/backoffice': {
    levels: [['i18n', 'look', 'time'], ['features'], ['menu'], ['shell'], ['screens']],
    apart: [],
    lazyTables: ['menu/', 'shell/ScreenGate.tsx'],
  },
};

export function breaksAppLevels(
  file: SourceFile,
  statement: Import,
  target: string,
): string | undefined {
  const app = findWing(file.path);
  const plan = app && appLevels[app];
  const source = `${app}/src/`;
  if (!plan || file.isTest || ![file.path, target].every((path) => path.startsWith(source))) {
    return undefined;
  }
  const from = file.path.slice(source.length);
  const to = target.slice(source.length);
  if (isApart(plan, from) || isApart(plan, to)) {
    return partOf(from) === partOf(to) ? undefined : `${partOf(from)} shares nothing with the app`;
  }
  if (levelOf(plan, from) < 0) return `${partOf(from)} has no level yet`;
  if (levelOf(plan, to) <= levelOf(plan, from)) return undefined;
  const isTable = plan.lazyTables.some((table) => from.startsWith(table));
  if (isTable && (statement.typeOnly || statement.dynamic)) return undefined;
  return `${partOf(from)} may import lower levels only, not ${partOf(to)}`;
}

const partOf = (path: string): string => path.split('/')[0] ?? path;

const isApart = (plan: AppLevels, path: string): boolean => plan.apart.includes(partOf(path));

/** -1 for a folder that nobody gave a level. */
function levelOf(plan: AppLevels, path: string): number {
  const level = plan.levels.findIndex((parts) => parts.includes(partOf(path)));
  return level < 0 && !path.includes('/') ? plan.levels.length : level;
}
