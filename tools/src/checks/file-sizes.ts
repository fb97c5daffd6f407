import type { Finding, TreeCheck } from './finding.ts';
import { importersOf } from './import-graph.ts';
import { readSources, type SourceFile } from './source-tree.ts';

const SOURCE_LINES_MAX = 500;
const TEST_LINES_MAX = 700;
/** Below this a file that a single other file imports wants a reason (STYLE.md). */
const ROOM_LINES_MIN = 40;

const linesOf = ({ text }: SourceFile): number => text.split('\n').length;

export function findLongFiles(files: readonly SourceFile[]): readonly Finding[] {
  return files.flatMap((file) => {
    const lines = linesOf(file);
    const most = file.isTest ? TEST_LINES_MAX : SOURCE_LINES_MAX;
    return lines > most
      ? [{ place: file.path, problem: `${lines} lines; one sitting reads ${most}` }]
      : [];
  });
}

/**
 * Small files that one other file imports: candidates for being folded into it. What a dynamic
 * import loads is a bundle of its own, which is reason enough.
 */
export function findSmallRooms(files: readonly SourceFile[]): readonly Finding[] {
  const importers = importersOf(files.filter((file) => !file.isTest));
  return files.flatMap((file) => {
    const [only, ...others] = importers.get(file.path) ?? [];
    const lines = linesOf(file) - 1;
    if (file.isTest || !only || others.length > 0 || only.dynamic) return [];
    return lines < ROOM_LINES_MIN
      ? [{ place: file.path, problem: `${lines} lines, for ${only.path} alone` }]
      : [];
  });
}

const isWritten = ({ path }: SourceFile): boolean => !path.endsWith('.gen.ts');

export const fileSizes: TreeCheck = {
  name: 'file sizes',
  find: () => findLongFiles(readSources('*.ts', '*.tsx', '*.css').filter(isWritten)),
};

export const smallRooms: TreeCheck = {
  name: 'small files with one importer',
  find: () => findSmallRooms(readSources('*.ts', '*.tsx').filter(isWritten)),
};
