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
import { insertRevision, readStoredValue } from './setting-store.ts';
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
    const { section, basedOn, changedBy, note } = change;
    const now = deps.clock.now();
    const value = encodeSettings(section, change.value);
    if (!value) return refuse('value-invalid');
    const refusal = refuseDate(change, now);
    if (refusal) return refuse(refusal);

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
      changes: await changedFields(tx, { section, basedOn, value }),
    });
    afterCommit(tx, () => announce(deps, section));
    return ok({ revision });
  };
}

type Written = Pick<SettingsChange, 'section' | 'basedOn'> & { readonly value: StoredValue };

/** Fields that differ from the revision the editor saw; one that was added since had its default. */
async function changedFields(tx: Transaction, { section, basedOn, value }: Written) {
  const defaults = encodeSettings(section, sectionOf(section).defaults);
  const before = { ...defaults, ...(await readStoredValue(tx, section, basedOn)) };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field, after]) => !isDeepStrictEqual(before[field], after))
      .map(([field, after]) => [field, [before[field] ?? null, after] as const]),
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
