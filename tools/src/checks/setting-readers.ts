import {
  sectionName,
  sectionOf,
} from '../../../apps/server/src/features/settings/sections/sections.ts';
import type { Finding, TreeCheck } from './finding.ts';
import { readSources, type SourceFile } from './source-tree.ts';

const SECTIONS = 'apps/server/src/features/settings/sections/';

/** Files that carry every setting from the table to the store and would prove nothing. */
const CARRIERS = [SECTIONS, 'apps/server/src/features/configuration/', 'packages/contract/'];

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('sw' in value);

/** The names of a section's fields, in whatever they are nested. */
export const fieldsIn = (values: object): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => (isNested(value) ? fieldsIn(value) : [name]));

/** A setting that nothing reads does not exist (CFG-08). */
export function findUnreadSettings(
  fields: readonly (readonly [section: string, field: string])[],
  sources: readonly SourceFile[],
): readonly Finding[] {
  const readers = sources.filter(
    ({ path, isTest }) => !isTest && !CARRIERS.some((folder) => path.startsWith(folder)),
  );
  const read = readers.map(({ text }) => text).join('\n');
  return fields
    .filter(([, field]) => !new RegExp(`\\b${field}\\b`).test(read))
    .map(([section, field]) => ({
      place: `${SECTIONS} (${section})`,
      problem: `nothing reads the setting ${field}`,
    }));
}

export const settingReaders: TreeCheck = {
  name: 'settings have readers',
  find: () =>
    findUnreadSettings(
      sectionName.options.flatMap((section) =>
        fieldsIn(sectionOf(section).defaults).map((field) => [section, field] as const),
      ),
      readSources('apps/server/src/*.ts'),
    ),
};
