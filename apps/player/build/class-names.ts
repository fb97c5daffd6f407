import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Names of classes travel in scripts and in stylesheets, so they are short: letters for the file, a
 * number for the class. Both follow from the sources alone, so a build repeats itself.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const prefixOf = new Map(files.map((file, place) => [join(folder, file), lettersOf(place)]));
  const namesOf = new Map<string, Map<string, string>>();
  return (name, file) => {
    const path = file.replace(/\?.*$/, '');
    const names = namesOf.get(path) ?? new Map<string, string>();
    namesOf.set(path, names);
    const short = names.get(name) ?? `${prefixOf.get(path) ?? '_'}${names.size}`;
    names.set(name, short);
    return short;
  };
}

function lettersOf(place: number): string {
  const last = LETTERS.charAt(place % LETTERS.length);
  return place < LETTERS.length ? last : lettersOf(Math.floor(place / LETTERS.length) - 1) + last;
}

/**
 * A stylesheet imported by its names instead of as one object: each name is put in where it is
 * used, and the names nobody uses are left out. Where a name is computed, the object stays.
 */
export function classNamesInPlace(): readonly Plugin[] {
  return [
    {
      name: 'class-names-in-place',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css'/ },
        handler(code) {
          return code.replace(/import (\w+) from ('[^']+\.module\.css')/g, (line, object, from) =>
            code.includes(`${object}[`) ? line : `import * as ${object} from ${from}`,
          );
        },
      },
    },
    {
      // A script that holds all the names itself would otherwise lose the stylesheet.
      name: 'stylesheets-stay',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: () => ({ moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
