import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { flagCodes } from '../src/ui/sprite/flag-codes.ts';

/** Blue of the ocean, black of the people, green of the land, the union's flag at the mast. */
const zanzibar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 24">\
<path fill="#0a7fc4" d="M0 0h36v8H0z"/><path d="M0 8h36v8H0z"/>\
<path fill="#2f9e44" d="M0 16h36v8H0z"/><path fill="#1eb53a" d="M0 0h15L0 10z"/>\
<path fill="#00a3dd" d="M15 0v10H0z"/><path stroke="#fcd116" stroke-width="4" d="M0 10 15 0"/>\
<path stroke="#000" stroke-width="2.4" d="M0 10 15 0"/></svg>`;

/**
 * One small file for each flag that is not in the sprite: a page fetches the two or three it shows
 * instead of two hundred. Shapes from country-flag-icons, MIT licence.
 */
export function flagFiles(): Plugin {
  return {
    name: 'flag-files',
    apply: 'build',
    generateBundle() {
      const flags = [...flagsOfPackage(), ['TZ-Z', zanzibar] as const];
      for (const [code, source] of flags) {
        this.emitFile({ type: 'asset', fileName: `assets/flags/${code}.svg`, source });
      }
    },
  };
}

function flagsOfPackage(): readonly (readonly [code: string, source: string])[] {
  const manifest = createRequire(import.meta.url).resolve('country-flag-icons/package.json');
  const folder = join(dirname(manifest), '3x2');
  return readdirSync(folder)
    .filter((file) => /^[A-Z]{2}(-[A-Z]+)?\.svg$/.test(file))
    .filter((file) => !flagCodes.includes(basename(file, '.svg')))
    .map((file) => [basename(file, '.svg'), readFileSync(join(folder, file), 'utf8')] as const);
}
