import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { type Bus, defineTopic } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Revision, readRevision, valueInForce } from './revisions.ts';
import { type SectionName, type SettingsOf, sectionName } from './sections/sections.ts';
import { readNewestRevisions, type StoredRevision } from './setting-store.ts';

export type SettingsCache = {
  readonly current: <Name extends SectionName>(section: Name) => SettingsOf<Name>;
  /** Number of the newest revision, 0 while the defaults stand. */
  readonly revisionOf: (section: SectionName) => number;
  /** Called once the new value is readable here, whichever way this process learned of it. */
  readonly onChanged: (listener: (section: SectionName) => void) => void;
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type CacheDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: BaseLogger;
};

/** An announcement can be lost; after this long everyone has read the change anyway. */
const REREAD_MS = 30_000;

type Shelf = { readonly revisions: readonly Revision[]; readonly newest: number };
type Shelves = ReadonlyMap<SectionName, Shelf>;

/** Sorts what the database holds by section, and tells of what it cannot read once each. */
function createReader({ database, log }: CacheDeps): () => Promise<Shelves> {
  const reported = new Set<string>();
  const readOrReport = (stored: StoredRevision): readonly Revision[] => {
    const revision = readRevision(stored);
    if (revision) return [revision];
    const place = `${stored.section} ${stored.revision}`;
    if (!reported.has(place)) {
      log.error(
        { section: stored.section, revision: stored.revision },
        'settings: stored section unreadable, previous value stays in use',
      );
      reported.add(place);
    }
    return [];
  };
  return async () => {
    const stored = await readNewestRevisions(database.read);
    return new Map(
      sectionName.options.map((name) => {
        const ofSection = stored.filter((one) => one.section === name);
        const revisions = ofSection.flatMap(readOrReport);
        return [name, { revisions, newest: ofSection[0]?.revision ?? 0 }];
      }),
    );
  };
}

function changedSections(before: Shelves, after: Shelves): readonly SectionName[] {
  return sectionName.options.filter((name) => before.get(name)?.newest !== after.get(name)?.newest);
}

export async function createSettingsCache(deps: CacheDeps): Promise<SettingsCache> {
  const { bus, clock, log } = deps;
  const read = createReader(deps);
  let shelves = await read();

  // One read at a time, so that an older answer never lands on a newer one.
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const listeners: ((section: SectionName) => void)[] = [];
  const reread = async () => {
    waiting = undefined;
    const before = shelves;
    shelves = await read();
    for (const section of changedSections(before, shelves)) {
      for (const listener of listeners) listener(section);
    }
  };
  const refresh = (): Promise<void> => {
    waiting ??= running.then(reread);
    running = waiting.catch((error: unknown) =>
      log.warn({ err: error }, 'settings: reload failed, cached values stay in use'),
    );
    return running;
  };
  const refreshLater = () => void refresh();

  const stops = [bus.subscribe(settingsChanged, refreshLater), bus.onRejoin(refreshLater)];
  const timer = setInterval(refreshLater, REREAD_MS).unref();
  return {
    current: <Name extends SectionName>(section: Name) =>
      valueInForce(
        section,
        (shelves.get(section)?.revisions ?? []) as Revision<Name>[],
        clock.now(),
      ),
    revisionOf: (section) => shelves.get(section)?.newest ?? 0,
    onChanged: (listener) => void listeners.push(listener),
    refresh,
    close: async () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      await running;
    },
  };
}

/** Said after the commit; whoever keeps a copy of the section reads it again. */
export const settingsChanged = defineTopic('settings-changed', z.object({ section: sectionName }));
