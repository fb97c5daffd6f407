import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const fileIn = (library: string, file: string) =>
  join(dirname(resolve(`${library}/package.json`)), 'cjs', `${file}.production.js`);

const files = new Map([
  ['react', fileIn('react', 'react')],
  ['react/jsx-runtime', fileIn('react', 'react-jsx-runtime')],
  ['react-dom', fileIn('react-dom', 'react-dom')],
  ['react-dom/client', fileIn('react-dom', 'react-dom-client')],
  ['scheduler', fileIn('scheduler', 'scheduler')],
]);
const paths = new Set(files.values());

/**
 * React is published as CommonJS, which a bundler wraps into one function: a phone reads all of it
 * twice before the first line runs, and nothing unused can be left out (decision 0019).
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (name) => files.get(name) ?? null,
    transform: (code, path) => (paths.has(path) ? moduleOf(code, path) : null),
  };
}

const requiring = /^var ((?:\s*\w+ = require\("[\w-]+"\),?)+);$/m;
const required = /\s*(\w+) = require\("([\w-]+)"\),?/g;

/** Its files are plain enough to become modules by renaming; one that is not stops the build. */
function moduleOf(code: string, path: string): string {
  const withImports = code.replace(requiring, (_all, list: string) =>
    list.replace(required, 'import * as $1 from "$2";\n'),
  );
  const names = new Set<string>();
  for (const [, name] of code.matchAll(/^exports\.(\w+) =/gm)) if (name) names.add(name);
  let text = withImports;
  for (const name of names) text = text.replace(`\nexports.${name} =`, `\nlet $${name} =`);
  text = text.replaceAll(/\bexports\.(?=\w)/g, '$');
  if (names.size === 0 || /\brequire\(|\bmodule\.exports\b/.test(text)) {
    throw new Error(`${path} is not written as it was; see react-modules.ts`);
  }
  const exported = [...names].map((name) => `$${name} as ${name}`).join(', ');
  return `${text}
export { ${exported} };
export * as default from ${JSON.stringify(path)};
`;
}
