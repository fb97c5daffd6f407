import { createAudit } from '@kipute/server/audit';
import { createLocalBus, createRedisBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createOutbox } from '@kipute/server/jobs';
import { createLogger } from '@kipute/server/log';
import { createMessaging } from '@kipute/server/messaging';
import { createSettings, type Settings, type SettingsOf } from '@kipute/server/settings';
import { type History, serverNames } from '../history.ts';
import type { Calm } from './calm.ts';
import type { Answered } from './wire.ts';

type SectionName = Parameters<Settings['revisionOf']>[0];

export type SettingsEdit<Name extends SectionName> = {
  readonly section: Name;
  readonly next: (current: SettingsOf<Name>) => SettingsOf<Name>;
  readonly note: string;
  readonly effectiveFrom?: Date;
};

/**
 * A third process of the fleet, without doors: it does with the house's own verbs what no call
 * does yet.
 */
export type Desk = {
  /** Answers with the revision that was tried, whatever became of it. */
  readonly changeSettings: <Name extends SectionName>(
    edit: SettingsEdit<Name>,
  ) => Promise<Answered<null> & { readonly revision: number }>;
  readonly sendSms: (sms: {
    readonly phone: string;
    readonly text: string;
    readonly key: string;
  }) => Promise<Answered<null>>;
  readonly close: () => Promise<void>;
};

type DeskOptions = {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly calm: Calm;
  readonly history: History;
};

export function openDesk({ databaseUrl, redisUrl, calm, history }: DeskOptions): Desk {
  const log = createLogger('silent');
  const clock = systemClock;
  const database = createDatabase({ url: databaseUrl, poolMax: 4, log });
  const bus = redisUrl ? createRedisBus(redisUrl, log) : createLocalBus(log);
  const recordActivity = createAudit({ database, clock }).record;
  const openSettings = () => createSettings({ database, bus, clock, log, recordActivity });
  const messaging = createMessaging({
    ...{ database, clock, outbox: createOutbox() },
    // The servers' workers send; here messages are only queued.
    gateway: { send: () => Promise.reject(new Error('the desk sends nothing itself')) },
    access: { phoneOfAdministrator: async () => undefined },
    budget: () => {
      throw new Error('the desk asks for no codes');
    },
  });

  async function attempt(work: () => Promise<Answered<null>>): Promise<Answered<null>> {
    const mark = calm.mark();
    try {
      return await work();
    } catch (error) {
      const isCalm = calm.lastedSince(mark, serverNames);
      const code = String(error);
      history.add({ kind: 'failed-call', place: 'the desk', httpStatus: 500, code, calm: isCalm });
      return { answer: 'lost' };
    }
  }

  return {
    changeSettings: (edit) => editSettings({ edit, database, openSettings, attempt }),
    sendSms: (sms) =>
      attempt(async () => {
        await database.transact((tx) => messaging.sendSms(tx, sms));
        return { answer: 'done', content: null };
      }),
    close: async () => {
      await bus.close();
      await database.close();
    },
  };
}

type Editing<Name extends SectionName> = {
  readonly edit: SettingsEdit<Name>;
  readonly database: ReturnType<typeof createDatabase>;
  readonly openSettings: () => Promise<Settings>;
  readonly attempt: (work: () => Promise<Answered<null>>) => Promise<Answered<null>>;
};

/** Taken when the settings could not even be read; no revision has this number. */
const NOT_READ = 0;

/** Reads everything anew for every edit, as a page that is opened for it would. */
async function editSettings<Name extends SectionName>(editing: Editing<Name>) {
  const { edit, database, openSettings, attempt } = editing;
  const { section, note, effectiveFrom } = edit;
  let revision = NOT_READ;
  const answered = await attempt(async () => {
    const settings = await openSettings();
    const basedOn = settings.revisionOf(section);
    revision = basedOn + 1;
    const value = edit.next(settings.current(section));
    const dated = effectiveFrom ? { effectiveFrom } : {};
    const change = { section, value, basedOn, changedBy: null, note, ...dated };
    const result = await database
      .transact((tx) => settings.change(tx, change))
      .finally(settings.close);
    return result.ok
      ? { answer: 'done', content: null }
      : { answer: 'refused', code: result.refusal };
  });
  return { ...answered, revision };
}
