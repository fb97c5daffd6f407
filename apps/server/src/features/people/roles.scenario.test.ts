import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPeopleOffice, type PeopleOffice } from './fixtures/people-office.ts';

let office: PeopleOffice;
let rehema: bigint;
let fresh = 0;

beforeAll(async () => {
  office = await createPeopleOffice();
  rehema = await office.hire('rehema', 'super-administrator');
});
afterAll(() => office.close());

const editor = ['subscriber/adminlogin', 'role/inquire', 'role/add', 'role/update', 'role/remove'];
const named = (name: string) => ({ name_sw: `sw ${name}`, name_en: `en ${name}`, remarks: '' });
const nextName = () => `role ${++fresh}`;

async function addRole(nodes: readonly string[], name = nextName()) {
  const request = { ...named(name), nodes: await office.nodeIds(...nodes), reason: 'for the test' };
  const added = await office.call(rehema, 'role/add', request);
  if (typeof added === 'string' || added.id === null) throw new Error(JSON.stringify(added));
  return { id: added.id, name };
}

const roleOf = async (id: string) => {
  const listed = await office.call(rehema, 'role/inquire', {});
  const found = typeof listed === 'string' ? undefined : listed.find((role) => role.id === id);
  if (!found) throw new Error(`no role ${id}`);
  return found;
};

async function change(who: bigint, id: string, nodes: readonly string[], revision?: number) {
  const { name_sw, name_en, remarks, revision: seen } = await roleOf(id);
  return office.call(who, 'role/update', {
    ...{ id, name_sw, name_en, remarks, revision: revision ?? seen, reason: 'for the test' },
    nodes: await office.nodeIds(...nodes),
  });
}

const log = (subjectId: string) =>
  office.database.read
    .selectFrom('activity')
    .select(['type', 'userId', 'content', 'changes'])
    .where('subjectKind', '=', 'role')
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .execute();

describe('a role', () => {
  test('[ACC-60] is made, shown with its people, changed and removed, and every step is logged', async () => {
    const { id, name } = await addRole(['order_list/inquire', 'subscriber/adminlogin']);
    expect(await roleOf(id)).toMatchObject({
      ...{ name_en: `en ${name}`, origin: 'own', people: 0, revision: 1 },
      nodes: (await office.nodeIds('order_list/inquire', 'subscriber/adminlogin')).toSorted(
        (one, other) => one - other,
      ),
    });
    expect(await change(rehema, id, ['order_list/inquire'])).toEqual({
      outcome: 'done',
      proposal_id: null,
    });
    expect(await roleOf(id)).toMatchObject({ revision: 2, changed: 1 });
    expect(await office.call(rehema, 'role/remove', { id, reason: 'unused' })).toBeNull();
    expect((await log(id)).map(({ type, userId, changes }) => ({ type, userId, changes }))).toEqual(
      [
        {
          type: 17,
          userId: rehema,
          changes: expect.objectContaining({ 'order_list/inquire': [0, 1] }),
        },
        { type: 17, userId: rehema, changes: { 'subscriber/adminlogin': [1, 0] } },
        {
          type: 17,
          userId: rehema,
          changes: expect.objectContaining({ 'order_list/inquire': [1, 0] }),
        },
      ],
    );
  });

  test('[ACC-63] has a name in both languages that no other role has', async () => {
    const { name } = await addRole(['log/inquire']);
    const ask = (differences: object) =>
      office.call(rehema, 'role/add', { ...named('x'), nodes: [], reason: 'r', ...differences });
    expect(await ask({ name_sw: '' })).toBe('role-name-empty');
    expect(await ask({ name_en: '' })).toBe('role-name-empty');
    expect(await ask({ name_en: `EN ${name}` })).toBe('role-name-taken');
    expect(await ask({ name_sw: `sw ${name}` })).toBe('role-name-taken');
    expect(await ask({ nodes: [2_147_483_648] })).toBe('node-unknown');
  });

  test('[ACC-63] of ten equal ones made at once, one is', async () => {
    const request = { ...named(nextName()), nodes: [], reason: 'r' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => office.call(rehema, 'role/add', request)),
    );
    expect(answers.filter((one) => one === 'role-name-taken')).toHaveLength(9);
  });

  test('[ACC-64] the fixed one cannot change, shipped ones and those with people stay', async () => {
    const fixed = await office.roleByCode('super-administrator');
    expect(await change(rehema, fixed.wireId, ['log/inquire'])).toBe('role-fixed');
    const remove = (id: string) => office.call(rehema, 'role/remove', { id, reason: 'r' });
    expect(await remove(fixed.wireId)).toBe('role-not-own');
    expect(await remove((await office.roleByCode('default')).wireId)).toBe('role-not-own');
    await office.hireWith('with-people', 'log/inquire');
    expect(await remove((await office.roleByCode('own-with-people')).wireId)).toBe(
      'role-has-people',
    );
    expect(await remove('9999999999999999999')).toBe('role-unknown');
  });

  test('[ACC-65] an older revision is refused, and of ten changes at once one counts', async () => {
    const { id } = await addRole(['log/inquire', 'order_list/inquire']);
    const { revision } = await roleOf(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(rehema, id, ['log/inquire'], revision)),
    );
    expect(answers.filter((one) => one === 'changed-meanwhile')).toHaveLength(9);
    expect(await roleOf(id)).toMatchObject({ revision: revision + 1 });
    expect(await change(rehema, id, [], revision)).toBe('changed-meanwhile');
  });

  test('[ACC-62] nobody gives a role what they do not hold, nor touches one that holds more', async () => {
    const juma = await office.hireWith('juma', ...editor);
    const { id } = await addRole(['role/inquire']);
    expect(await change(juma, id, ['role/inquire', 'subscriber/update_balance'])).toBe(
      'rights-beyond-own',
    );
    expect(
      await office.call(juma, 'role/add', {
        ...{ ...named(nextName()), reason: 'r' },
        nodes: await office.nodeIds('subscriber/update_balance'),
      }),
    ).toBe('rights-beyond-own');
    const richer = await addRole(['role/inquire', 'withdraw/update']);
    expect(await change(juma, richer.id, ['role/inquire'])).toBe('rights-beyond-own');
    expect(await office.call(juma, 'role/remove', { id: richer.id, reason: 'r' })).toBe(
      'rights-beyond-own',
    );
    const own = await office.roleByCode('own-juma');
    expect(await change(juma, own.wireId, [...editor, 'manager/reset'])).toBe('rights-beyond-own');
  });

  test('[ACC-66] what it loses is gone at the next call of its people, in every process', async () => {
    const nodes = ['subscriber/adminlogin', 'order_list/inquire'];
    const clerk = await office.hireWith('clerk', ...nodes);
    const [here, there] = [office.access, office.startAccess()];
    const token = await office.database.transact((tx) =>
      here.openSession(tx, { kind: 'administrator', id: clerk }, { address: '', userAgent: '' }),
    );
    const nodesAt = async (access: typeof here) => {
      const caller = await access.authenticate(token);
      return caller.kind === 'administrator' ? [...caller.nodes].toSorted() : caller;
    };
    expect([await nodesAt(here), await nodesAt(there)]).toEqual([
      nodes.toSorted(),
      nodes.toSorted(),
    ]);
    const { wireId } = await office.roleByCode('own-clerk');
    await change(rehema, wireId, ['subscriber/adminlogin']);
    const left = ['subscriber/adminlogin'];
    expect([await nodesAt(here), await nodesAt(there)]).toEqual([left, left]);
  });
});

describe('uses of nodes', () => {
  test('[ACC-69] are written once a minute, and tell who used what last', async () => {
    const user = await office.hireWith('user', 'log/inquire', 'order_list/inquire');
    const caller = { kind: 'administrator', administratorId: user, token: '' } as const;
    const seated = { ...caller, nodes: new Set<string>(), provenUntil: new Date(0) };
    const { nodeUse } = office.people;
    nodeUse.note(seated, 'log/inquire');
    const { wireId: id } = await office.roleByCode('own-user');
    expect(await office.call(rehema, 'role/usage', { id })).toEqual([]);
    office.clock.advance({ minutes: 1 });
    const usedAt = office.clock.now().toISOString();
    nodeUse.note(seated, 'log/inquire');
    await Promise.all([nodeUse.flush(), nodeUse.flush()]);
    expect(await office.call(rehema, 'role/usage', { id })).toEqual([
      { path: 'log/inquire', used_at: usedAt },
    ]);
    const review = await office.call(rehema, 'role/access_review', {});
    const people = typeof review === 'string' ? [] : review.people;
    expect(people.find((person) => person.id === user.toString())).toMatchObject({
      ...{ account: 'user', kind: 'administrator', role: 'en user', disabled_status: 0 },
      nodes: expect.arrayContaining([
        { path: 'log/inquire', used_at: usedAt },
        { path: 'order_list/inquire', used_at: null },
      ]),
    });
    const tree = await office.call(rehema, 'permission_node/inquire', {});
    expect(tree).toContainEqual(expect.objectContaining({ path: 'log/inquire', used_at: usedAt }));
  });

  test('[ACC-69] its people are listed, whoever is signed in first', async () => {
    const [one, other] = [await office.hireWith('amina', 'log/inquire'), rehema];
    const { id: roleId } = await office.roleByCode('own-amina');
    const zuberi = await office.hire('zuberi', 'default');
    await office.database.transact(async (tx) => {
      await tx.updateTable('administrator').set({ roleId }).where('id', '=', zuberi).execute();
      const owner = { kind: 'administrator', id: zuberi } as const;
      await office.access.openSession(tx, owner, { address: '', userAgent: '' });
    });
    expect(other).not.toBe(one);
    expect(await office.call(rehema, 'role/people', { id: roleId.toString() })).toEqual([
      expect.objectContaining({ name: 'zuberi', signed_in: 1 }),
      expect.objectContaining({ name: 'amina', signed_in: 0, seen_time: null }),
    ]);
  });
});
