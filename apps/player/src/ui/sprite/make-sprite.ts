/// <reference types="node" />
/**
 * `node make-sprite.ts` writes the sprites beside itself. Run it after changing
 * `icon-names.ts` or `flag-codes.ts`; the sprites are committed, so a build needs neither package.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { flagCodes } from './flag-codes.ts';
import { iconNames } from './icon-names.ts';

const iconsFolder = new URL('./icons/', import.meta.resolve('lucide-static/package.json'));
const flagsFolder = new URL('./3x2/', import.meta.resolve('country-flag-icons/package.json'));

type Shape = { readonly viewBox: string; readonly body: string };

/** Stroke and fill are left to `<Icon>`: a used symbol inherits them. */
export async function iconSprite(): Promise<string> {
  const symbols = iconNames.map(async (name) => {
    const { viewBox, body } = await shapeIn(iconsFolder, name);
    return `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;
  });
  const origin = 'Shapes from lucide, ISC licence (parts from Feather, MIT licence)';
  return spriteOf({ title: 'Icons', origin, symbols: await Promise.all(symbols) });
}

/** Every flag fills the same 3:2 box, whatever the proportions of the country's own cloth. */
export async function flagSprite(): Promise<string> {
  const symbols = flagCodes.map(async (code) => {
    const { viewBox, body } = await shapeIn(flagsFolder, code);
    return `<symbol id="${code}" viewBox="${viewBox}" preserveAspectRatio="none">${body}</symbol>`;
  });
  const origin = 'Shapes from country-flag-icons, MIT licence';
  return spriteOf({ title: 'Flags', origin, symbols: await Promise.all(symbols) });
}

async function shapeIn(folder: URL, name: string): Promise<Shape> {
  const svg = await readFile(new URL(`${name}.svg`, folder), 'utf8');
  const [, viewBox = '', body = ''] =
    /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  return { viewBox, body: body.replace(/\s*\n\s*/g, '').replace(/\s+\/>/g, '/>') };
}

type Sprite = {
  readonly title: string;
  readonly origin: string;
  readonly symbols: readonly string[];
};

function spriteOf({ title, origin, symbols }: Sprite): string {
  const opening = `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title>`;
  return [`<!-- ${origin} -->`, opening, ...symbols, '</svg>', ''].join('\n');
}

if (import.meta.main) {
  await writeFile(new URL('./icons.svg', import.meta.url), await iconSprite());
  await writeFile(new URL('./flags.svg', import.meta.url), await flagSprite());
}
