import type { Finding, TreeCheck } from './finding.ts';
import { readSources, type SourceFile } from './source-tree.ts';

const SOURCE_LINES_MAX = 500;
const TEST_LINES_MAX = 700;

export function findLongFiles(files: readonly SourceFile[]): readonly Finding[] {
  return files.flatMap((file) => {
    const lines = file.text.split('\n').length;
    const most = file.isTest ? TEST_LINES_MAX : SOURCE_LINES_MAX;
    return lines > most
      ? [{ place: file.path, problem: `${lines} lines; one sitting reads ${most}` }]
      : [];
  });
}

export const fileSizes: TreeCheck = {
  name: 'file sizes',
  find: () =>
    findLongFiles(readSources('*.ts', '*.tsx', '*.css').filter((f) => !f.path.endsWith('.gen.ts'))),
};
