import {
  decodeSettings,
  type SectionName,
  type SettingsOf,
  sectionName,
  sectionOf,
} from './sections/sections.ts';
import type { StoredRevision } from './setting-store.ts';

export type Revision<Name extends SectionName = SectionName> = {
  readonly revision: number;
  readonly effectiveFrom: Date;
  readonly value: SettingsOf<Name>;
};

/** Undefined when the stored value cannot be read: an older good one must then stay in force. */
export function readRevision(stored: StoredRevision): Revision | undefined {
  const name = sectionName.safeParse(stored.section);
  if (!name.success) return undefined;
  const value = decodeSettings(name.data, stored.value);
  return value && { revision: stored.revision, effectiveFrom: stored.effectiveFrom, value };
}

/**
 * The value in force. Where a change applies at once the newest revision wins whatever the clocks
 * of the fleet say, because a betting pause must not wait for one that runs late.
 */
export function valueInForce<Name extends SectionName>(
  name: Name,
  revisions: readonly Revision<Name>[],
  now: Date,
): SettingsOf<Name> {
  const { applies, defaults } = sectionOf(name);
  const begun =
    applies === 'at-once'
      ? revisions
      : revisions.filter((revision) => revision.effectiveFrom <= now);
  const newest = begun.reduce<Revision<Name> | undefined>(
    (best, one) => (best && !isNewer(one, best, applies) ? best : one),
    undefined,
  );
  return newest?.value ?? defaults;
}

function isNewer(one: Revision, other: Revision, applies: 'at-once' | 'from-its-date'): boolean {
  const days = one.effectiveFrom.getTime() - other.effectiveFrom.getTime();
  return applies === 'at-once' || days === 0 ? one.revision > other.revision : days > 0;
}
