import type { Rolldown } from 'vite';

/** The chunk a module is in, what it imports at once, and the styles of them all: what must arrive together. */
export function filesOfModule(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`the build has no chunk for ${module}`);
  return [...filesOfChunk(bundle, chunk, new Set())];
}

/** The same for a chunk that is known by its file. */
export function filesOfFile(bundle: Rolldown.OutputBundle, file: string): readonly string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') throw new Error(`the build has no ${file}`);
  return [...filesOfChunk(bundle, chunk, new Set())];
}

function filesOfChunk(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  files: Set<string>,
): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const stylesheet of chunk.viteMetadata?.importedCss ?? []) files.add(stylesheet);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOfChunk(bundle, imported, files);
  }
  return files;
}
