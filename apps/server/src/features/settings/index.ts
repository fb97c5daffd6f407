import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ChangeSettings, createChangeSettings, defaultsOf } from './change-settings.ts';
import type { RecordActivity } from './ports.ts';
import { type Revision, readRevision, valueInForce } from './revisions.ts';
import {
  decodeSettings,
  encodeSettings,
  type SectionName,
  type SettingsOf,
} from './sections/sections.ts';
import { readHistory, readLastChange, readRevisionsUntil } from './setting-store.ts';
import { createSettingsCache, type SettingsCache } from './settings-cache.ts';
import { type SettingsRoutes, settingsRoutes } from './settings-routes.ts';
import { type SwitchRoutes, switchRoutes } from './switch-routes.ts';

export type { SettingsOf } from './sections/sections.ts';

export type SettingsDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: BaseLogger;
  readonly recordActivity: RecordActivity;
};

export type Settings = Pick<SettingsCache, 'current' | 'revisionOf' | 'onChanged' | 'close'> & {
  /** What was in force at an instant of the past, or will be with what is known today. */
  readonly at: <Name extends SectionName>(
    section: Name,
    instant: Date,
  ) => Promise<SettingsOf<Name>>;
  readonly change: ChangeSettings;
  /** The newest revision of a section and who made it. */
  readonly lastChangeOf: typeof readLastChange;
  /** Every revision of a section, newest first. */
  readonly historyOf: typeof readHistory;
  /** Whether a value keeps the rules of its section. */
  readonly fits: <Name extends SectionName>(section: Name, value: SettingsOf<Name>) => boolean;
  /** Reads a stored value; undefined when it cannot be read. */
  readonly decode: typeof decodeSettings;
  /** What stands while nobody changed anything, as it would be stored. */
  readonly defaultsOf: typeof defaultsOf;
  readonly routes: SettingsRoutes & SwitchRoutes;
};

/** Resolves when the settings are in memory, so no call ever sees a default by accident. */
export async function createSettings(deps: SettingsDeps): Promise<Settings> {
  const cache = await createSettingsCache(deps);
  const change = createChangeSettings({ ...deps, refresh: cache.refresh });
  return {
    current: cache.current,
    revisionOf: cache.revisionOf,
    at: async <Name extends SectionName>(section: Name, instant: Date) => {
      const stored = await readRevisionsUntil(deps.database.read, section, instant);
      const revisions = stored.flatMap((one) => readRevision(one) ?? []);
      return valueInForce(section, revisions as Revision<Name>[], instant);
    },
    onChanged: cache.onChanged,
    change,
    lastChangeOf: readLastChange,
    historyOf: readHistory,
    fits: (section, value) => encodeSettings(section, value) !== undefined,
    decode: decodeSettings,
    defaultsOf,
    routes: { ...settingsRoutes(cache), ...switchRoutes({ ...deps, ...cache, change }) },
    close: cache.close,
  };
}
