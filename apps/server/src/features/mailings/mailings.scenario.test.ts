import type { CallContent, CallInput } from '@kipute/contract/registry';
import { registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import { createOutbox } from '../../platform/jobs/outbox.ts';
import { createMailings, type Mailings } from './index.ts';

let world: FeatureWorld;
let mailings: Mailings;
let clerkId: bigint;
let other: Awaited<ReturnType<typeof createColleague>>;
const SITE = 'https://kipute.test';

beforeAll(async () => {
  world = await createFeatureWorld();
  mailings = createMailings({
    ...{ ...world, outbox: createOutbox() },
    siteUrl: SITE,
  });
  clerkId = (await createColleague(world, 'clerk', ['mailing/add'])).caller.administratorId;
  other = await createColleague(world, 'second', ['mailing/add', 'approval/decide']);
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`truncate inbox_message, sms_message, offer_exit, mailing, message_choice,
    player_day cascade`.execute(world.owner.read);
  await sql`delete from graphile_worker._private_jobs`.execute(world.owner.read);
});

type Person = { readonly id: bigint; readonly phone: string };
let born = 0;

async function people(count: number, row: Record<string, unknown> = {}): Promise<Person[]> {
  const made: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    born += 1;
    const phone = `2557120${String(10_000 + born)}`;
    const { id } = await world.database.transact((tx) =>
      tx
        .insertInto('player')
        .values({
          ...{ phone, name: `Mchezaji ${born}`, passwordHash: 'x', language: 'sw' },
          ...{ invitationCode: `M${born}`, defaultBetAmount: 0n, registeredAt: world.clock.now() },
          ...row,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    made.push({ id, phone });
  }
  return made;
}

const chooses = (playerId: bigint, news: boolean, language: 'sw' | 'en-US' = 'sw') =>
  sql`insert into message_choice (player_id, language, money, news, changed_at)
    values (${playerId}, ${language}, true, ${news}, ${world.clock.now()})`.execute(
    world.owner.read,
  );

type Wanted = Omit<CallInput<'mailing/add'>, 'request_key' | 'reason'>;
let asked = 0;

const anInSiteNotice = {
  channel: 'in-site',
  kind: 'notice',
  audience: {},
  subject_sw: 'Habari',
  subject_en: 'News',
  body_sw: 'Tumeongeza njia mpya ya kuweka pesa.',
  body_en: 'There is a new way to deposit.',
} as const satisfies Wanted;

const anSms = {
  channel: 'sms',
  kind: 'notice',
  audience: {},
  body_sw: 'Habari kutoka Kipute',
  body_en: 'News from Kipute',
} as const satisfies Wanted;

async function make(wanted: Wanted, requestKey = `request-key-${asked++}`.padEnd(20, 'x')) {
  const input = registry['mailing/add'].input.parse({
    ...{ ...wanted, request_key: requestKey, reason: 'test' },
  });
  const context = contextOf(anAdministrator(clerkId), { locale: 'en-US' });
  const reply = await mailings.routes['mailing/add'](input, context);
  return reply.kind === 'answer' ? reply.content : reply.kind === 'refusal' ? reply.code : 'odd';
}

const idOf = (made: Awaited<ReturnType<typeof make>>): string => {
  if (typeof made === 'string' || made.mailing_id === null) throw new Error(`made: ${made}`);
  return made.mailing_id;
};

async function run(mailingId: string): Promise<void> {
  for (const job of mailings.jobs) await (job.run as (payload: object) => unknown)({ mailingId });
}

async function shown(mailingId: string): Promise<CallContent<'mailing/stop'>> {
  const context = contextOf(anAdministrator(clerkId));
  const reply = await mailings.routes['mailing/detailed']({ mailing_id: mailingId }, context);
  if (reply.kind !== 'answer') throw new Error('no such mailing');
  return reply.content;
}

const readersInSite = async (): Promise<bigint[]> => {
  const { rows } = await sql<{ playerId: bigint }>`
    select player_id from inbox_message order by player_id`.execute(world.database.read);
  return rows.map(({ playerId }) => playerId);
};

const smsBodies = async (): Promise<string[]> => {
  const { rows } = await sql<{ body: string }>`
    select body from sms_message order by id`.execute(world.database.read);
  return rows.map(({ body }) => body);
};

const picked = (some: readonly Person[]) => ({ user_ids: some.map(({ id }) => id.toString()) });
const ids = (some: readonly Person[]) => some.map(({ id }) => id);

describe('whom a mailing is for', () => {
  test('[MLG-01] all that was asked for holds for everybody who is written to', async () => {
    const [asha, juma, neema] = (await people(3)) as [Person, Person, Person];
    const day = (playerId: bigint, on: string, deposits: bigint) =>
      sql`insert into player_day (player_id, day, deposits) values (${playerId}, ${on}, ${deposits})`.execute(
        world.owner.read,
      );
    await day(asha.id, '2026-02-27', shillings(4_000));
    await day(asha.id, '2026-02-28', shillings(6_000));
    await day(juma.id, '2026-02-28', shillings(9_999));
    await day(neema.id, '2026-02-20', shillings(50_000));
    await sql`update player_total set deposits = 1 where player_id = ${neema.id}`.execute(
      world.owner.read,
    );
    const among = picked([asha, juma, neema]);
    const lastDays = { deposit_from: '2026-02-26', deposit_to: '2026-03-01' };
    const rows = [
      [{ ...among }, [asha, juma, neema]],
      [{ ...among, ...lastDays }, [asha, juma]],
      [{ ...among, ...lastDays, deposit_least: 10_000 }, [asha]],
      [{ ...among, deposit_from: '2026-02-28' }, [asha, juma]],
      [{ ...among, never_deposited: 1 as const }, [asha, juma]],
    ] as const;
    for (const [audience, expected] of rows) {
      await sql`truncate inbox_message`.execute(world.owner.read);
      await run(idOf(await make({ ...anInSiteNotice, audience })));
      expect(await readersInSite()).toEqual(ids(expected));
    }
  });

  test('[MLG-02] nobody who is closed, disabled or forgotten is written to', async () => {
    const [open] = await people(1);
    const [closed] = await people(1, { closedAt: world.clock.now() });
    const [disabled] = await people(1, { disabled: true });
    const some = [open, closed, disabled] as Person[];
    await run(idOf(await make({ ...anInSiteNotice, audience: picked(some) })));
    expect(await readersInSite()).toEqual([open?.id]);
  });

  test('[MLG-03] an offer goes to nobody who stays away from play, by SMS to who agreed', async () => {
    const [agreed, silent, away] = (await people(3)) as [Person, Person, Person];
    await chooses(agreed.id, true);
    await chooses(away.id, true);
    await sql`insert into play_pause (player_id, length, asked_at, ends_at)
      values (${away.id}, 'week', ${world.clock.now()}, ${new Date(world.clock.now().getTime() + 1_000_000)})`.execute(
      world.owner.read,
    );
    const audience = picked([agreed, silent, away]);
    const offer = idOf(await make({ ...anInSiteNotice, kind: 'offer', audience }));
    await run(offer);
    expect(await readersInSite()).toEqual(ids([agreed, silent]));
    expect(await shown(offer)).toMatchObject({ looked_at: 3, written: 2, left_out: 1 });
    await run(idOf(await make({ ...anSms, kind: 'offer', audience })));
    expect(await smsBodies()).toHaveLength(1);
  });
});

describe('never twice to one player', () => {
  test('[MLG-05] two workers at once and a repeated job write to each player once', async () => {
    const some = await people(30);
    const id = idOf(await make({ ...anInSiteNotice, audience: picked(some) }));
    await Promise.all(Array.from({ length: 10 }, () => run(id)));
    await run(id);
    expect(await readersInSite()).toEqual(ids(some));
    expect(await shown(id)).toMatchObject({ state: 'done', looked_at: 30, written: 30 });
  });

  test('[MLG-05] what died between two chunks goes on where it stood', async () => {
    const some = await people(5);
    const id = idOf(await make({ ...anInSiteNotice, audience: picked(some) }));
    // As a worker leaves it that died after the first two were committed.
    await sql`update mailing set state = 'writing', last_player_id = ${some[1]?.id},
      looked_at = 2, written = 2 where id = ${id}`.execute(world.owner.read);
    await run(id);
    expect(await readersInSite()).toEqual(ids(some.slice(2)));
    expect(await shown(id)).toMatchObject({ state: 'done', looked_at: 5, written: 5 });
  });

  test('[MLG-06] the same request ten times is one mailing, with other words it is refused', async () => {
    const audience = picked(await people(2));
    const key = 'the-same-key-again-00';
    const made = await Promise.all(
      Array.from({ length: 10 }, () => make({ ...anInSiteNotice, audience }, key)),
    );
    const { rows } = await sql<{ id: bigint }>`select id from mailing`.execute(world.owner.read);
    expect(rows).toHaveLength(1);
    expect(made.some((one) => typeof one !== 'string')).toBe(true);
    const again = await make({ ...anInSiteNotice, audience }, key);
    expect(again).toMatchObject({ outcome: 'done', mailing_id: rows[0]?.id.toString() });
    expect(await make({ ...anInSiteNotice, audience, subject_en: 'Else' }, key)).toBe(
      'request-key-used',
    );
  });

  test('[MLG-07] who stops it is told how far it was; nobody after that is written to', async () => {
    const id = idOf(await make({ ...anInSiteNotice, audience: picked(await people(3)) }));
    const stop = () =>
      mailings.routes['mailing/stop'](
        { mailing_id: id, reason: 'wrong words' },
        contextOf(anAdministrator(clerkId)),
      );
    expect(await stop()).toMatchObject({ content: { state: 'stopped', written: 0 } });
    await run(id);
    expect(await readersInSite()).toEqual([]);
    expect(await stop()).toMatchObject({ code: 'mailing-over' });
  });
});

describe('what is refused', () => {
  const soon = () => new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const long = () => new Date(world.clock.now().getTime() + 91 * 86_400_000).toISOString();
  const rows = [
    [{ ...anInSiteNotice, subject_sw: '' }, 'message-without-content'],
    [{ ...anInSiteNotice, body_en: '   ' }, 'message-without-content'],
    [{ ...anSms, body_sw: '' }, 'message-without-content'],
    [{ ...anSms, body_sw: 'x'.repeat(401) }, 'message-too-long'],
    [{ ...anInSiteNotice, audience: { user_ids: ['999999999'] as string[] } }, 'mailing-to-nobody'],
    [{ ...anInSiteNotice, send_at: '2020-01-01T00:00:00.000Z' }, 'send-time-invalid'],
  ] as const;
  test.each(rows)('[MLG-08] %j is refused as %s and nothing is kept', async (wanted, code) => {
    expect(await make(wanted)).toBe(code);
    const { rows: kept } = await sql`select from mailing`.execute(world.owner.read);
    expect(kept).toEqual([]);
  });

  test('[MLG-08] a time too far ahead is refused, a time ahead is kept until then', async () => {
    const audience = picked(await people(1));
    expect(await make({ ...anInSiteNotice, audience, send_at: long() })).toBe('send-time-invalid');
    const at = soon();
    const id = idOf(await make({ ...anInSiteNotice, audience, send_at: at }));
    expect(await waitingJobs(world.database)).toEqual([
      { name: 'write-mailing', payload: { mailingId: id }, runAt: new Date(at) },
    ]);
    await run(id);
    expect(await readersInSite()).toEqual([]);
    expect(await shown(id)).toMatchObject({ state: 'scheduled' });
  });
});

describe('two persons', () => {
  test('[MLG-09] to as many as the setting says it is sent by another person’s approval', async () => {
    const settings = world.settings.current('mailings');
    await world.database.transact((tx) =>
      world.settings.change(tx, {
        ...{ section: 'mailings', value: { ...settings, secondPersonFrom: 2 } },
        ...{ basedOn: 0, changedBy: null, note: '' },
      }),
    );
    const some = await people(2);
    const made = await make({ ...anInSiteNotice, audience: picked(some) });
    expect(made).toMatchObject({ outcome: 'proposed', mailing_id: null });
    expect(await readersInSite()).toEqual([]);
    const { proposal_id: id } = made as { proposal_id: string };
    const decided = await world.approvals.routes['approval/decide'](
      { id, decision: 'approve', note: '' },
      other,
    );
    expect(decided).toMatchObject({ kind: 'answer' });
    const [job] = await waitingJobs(world.database);
    const { mailingId } = (job?.payload ?? {}) as { readonly mailingId?: string };
    await run(mailingId ?? '');
    expect(await readersInSite()).toEqual(ids(some));
    await world.database.transact((tx) =>
      world.settings.change(tx, {
        ...{ section: 'mailings', value: settings, basedOn: 1, changedBy: null, note: '' },
      }),
    );
  });

  test('[MLG-14] what one person scheduled does not grow to more than one may write to', async () => {
    const [asha, juma, neema] = (await people(3)) as [Person, Person, Person];
    const some = picked([asha, juma, neema]);
    const at = new Date(world.clock.now().getTime() + 1_000).toISOString();
    const id = idOf(await make({ ...anInSiteNotice, audience: some, send_at: at }));
    // As if only one of them had fitted when the limit was three.
    await sql`update mailing set people_max = 2 where id = ${id}`.execute(world.owner.read);
    world.clock.advance({ seconds: 2 });
    await run(id);
    expect(await readersInSite()).toEqual([]);
    expect(await shown(id)).toMatchObject({ state: 'outgrown', looked_at: 0 });
    await run(id);
    expect(await readersInSite()).toEqual([]);
  });
});

describe('SMS', () => {
  test('[MLG-10] [MLG-11] each reader’s language, its parts and its price', async () => {
    const [sw, en] = (await people(2)) as [Person, Person];
    await chooses(en.id, false, 'en-US');
    const audience = picked([sw, en]);
    const input = registry['mailing/preview'].input.parse({ ...anSms, audience });
    const preview = await mailings.routes['mailing/preview'](
      input,
      contextOf(anAdministrator(clerkId)),
    );
    expect(preview).toMatchObject({
      content: { matched: 2, reachable: 2, parts_sw: 1, parts_en: 1, cost: 44, second_person: 0 },
    });
    const id = idOf(await make({ ...anSms, audience }));
    await run(id);
    expect(await smsBodies()).toEqual(['Habari kutoka Kipute', 'News from Kipute']);
    expect(await shown(id)).toMatchObject({ state: 'done', written: 2, cost: 44 });
  });

  test('[MLG-04] an offer ends with a line that leads out of offers, without signing in', async () => {
    const [asha] = (await people(1)) as [Person];
    await chooses(asha.id, true);
    const offer = { ...anSms, kind: 'offer', audience: picked([asha]) } as const;
    await run(idOf(await make(offer)));
    const [body = ''] = await smsBodies();
    const code =
      /^Habari kutoka Kipute Kuacha ofa: https:\/\/kipute\.test\/stop_offers#(\w{12})$/.exec(
        body,
      )?.[1];
    expect(code).toBeDefined();
    const stop = (typed: string) =>
      mailings.routes['message_choice/stop_offers']({ code: typed }, contextOf(visitor));
    expect(await stop('000000000000')).toMatchObject({ code: 'opt-out-unknown' });
    expect(await stop(code ?? '')).toMatchObject({ kind: 'answer' });
    expect(await stop(code ?? '')).toMatchObject({ kind: 'answer' });
    expect(await make(offer)).toBe('mailing-to-nobody');
  });

  test('[MLG-12] nothing leaves at night; the rest waits for its hour', async () => {
    // 09:00 UTC is noon in East Africa; ten hours on it is 22:00 there.
    world.clock.advance({ seconds: 36_000 });
    const id = idOf(await make({ ...anSms, audience: picked(await people(1)) }));
    await run(id);
    expect(await smsBodies()).toEqual([]);
    expect((await waitingJobs(world.database)).length).toBeGreaterThan(0);
    world.clock.advance({ seconds: 12 * 3_600 });
    await run(id);
    expect(await smsBodies()).toHaveLength(1);
    world.clock.advance({ seconds: 2 * 3_600 });
  });

  test('[MLG-12] codes keep their room: at half of a budget a mailing waits', async () => {
    const budget = world.settings.current('messages');
    await world.database.transact((tx) =>
      world.settings.change(tx, {
        ...{ section: 'messages', basedOn: 0, changedBy: null, note: '' },
        value: { ...budget, perHourMax: 10, securityPercent: 0 },
      }),
    );
    const id = idOf(await make({ ...anSms, audience: picked(await people(8)) }));
    await run(id);
    expect(await smsBodies()).toHaveLength(5);
    world.clock.advance({ seconds: 3_601 });
    await run(id);
    expect(await smsBodies()).toHaveLength(8);
    expect(await shown(id)).toMatchObject({ state: 'done', written: 8 });
  });
});

test('[MLG-12] ten mailings at once share the parts of a day', async () => {
  const settings = world.settings.current('mailings');
  const { revision = 0 } =
    (await world.settings.lastChangeOf(world.database.read, 'mailings')) ?? {};
  const change = (value: typeof settings, basedOn: number) =>
    world.database.transact((tx) =>
      world.settings.change(tx, {
        ...{ section: 'mailings', value, basedOn, changedBy: null, note: '' },
      }),
    );
  // Room for two of the longest messages.
  await change({ ...settings, smsPerDayMax: 16 }, revision);
  const made: string[] = [];
  for (let mailing = 0; mailing < 10; mailing += 1) {
    made.push(idOf(await make({ ...anSms, audience: picked(await people(3)) })));
  }
  await Promise.all(made.map(run));
  expect((await smsBodies()).length).toBeLessThanOrEqual(16);
  await change(settings, revision + 1);
});

test('[MLG-13] the office reads the SMS of one mailing', async () => {
  const id = idOf(await make({ ...anSms, audience: picked(await people(2)) }));
  await run(id);
  await run(idOf(await make({ ...anSms, audience: picked(await people(1)) })));
  const input = registry['sms/inquire'].input.parse({ mailing_id: id });
  const reply = await mailings.routes['sms/inquire'](input, contextOf(anAdministrator(clerkId)));
  expect(reply).toMatchObject({ count: 2 });
});

test('[MLG-20] who was written to and who has read it', async () => {
  const some = await people(3);
  const id = idOf(await make({ ...anInSiteNotice, audience: picked(some) }));
  await run(id);
  await sql`update inbox_message set read_at = ${world.clock.now()}
    where player_id = ${some[1]?.id}`.execute(world.owner.read);
  expect(await shown(id)).toMatchObject({ written: 3, reached: 1 });
  const readers = async (read?: 0 | 1) => {
    const input = registry['mailing/recipients'].input.parse({ mailing_id: id, read });
    const context = contextOf(anAdministrator(clerkId));
    const reply = await mailings.routes['mailing/recipients'](input, context);
    return reply.kind === 'answer' ? reply.content.map((one) => one.id) : [];
  };
  expect(await readers()).toEqual(ids(some).map(String));
  expect(await readers(1)).toEqual([some[1]?.id.toString()]);
  expect(await readers(0)).toHaveLength(2);
});

test('[MLG-13] the office reads SMS by phone; codes, ways out and whole numbers are hidden', async () => {
  const [asha] = (await people(1)) as [Person];
  await chooses(asha.id, true);
  await run(idOf(await make({ ...anSms, kind: 'offer', audience: picked([asha]) })));
  const input = registry['sms/inquire'].input.parse({ phone: asha.phone });
  const reply = await mailings.routes['sms/inquire'](input, contextOf(anAdministrator(clerkId)));
  expect(reply).toMatchObject({ count: 1 });
  const text = JSON.stringify(reply);
  expect(text).not.toContain(asha.phone);
  expect(text).toContain('#••••');
});
