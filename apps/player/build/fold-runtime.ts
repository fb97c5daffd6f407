import type { Plugin, Rolldown } from 'vite';

const RUNTIME_CHUNK = 'rolldown-runtime';
const LIBRARIES_CHUNK = 'libraries';
/** Of the runtime, as the libraries hand it on; no minifier gives such names. */
const handedOn = (name: string) => `runtime_${name}`;

/**
 * The bundler's own three functions come as a file that every other file waits for. The libraries
 * travel with every page anyway, so they bring them along.
 */
export function foldRuntime(): Plugin {
  return {
    name: 'fold-runtime',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const runtime = chunkNamed(bundle, RUNTIME_CHUNK);
        const libraries = chunkNamed(bundle, LIBRARIES_CHUNK);
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = withoutRuntime(output, runtime, libraries);
          else if (output.fileName === 'index.html') {
            const link = `<link rel="modulepreload" crossorigin href="/${runtime.fileName}">`;
            output.source = String(output.source)
              .replace(link, '')
              .replaceAll(runtime.fileName, libraries.fileName);
          }
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

type Chunk = Rolldown.OutputChunk;

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Chunk {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.name === name,
  );
  if (chunk?.type !== 'chunk') throw new Error(`the build has no chunk ${name}`);
  return chunk;
}

function withoutRuntime({ code, fileName }: Chunk, runtime: Chunk, libraries: Chunk): string {
  const [runtimeFile, librariesFile] = [runtime, libraries].map((chunk) =>
    chunk.fileName.replace('assets/', './'),
  );
  const imported = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]${runtimeFile}["'\`];?`);
  const names = (clause: string) =>
    clause.split(',').map((pair) => {
      const [name = '', local = name] = pair.trim().split(/\s+as\s+/);
      return { name, local };
    });
  const folded = code.replace(imported, (_, clause: string) => {
    if (fileName === libraries.fileName) return runtimeInside(runtime.code, names(clause));
    const specifiers = names(clause).map(({ name, local }) => `${handedOn(name)} as ${local}`);
    return `import{${specifiers}}from"${librariesFile}";`;
  });
  return folded.replaceAll(runtime.fileName, libraries.fileName);
}

type Named = { readonly name: string; readonly local: string };

function runtimeInside(code: string, wanted: readonly Named[]): string {
  const exported = /export\s*\{([^}]*)\};?\s*$/;
  const all = (exported.exec(code)?.[1] ?? '').split(',').map((pair) => {
    const [local = '', name = local] = pair.trim().split(/\s+as\s+/);
    return { name, local };
  });
  const body = code.replace(exported, '');
  const made = all.map(({ name, local }) => `${handedOn(name)}:${local}`);
  const taken = all.map(({ name }) => handedOn(name));
  const here = wanted.map(({ name, local }) => `${local}=${handedOn(name)}`);
  return `const{${taken}}=(()=>{${body};return{${made}}})(),${here};export{${taken}};`;
}
