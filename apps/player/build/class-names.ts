import { readdirSync } from 'node:fs';
import { join } from 'node:path';

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
