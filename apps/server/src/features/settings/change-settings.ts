import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RecordActivity } from './ports.ts';
import {
  encodeSettings,
  type SectionName,
  type SettingsOf,
  type StoredValue,
  sectionOf,
} from './sections/sections.ts';
import { insertRevision, readLastChange } from './setting-store.ts';
import { settingsChanged } from './settings-cache.ts';

export type SettingsChange<Name extends SectionName = SectionName> = {
  readonly section: Name;
  /** Whole, not a patch: what the editor saw and signs for. */
  readonly value: SettingsOf<Name>;
  /** The revision the editor saw, 0 for the defaults. */
  readonly basedOn: number;
  readonly effectiveFrom?: Date;
  readonly changedBy: bigint | null;
  readonly note: string;
  /** Where the editor sits. */
  readonly visit?: { readonly address: string; readonly userAgent: string };
};

type SettingsRefusal =
  | 'value-invalid'
  | 'section-applies-at-once'
  | 'date-in-the-past'
  | 'changed-meanwhile';

export type ChangeSettings = <Name extends SectionName>(
  tx: Transaction,
  change: SettingsChange<Name>,
) => Promise<Result<{ readonly revision: number }, SettingsRefusal>>;

type ChangeDeps = {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly recordActivity: RecordActivity;
  readonly refresh: () => Promise<void>;
};

export function createChangeSettings(deps: ChangeDeps): ChangeSettings {
  return async (tx, change) => {
    const { section, basedOn, changedBy, note, visit } = change;
    const now = deps.clock.now();
    const value = encodeSettings(section, change.value);
    if (!value) return refuse('value-invalid');
    const refusal = refuseDate(change, now);
    if (refusal) return refuse(refusal);

    const before = await readLastChange(tx, section);
    const revision = basedOn + 1;
    const effectiveFrom = change.effectiveFrom ?? now;
    const row = { section, revision, effectiveFrom, value, changedBy, changedAt: now, note };
    if (!(await insertRevision(tx, row))) return refuse('changed-meanwhile');

    await deps.recordActivity(tx, {
      type: 'settings-change',
      source: changedBy === null ? 'server' : 'backoffice',
      user: changedBy === null ? null : { kind: 'administrator', id: changedBy },
      content: `${section} ${revision} from ${effectiveFrom.toISOString()}: ${note}`,
      subject: { kind: 'setting', id: section },
      changes: differences(before?.value ?? defaultsOf(section), value),
      ...visit,
    });
    afterCommit(tx, () => announce(deps, section));
    return ok({ revision });
  };
}

export const defaultsOf = (section: SectionName): StoredValue =>
  encodeSettings(section, sectionOf(section).defaults) ?? {};

/** By field, before and after, as they are stored. */
function differences(before: StoredValue, after: StoredValue) {
  const changed = Object.keys(after).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  return Object.fromEntries(
    changed.map((field) => [field, [before[field] ?? null, after[field]] as const]),
  );
}

function refuseDate(
  { section, effectiveFrom }: SettingsChange,
  now: Date,
): SettingsRefusal | undefined {
  if (!effectiveFrom) return undefined;
  if (sectionOf(section).applies === 'at-once') return 'section-applies-at-once';
  return effectiveFrom < now ? 'date-in-the-past' : undefined;
}

/** This process first, so that whoever made the change reads it back whatever the bus does. */
async function announce({ bus, refresh }: ChangeDeps, section: SectionName): Promise<void> {
  await refresh();
  await bus.publish(settingsChanged, { section });
}
