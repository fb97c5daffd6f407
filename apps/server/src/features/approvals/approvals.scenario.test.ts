import type { NodePath } from '@kipute/contract/permission-nodes';
import { type CallContent, type CallRequest, registry } from '@kipute/contract/registry';
import { ok, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { SubmitDeed } from './index.ts';
import { queueRoutes } from './index.ts';

type Person = Awaited<ReturnType<typeof createColleague>>;
type Payload = { readonly what: string };

let world: FeatureWorld;
let submit: SubmitDeed<Payload, string>;
let [neema, joseph, looker]: Person[] = [];
let what = 'none';
/** As others left it meanwhile. */
const closed = new Set<string>();

const rights: readonly NodePath[] = [
  'approval/inquire',
  'approval/decide',
  'subscriber/update_balance',
];
const visit = { address: '41.59.3.7', userAgent: 'test' };

beforeAll(async () => {
  world = await createFeatureWorld();
  submit = world.approvals.register<Payload, string>({
    kind: 'balance-change',
    payload: z.object({ what: z.string().min(3) }),
    node: 'subscriber/update_balance',
    view: async (reader, payload, locale) => ({
      title: locale === 'sw' ? `Badilisha ${payload.what}` : `Change ${payload.what}`,
      subject: { kind: 'user', id: '7', name: 'Asha' },
      changes: [{ label: 'State', before: await stateOf(reader, payload.what), after: 'done' }],
      checks: [{ text: 'open', holds: closed.has(payload.what) ? 0 : 1 }],
    }),
    perform: async (tx, { payload, administratorId, approvedBy }) => {
      const content = `${payload.what} by ${administratorId} with ${approvedBy ?? 'nobody'}`;
      await world.audit.record(tx, {
        type: 'balance-change',
        source: 'server',
        user: null,
        content,
      });
      return closed.has(payload.what) ? refuse('funds-short') : ok('done');
    },
  });
});
beforeEach(async () => {
  what = `deed-${crypto.randomUUID()}`;
  neema = await createColleague(world, `neema-${what}`, rights);
  joseph = await createColleague(world, `joseph-${what}`, rights);
  looker = await createColleague(world, `looker-${what}`, ['approval/inquire', 'approval/decide']);
});
afterAll(() => world.close());

const be = (person: Person | undefined): Person => {
  if (!person) throw new Error('nobody');
  return person;
};
const deeds = () =>
  world.database.read
    .selectFrom('activity')
    .select('content')
    .where('content', 'like', `${what} by%`)
    .execute();
const stateOf = async (reader: Reader, name: string) => {
  const done = await reader
    .selectFrom('activity')
    .select('content')
    .where('content', 'like', `${name} by%`)
    .executeTakeFirst();
  return done ? 'done' : 'open';
};
const send = (person: Person | undefined, persons: 'one-person' | 'two-persons' = 'two-persons') =>
  submit(
    {
      ...{ payload: { what }, reason: 'paid twice, see the call', visit },
      administratorId: be(person).caller.administratorId,
    },
    persons,
  );
async function propose(): Promise<string> {
  const sent = await send(neema);
  if (!sent.ok || sent.value.outcome !== 'proposed') throw new Error('not proposed');
  return sent.value.proposalId.toString();
}
const decide = (
  person: Person | undefined,
  request: Partial<CallRequest<'approval/decide'>> & { id: string },
) =>
  world.approvals.routes['approval/decide'](
    { decision: 'approve', note: '', ...request },
    be(person),
  );
async function detailed(person: Person | undefined, id: string) {
  const reply = await world.approvals.routes['approval/detailed']({ id }, be(person));
  if (reply.kind !== 'answer') throw new Error('no answer');
  return registry['approval/detailed'].output.parse(reply.content);
}
async function inquire(person: Person | undefined, view: CallRequest<'approval/inquire'>['view']) {
  const request = { page: 1, page_size: 50, view };
  const reply = await world.approvals.routes['approval/inquire'](request, be(person));
  if (reply.kind !== 'answer') throw new Error('no answer');
  const rows: CallContent<'approval/inquire'> = registry['approval/inquire'].output.parse(
    reply.content,
  );
  return rows.filter(({ title }) => title.endsWith(what));
}
const counts = async (person: Person | undefined) => {
  const routes = queueRoutes({ ...world, queues: [world.approvals.queue] });
  return routes['queue/counts']({}, be(person));
};
const endAll = () => world.approvals.jobs[0]?.run({} as never);

describe('proposing', () => {
  test('[APR-01] what one person may do is done at once and leaves no proposal', async () => {
    expect(await send(neema, 'one-person')).toEqual(ok({ outcome: 'done', value: 'done' }));
    expect(await deeds()).toHaveLength(1);
    expect(await inquire(neema, 'waiting')).toEqual([]);
  });

  test('[APR-02] above its limit nothing is done until somebody else decides', async () => {
    const id = await propose();
    expect(await deeds()).toEqual([]);
    expect(await detailed(joseph, id)).toMatchObject({
      title: `Change ${what}`,
      rule: 'from 50,000: two persons',
      reason: 'paid twice, see the call',
      state: 'waiting',
      changes: [{ label: 'State', before: 'open', after: 'done' }],
      for_me: 1,
      by_me: 0,
    });
  });

  test('[APR-03] ten equal requests at once are one proposal; another person is told of it', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(neema)));
    const ids = sent.map(
      (one) => one.ok && one.value.outcome === 'proposed' && one.value.proposalId,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await inquire(neema, 'mine')).toHaveLength(1);
    expect(await send(joseph)).toEqual(refuse('already-proposed'));
  });

  test('[APR-04] what was proposed cannot be changed, nor a decision, nor taken out of the table', async () => {
    const id = await propose();
    const change = (text: string) => sql.raw(`${text} where id = ${id}`).execute(world.owner.read);
    await expect(change(`update proposal set payload = '{"what":"mine"}'`)).rejects.toThrow();
    await expect(change('delete from proposal')).rejects.toThrow();
    await decide(joseph, { id });
    await expect(change(`update proposal set decision_note = 'never'`)).rejects.toThrow();
  });
});

describe('deciding', () => {
  test('[APR-05] another person approves, and it is done in the name of both', async () => {
    const id = await propose();
    expect(await decide(joseph, { id, note: 'seen' })).toMatchObject({
      content: { state: 'approved', decision_note: 'seen', decided_by: { name: `joseph-${what}` } },
    });
    const [proposer, approver] = [neema, joseph].map((one) => be(one).caller.administratorId);
    expect(await deeds()).toEqual([{ content: `${what} by ${proposer} with ${approver}` }]);
    expect(await detailed(neema, id)).toMatchObject({
      changes: [{ label: 'State', before: 'open', after: 'done' }],
      checks: [],
    });
  });

  test('[APR-06] of ten who decide at once one does it, once', async () => {
    const id = await propose();
    const decided = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        decide(joseph, { id, decision: at % 2 ? 'approve' : 'refuse', note: 'so' }),
      ),
    );
    expect(decided.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    const refusals = decided.filter((reply) => reply.kind === 'refusal');
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['proposal-decided']));
    expect((await deeds()).length).toBeLessThanOrEqual(1);
  });

  test('[APR-07] who proposed cannot decide, by the call or past it', async () => {
    const id = await propose();
    expect(await decide(neema, { id })).toMatchObject({ code: 'own-proposal' });
    expect(await detailed(neema, id)).toMatchObject({ for_me: 0, by_me: 1, state: 'waiting' });
    await expect(
      sql
        .raw(
          `update proposal set state = 'approved', decided_at = now(), decided_by = proposed_by
           where id = ${id}`,
        )
        .execute(world.owner.read),
    ).rejects.toThrow();
  });

  test('[APR-08] who approves needs the deed’s own node beside that of approving, as it stands now', async () => {
    const id = await propose();
    expect(await decide(looker, { id })).toMatchObject({ code: 'permission-denied' });
    expect(await detailed(looker, id)).toMatchObject({ for_me: 0 });
    expect(await inquire(looker, 'for-me')).toEqual([]);
    await takeRights(joseph);
    expect(await decide(joseph, { id })).toMatchObject({ code: 'permission-denied' });
    expect(await deeds()).toEqual([]);
  });

  test('[APR-09] a refusal says why, and nothing is done', async () => {
    const id = await propose();
    expect(await decide(joseph, { id, decision: 'refuse' })).toMatchObject({
      code: 'refusal-note-required',
    });
    const refused = await decide(joseph, { id, decision: 'refuse', note: 'paid once only' });
    expect(refused).toMatchObject({ content: { state: 'refused' } });
    expect(await deeds()).toEqual([]);
    expect(await decide(joseph, { id })).toMatchObject({ code: 'proposal-decided' });
    expect((await send(neema)).ok).toBe(true);
  });

  test('[APR-10] what cannot be done any more is told so, with the reason, and leaves no trace', async () => {
    const id = await propose();
    closed.add(what);
    expect(await detailed(joseph, id)).toMatchObject({
      checks: [{ text: 'open', holds: 0 }, {}, {}],
    });
    expect(await decide(joseph, { id })).toMatchObject({
      content: { state: 'impossible', why_not: 'The balance is too low' },
    });
    expect(await deeds()).toEqual([]);
  });

  test.each([
    ['lost the right', (person: Person) => takeRights(person)],
    ['is disabled', (person: Person) => disable(person)],
  ])('[APR-11] a proposer who %s meanwhile is not carried out', async (_, lose) => {
    const id = await propose();
    await lose(be(neema));
    expect(await detailed(joseph, id)).toMatchObject({ checks: [{}, { holds: 0 }, {}] });
    expect(await decide(joseph, { id })).toMatchObject({
      content: { state: 'impossible', why_not: 'Who proposed this may not do it any more' },
    });
    expect(await deeds()).toEqual([]);
  });

  test('[APR-12] without a decision it ends by itself, also when the job is late', async () => {
    const late = await propose();
    world.clock.advance({ minutes: 4 * 60 });
    expect(await detailed(joseph, late)).toMatchObject({ state: 'ended', for_me: 0 });
    expect(await decide(joseph, { id: late })).toMatchObject({ code: 'proposal-ended' });
    const swept = await propose();
    world.clock.advance({ minutes: 4 * 60 });
    await endAll();
    const decided = await inquire(joseph, 'decided');
    expect(decided.map(({ id, state, decided_by }) => ({ id, state, decided_by }))).toEqual([
      { id: swept, state: 'ended', decided_by: null },
      { id: late, state: 'ended', decided_by: null },
    ]);
    expect(await deeds()).toEqual([]);
  });

  test('[APR-13] who proposed takes it back, nobody else does', async () => {
    const id = await propose();
    const takeBack = (person: Person | undefined) =>
      world.approvals.routes['approval/withdraw']({ id }, be(person));
    expect(await takeBack(joseph)).toMatchObject({ code: 'proposal-unknown' });
    expect(await takeBack(neema)).toMatchObject({ content: { state: 'withdrawn' } });
    expect(await decide(joseph, { id })).toMatchObject({ code: 'proposal-decided' });
  });

  test('[APR-14] a payload that this release cannot read is not carried out', async () => {
    const id = await insertUnreadable();
    expect(await decide(joseph, { id })).toMatchObject({ content: { state: 'impossible' } });
    expect(await decide(joseph, { id: '999999999' })).toMatchObject({ code: 'proposal-unknown' });
  });

  test('[APR-15] every step stands in the log with its subject, its state and what it changed', async () => {
    const id = await propose();
    await decide(joseph, { id, note: 'seen' });
    const lines = await world.database.read
      .selectFrom('activity')
      .select(['content', 'changes'])
      .where('subjectKind', '=', 'proposal')
      .where('subjectId', '=', id)
      .orderBy('recordedAt')
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      {
        content: `proposal ${id} made: Change ${what}: paid twice, see the call`,
        changes: { state: [null, 'waiting'] },
      },
      {
        content: `proposal ${id} approved: Change ${what}: seen`,
        changes: { state: ['waiting', 'approved'], State: ['open', 'done'] },
      },
    ]);
  });
});

describe('looking', () => {
  test('[APR-16] a row of deeds below the limit by the same person is shown as a check that does not hold', async () => {
    await send(neema, 'one-person');
    await send(neema, 'one-person');
    const id = await propose();
    const { checks } = await detailed(joseph, id);
    expect(checks.at(-1)).toEqual({
      text: `2 more below the limit in 24 h by neema-${what}`,
      holds: 0,
    });
    world.clock.advance({ minutes: 25 * 60 });
    const next = await propose();
    expect((await detailed(joseph, next)).checks.at(-1)).toMatchObject({ holds: 1 });
  });

  test('[APR-17] the four views show each person what is theirs', async () => {
    const id = await propose();
    const seen = async (person: Person | undefined) =>
      Promise.all(
        (['for-me', 'waiting', 'mine', 'decided'] as const).map(
          async (view) => (await inquire(person, view)).length,
        ),
      );
    expect(await seen(neema)).toEqual([0, 1, 1, 0]);
    expect(await seen(joseph)).toEqual([1, 1, 0, 0]);
    await decide(joseph, { id });
    expect(await seen(neema)).toEqual([0, 0, 1, 1]);
  });

  test('[APR-18] the menu counts what waits for this very person, red when it waits too long', async () => {
    await endAll();
    world.clock.advance({ minutes: 5 * 60 });
    await endAll();
    await propose();
    const one = { node: 'approval/inquire', count: 1 };
    expect(await counts(joseph)).toMatchObject({ content: { counts: [{ ...one, tone: 'mine' }] } });
    expect(await counts(neema)).toMatchObject({ content: { counts: [] } });
    world.clock.advance({ minutes: 31 });
    expect(await counts(joseph)).toMatchObject({
      content: { counts: [{ ...one, tone: 'overdue' }] },
    });
    const stranger = { ...be(joseph), caller: { ...be(joseph).caller, nodes: new Set<string>() } };
    expect(await counts(stranger)).toMatchObject({ content: { counts: [] } });
  });
});

async function takeRights(person: Person | undefined): Promise<void> {
  const { administratorId } = be(person).caller;
  await sql`
    delete from role_permission using administrator
    where administrator.role_id = role_permission.role_id
      and administrator.id = ${administratorId}`.execute(world.database.read);
}

async function disable({ caller: { administratorId } }: Person): Promise<void> {
  await world.database.transact((tx) =>
    tx
      .updateTable('administrator')
      .set({ disabled: true })
      .where('id', '=', administratorId)
      .execute(),
  );
}

async function insertUnreadable(): Promise<string> {
  const now = world.clock.now();
  const { id } = await world.database.read
    .insertInto('proposal')
    .values({
      ...{ kind: 'balance-change', payload: '{"what":"x"}', subjectKind: 'user', subjectId: '7' },
      ...{ reason: 'old', proposedBy: be(neema).caller.administratorId, deedKey: what },
      ...{ proposedAt: now, endsAt: new Date(now.getTime() + 60_000) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id.toString();
}
