import { shillings } from '@kipute/domain/money/senti';
import { eventually } from '@kipute/testkit/eventually';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import type { SettingsChange } from './change-settings.ts';
import type { Settings } from './index.ts';
import type { SectionName } from './sections/sections.ts';
import { settingsChanged } from './settings-cache.ts';

let world: FeatureWorld;
beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
});
afterAll(() => world.close());

type Draft<Name extends SectionName> = Pick<SettingsChange<Name>, 'section' | 'value'> &
  Partial<SettingsChange<Name>>;

function change<Name extends SectionName>(draft: Draft<Name>, settings: Settings = world.settings) {
  const { section } = draft;
  const basedOn = settings.revisionOf(section);
  return world.database.transact((tx) =>
    settings.change<Name>(tx, { changedBy: null, note: 'a test', basedOn, ...draft }),
  );
}

const paused = () => ({ ...world.settings.current('bet'), bettingPaused: true });
const taxed = (sportsPercent: number) => ({
  ...world.settings.current('taxes'),
  sportsPercent,
});
const countRevisions = async () => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from setting_revision`.execute(world.database.read);
  return rows[0]?.count;
};

const levies = {
  sportsLevyPercent: 25,
  jackpotLevyPercent: 25,
  racingLevyPercent: 10,
  casinoLevyPercent: 25,
};

describe('changing settings', () => {
  test('[SET-01] the defaults stand until somebody changes them', () => {
    expect(world.settings.revisionOf('taxes')).toBe(0);
    expect(world.settings.current('taxes')).toEqual({
      sportsPercent: 10,
      jackpotPercent: 15,
      racingPercent: 10,
      casinoPercent: 0,
      ...levies,
    });
  });

  test('[SET-02] a change is read back at once, money to the senti', async () => {
    const value = { ...world.settings.current('bet'), creditStakeMinimum: shillings(350) };
    expect(await change({ section: 'bet', value })).toEqual({ ok: true, value: { revision: 1 } });
    expect(world.settings.current('bet')).toEqual(value);
    expect(world.settings.revisionOf('bet')).toBe(1);
  });

  test('[SET-02] every other process hears of it', async () => {
    const other = await world.startSettings();
    const heard: unknown[] = [];
    world.bus.subscribe(settingsChanged, (message) => void heard.push(message));
    await change({ section: 'bet', value: paused() });
    await eventually(() => expect(other.current('bet').bettingPaused).toBe(true));
    expect(heard).toEqual([{ section: 'bet' }]);
  });

  test('[SET-03] a revision can be neither edited nor removed', async () => {
    await change({ section: 'bet', value: paused() });
    const attempts = [
      sql`update setting_revision set note = 'other'`,
      sql`delete from setting_revision`,
      sql`truncate setting_revision`,
    ];
    for (const attempt of attempts) {
      await expect(attempt.execute(world.owner.read)).rejects.toThrow('append-only');
    }
    expect(await countRevisions()).toBe(1n);
  });

  test('[SET-04] of ten editors who saw the same revision, one succeeds', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, () => change({ section: 'bet', value: paused(), basedOn: 0 })),
    );
    expect(results.filter((result) => result.ok)).toEqual([{ ok: true, value: { revision: 1 } }]);
    expect(results.filter((result) => !result.ok)).toEqual(
      Array.from({ length: 9 }, () => ({ ok: false, refusal: 'changed-meanwhile' })),
    );
    expect(await countRevisions()).toBe(1n);
  });

  test('[SET-04] nobody can write past a gap', async () => {
    const result = await change({ section: 'bet', value: paused(), basedOn: 7 });
    expect(result).toEqual({ ok: false, refusal: 'changed-meanwhile' });
  });

  test('[SET-05] a value that breaks its rules is refused and leaves no trace', async () => {
    const result = await change({ section: 'taxes', value: taxed(101) });
    expect(result).toEqual({ ok: false, refusal: 'value-invalid' });
    expect(await countRevisions()).toBe(0n);
  });

  test('[SET-06] who changed what is in the activity log, with the change', async () => {
    await change({ section: 'bet', value: paused(), changedBy: 7n, note: 'derby tonight' });
    const rows = await world.database.read
      .selectFrom('activity')
      .select(['type', 'source', 'userKind', 'userId', 'content'])
      .select(['subjectKind', 'subjectId', 'changes'])
      .execute();
    expect(rows).toEqual([
      {
        type: 18,
        source: 'backoffice',
        userKind: 'administrator',
        userId: 7n,
        content: 'bet 1 from 2026-03-01T09:00:00.000Z: derby tonight',
        subjectKind: 'setting',
        subjectId: 'bet',
        changes: expect.objectContaining({ bettingPaused: [false, true] }),
      },
    ]);
  });

  test('[LOG-26] only what differs from the revision before is told as changed', async () => {
    await change({ section: 'bet', value: paused(), changedBy: 7n, note: 'derby tonight' });
    const open = { ...paused(), bettingPaused: false };
    await change({ section: 'bet', value: open, basedOn: 1, changedBy: 7n, note: 'over' });
    const { changes } = await world.database.read
      .selectFrom('activity')
      .select('changes')
      .where('content', 'like', 'bet 2 %')
      .executeTakeFirstOrThrow();
    expect(changes).toEqual({ bettingPaused: [true, false] });
  });

  test('[SET-06] a change that is rolled back was never made and never announced', async () => {
    const heard: unknown[] = [];
    world.bus.subscribe(settingsChanged, (message) => void heard.push(message));
    const value = paused();
    const work = world.database.transact(async (tx) => {
      const note = 'never';
      await world.settings.change(tx, { section: 'bet', value, basedOn: 0, changedBy: null, note });
      throw new Error('second thoughts');
    });
    await expect(work).rejects.toThrow('second thoughts');
    expect(heard).toEqual([]);
    expect(world.settings.current('bet').bettingPaused).toBe(false);
    expect(await world.database.read.selectFrom('activity').selectAll().execute()).toEqual([]);
  });
});

describe('settings with a date', () => {
  const julyFirst = new Date('2026-07-01T00:00:00+03:00');

  test('[SET-07] a tax rate begins on its day by itself, and the past keeps its own', async () => {
    await change({ section: 'taxes', value: taxed(15), effectiveFrom: julyFirst });
    expect(world.settings.current('taxes').sportsPercent).toBe(10);

    world.clock.setTo(new Date(julyFirst.getTime() - 1));
    expect(world.settings.current('taxes').sportsPercent).toBe(10);
    world.clock.setTo(julyFirst);
    expect(world.settings.current('taxes').sportsPercent).toBe(15);

    const june = new Date('2026-06-15T12:00:00Z');
    expect(await world.settings.at('taxes', june)).toMatchObject({ sportsPercent: 10 });
    expect(await world.settings.at('taxes', julyFirst)).toMatchObject({ sportsPercent: 15 });
  });

  test('[SET-07] a change for today does not undo one that waits for its day', async () => {
    await change({ section: 'taxes', value: taxed(15), effectiveFrom: julyFirst });
    await change({ section: 'taxes', value: taxed(12) });
    expect(world.settings.current('taxes').sportsPercent).toBe(12);
    world.clock.setTo(julyFirst);
    expect(world.settings.current('taxes').sportsPercent).toBe(15);
  });

  test('[SET-08] a section with switches takes no date, because a pause must not expire', async () => {
    const result = await change({ section: 'bet', value: paused(), effectiveFrom: julyFirst });
    expect(result).toEqual({ ok: false, refusal: 'section-applies-at-once' });
  });

  test('[SET-08] no date lies in the past', async () => {
    const effectiveFrom = new Date('2026-02-01T00:00:00Z');
    const result = await change({ section: 'taxes', value: taxed(15), effectiveFrom });
    expect(result).toEqual({ ok: false, refusal: 'date-in-the-past' });
  });

  test('[SET-08] a switch acts at once even where a clock runs late', async () => {
    await change({ section: 'bet', value: paused() });
    world.clock.setTo(new Date('2026-03-01T08:59:00Z'));
    expect(world.settings.current('bet').bettingPaused).toBe(true);
  });
});

describe('settings that go wrong', () => {
  const writeRaw = (revision: number, value: unknown) =>
    sql`insert into setting_revision
      values ('taxes', ${revision}, ${world.clock.now()}, ${JSON.stringify(value)}, null, now(), '')`.execute(
      world.database.read,
    );

  test('[SET-09] an unreadable value is reported once and the last good one stays', async () => {
    const reports: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => void reports.push(line) });
    await change({ section: 'taxes', value: taxed(12) });
    await writeRaw(2, { sportsPercent: 'ten' });

    const settings = await world.startSettings({ log });
    expect(settings.current('taxes').sportsPercent).toBe(12);
    expect(await settings.at('taxes', world.clock.now())).toMatchObject({ sportsPercent: 12 });
    await change({ section: 'bet', value: paused() });
    await eventually(() => expect(settings.current('bet').bettingPaused).toBe(true));
    expect(reports).toHaveLength(1);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({ section: 'taxes', revision: 2 });
  });

  test('[SET-09] an unreadable value can be mended by the next change', async () => {
    await writeRaw(1, { sportsPercent: -1 });
    const settings = await world.startSettings();
    expect(settings.current('taxes').sportsPercent).toBe(10);
    expect(await change({ section: 'taxes', value: taxed(11) }, settings)).toMatchObject({
      ok: true,
    });
    expect(settings.current('taxes').sportsPercent).toBe(11);
  });

  test('[SET-10] a field added later takes its default in an older value', async () => {
    await writeRaw(1, { sportsPercent: 14 });
    const settings = await world.startSettings();
    expect(settings.current('taxes')).toEqual({
      sportsPercent: 14,
      jackpotPercent: 15,
      racingPercent: 10,
      casinoPercent: 0,
      ...levies,
    });
  });

  test('[SET-11] a process that missed the announcement reads the change by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const deaf = await world.startSettings({ bus: createLocalBus(pino({ level: 'silent' })) });
    const told: string[] = [];
    deaf.onChanged((section) => void told.push(`${section} ${deaf.current('bet').bettingPaused}`));
    await change({ section: 'bet', value: paused() });
    expect(deaf.current('bet').bettingPaused).toBe(false);
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await eventually(() => expect(told).toEqual(['bet true']));
  });

  test('[SET-11] a process that rejoins the fleet reads everything again', async () => {
    const rejoin: (() => void)[] = [];
    const lonely = createLocalBus(pino({ level: 'silent' }));
    const bus = {
      ...lonely,
      onRejoin: (listener: () => void) => {
        rejoin.push(listener);
        return () => {};
      },
    };
    const returning = await world.startSettings({ bus });
    await change({ section: 'bet', value: paused() });
    expect(returning.current('bet').bettingPaused).toBe(false);
    for (const listener of rejoin) listener();
    await eventually(() => expect(returning.current('bet').bettingPaused).toBe(true));
  });
});
