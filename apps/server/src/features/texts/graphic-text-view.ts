import type { HelpTopic } from '@kipute/contract/constants/content/texts';
import type { CallContent } from '@kipute/contract/registry';
import { type TextContent, versionName } from './text-content.ts';
import type { ListedText } from './text-list-store.ts';
import type { KnownVersion } from './text-store.ts';

type Names = ReadonlyMap<bigint, string>;

const personOf = (id: bigint | null, names: Names) =>
  id === null ? null : { id: id.toString(), name: names.get(id) ?? '' };

export const textRowView = (
  row: ListedText,
  names: Names,
  language: 'sw' | 'en',
): CallContent<'graphic_text/inquire'>[number] => ({
  id: row.id.toString(),
  kind: row.kind,
  type: row.type,
  // Only shelves of the contract are ever written to a help page.
  topic: row.topic as HelpTopic | null,
  slug: row.slug,
  title: (language === 'en' && row.titleEn) || row.titleSw,
  languages: row.titleEn === '' ? 'swahili' : 'both',
  hidden: row.hidden ? 1 : 0,
  sort: row.sort,
  version: row.version,
  release_time: row.releasedAt?.toISOString() ?? null,
  next_version: row.nextVersion,
  next_release_time: row.nextReleasedAt?.toISOString() ?? null,
  newest: row.newest,
  changed_by: personOf(row.madeBy, names),
  changed_at: row.madeAt.toISOString(),
});

export const contentView = ({ sw, en }: TextContent) => ({ sw: { ...sw }, en: { ...en } });

type Looked = {
  readonly names: Names;
  readonly inEffect: number | undefined;
  readonly now: Date;
};

export const versionView = (
  version: KnownVersion,
  { names, inEffect, now }: Looked,
): CallContent<'graphic_text/versions'>[number] => ({
  version: version.number,
  state: stateOf(version, inEffect, now),
  release_time: version.releasedAt.toISOString(),
  made_by: personOf(version.madeBy, names),
  made_at: version.madeAt.toISOString(),
  note: version.note,
  hash: versionName(version.number, version.hash),
});

function stateOf(
  { withdrawn, number, releasedAt }: KnownVersion,
  inEffect: number | undefined,
  now: Date,
) {
  if (withdrawn) return 'withdrawn';
  if (number === inEffect) return 'in-effect';
  return releasedAt > now ? 'waiting' : 'past';
}
