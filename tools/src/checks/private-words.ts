import { networkInterfaces } from 'node:os';
import type { Finding, TreeCheck } from './finding.ts';
import { projectFolder, readSources, type SourceFile } from './source-tree.ts';

/** The project runs anywhere: it names no folder of the machine it was written on. */
export function findMachineNames(
  files: readonly SourceFile[],
  names: readonly string[],
): readonly Finding[] {
  return files.flatMap((file) =>
    names
      .filter((name) => file.text.includes(name))
      .map((name) => ({ place: file.path, problem: `names this machine: ${name}` })),
  );
}

function namesOfThisMachine(): readonly string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => !one.internal && one.family === 'IPv4')
    .map((one) => one.address);
  return [`${projectFolder}/`, ...addresses];
}

export const privateWords: TreeCheck = {
  name: 'no word of this machine',
  find: () =>
    findMachineNames(
      readSources('*.ts', '*.tsx', '*.mjs', '*.json', '*.md', '*.css', '*.html', '*.sql'),
      namesOfThisMachine(),
    ),
};
