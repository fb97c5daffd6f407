import type { CallContent } from '@kipute/contract/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPeopleOffice, type PeopleOffice } from './fixtures/people-office.ts';

let office: PeopleOffice;
let rehema = 0n;
let neema = 0n;
let counter = 0;

beforeAll(async () => {
  office = await createPeopleOffice();
  await office.database.transact((tx) =>
    office.settings.change(tx, {
      section: 'office',
      value: { ...office.settings.current('office'), roleChanges: false },
      ...{ basedOn: 0, changedBy: null, note: 'one person suffices here' },
    }),
  );
});
/** Two super administrators, and everybody else of earlier tests gone. */
beforeEach(async () => {
  await office.database.transact((tx) =>
    tx.updateTable('administrator').set({ disabled: true }).execute(),
  );
  counter += 1;
  rehema = await office.hire(`rehema-${counter}`, 'super-administrator');
  neema = await office.hire(`neema-${counter}`, 'super-administrator');
});
afterAll(() => office.close());

const reason = 'for the test';
const disable = (who: bigint, id: bigint, disabled_status: 0 | 1 = 1) =>
  office.call(who, 'manager/disable', { id: id.toString(), disabled_status, reason });
const reset = (who: bigint, id: bigint) =>
  office.call(who, 'manager/reset', { id: id.toString(), reason });
const unbind = (who: bigint, id: bigint) =>
  office.call(who, 'subscriber/unpinless_google_binding', { id: id.toString(), reason });
const move = async (who: bigint, id: bigint, code: string) =>
  office.call(who, 'manager/update', {
    ...{ id: id.toString(), name: 'Same', phone: '', reason },
    role_id: (await office.roleByCode(code)).wireId,
  });
const supersLeft = async () => {
  const listed = await office.call(rehema, 'manager/inquire', {
    ...{ page: 1, page_size: 100, disabled_status: 0 },
    role_id: (await office.roleByCode('super-administrator')).wireId,
  });
  return typeof listed === 'string' ? [] : listed.map(({ id }) => BigInt(id));
};

test('[BO-111] one administrator is read by number, as the list shows them', async () => {
  const one = await office.call(rehema, 'manager/detailed', { id: neema.toString() });
  expect(one).toMatchObject({ id: neema.toString(), account: `neema-${counter}` });
  const listed = await office.call(rehema, 'manager/inquire', {
    ...{ page: 1, page_size: 10, account: `neema-${counter}` },
  });
  expect(typeof listed === 'string' ? [] : listed).toEqual([one]);
  expect(await office.call(rehema, 'manager/detailed', { id: '999999' })).toBe('manager-unknown');
});

describe('the last super administrator', () => {
  const ways = [
    ['disabled', (who: bigint, id: bigint) => disable(who, id)],
    ['moved to another role', (who: bigint, id: bigint) => move(who, id, 'default')],
    ['reset into nothing', (who: bigint, id: bigint) => reset(who, id)],
  ] as const;

  test.each(ways)('[ACC-61] cannot be %s by who holds as much', async (_, change) => {
    const all = await office.database.read.selectFrom('permissionNode').select('path').execute();
    const equal = await office.hireWith(`equal-${counter}`, ...all.map(({ path }) => path));
    expect(await change(rehema, neema)).toBeTypeOf('object');
    expect(await change(equal, rehema)).toBe('last-super-administrator');
  });

  test.each(ways)('[ACC-61] two cannot both be %s by each other at once', async (_, change) => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => change(rehema, neema)),
      ...Array.from({ length: 5 }, () => change(neema, rehema)),
    ]);
    expect(answers.some((one) => typeof one === 'object')).toBe(true);
    const { count } = await office.database.read
      .selectFrom('administrator')
      .innerJoin('role', 'role.id', 'administrator.roleId')
      .where('origin', '=', 'fixed')
      .where('disabled', '=', false)
      .where('passwordHash', 'is not', null)
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1n);
  });

  test('[ACC-61] nobody disables, moves, resets or unbinds themselves', async () => {
    expect([
      await disable(rehema, rehema),
      await move(rehema, rehema, 'default'),
      await reset(rehema, rehema),
      await unbind(rehema, rehema),
    ]).toEqual(Array(4).fill('not-to-oneself'));
    expect(await supersLeft()).toContain(rehema);
  });
});

describe('managers', () => {
  const add = async (who: bigint, account: string, code: string) =>
    (await office.call(who, 'manager/add', {
      ...{ account, name: 'Juma Kapinga', phone: '255712000101', reason },
      role_id: (await office.roleByCode(code)).wireId,
    })) as CallContent<'manager/add'>;

  test('[ACC-68] are added with a one-time link whose token only the page reads', async () => {
    const account = `juma-${counter}`;
    const added = await add(rehema, account, 'default');
    expect(added).toMatchObject({
      outcome: 'done',
      manager: { account, phone: '0712•••101', google_binding: 0, invited: 1, sessions: 0 },
      invitation: { link: expect.stringMatching(/^\/invitation#[\w-]{43}$/) },
    });
    const token = added.invitation?.link.split('#')[1] ?? '';
    expect(
      JSON.stringify(
        await office.database.read.selectFrom('activity').selectAll().execute(),
        String,
      ),
    ).not.toContain(token);
    expect(await add(rehema, account, 'default')).toBe('account-taken');
    expect(await add(rehema, `${account}-2`, 'agent')).toBe('role-unknown');
  });

  test('[ACC-68] of ten equal ones added at once, one is', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(rehema, `twin-${counter}`, 'default')),
    );
    expect(answers.filter((one) => typeof one === 'object')).toHaveLength(1);
  });

  test('[ACC-62] nobody makes, moves, resets or unbinds somebody who may do more', async () => {
    const nodes = [
      'subscriber/adminlogin',
      'manager/inquire',
      'manager/add',
      'manager/update',
      'manager/disable',
      'manager/reset',
      'subscriber/unpinless_google_binding',
    ];
    const attacker = await office.hireWith(`attacker-${counter}`, ...nodes);
    const pawn = await office.hireWith(`pawn-${counter}`, 'manager/inquire');
    const beyond = 'rights-beyond-own';
    expect([
      await add(attacker, `mole-${counter}`, 'super-administrator'),
      await move(attacker, pawn, 'super-administrator'),
      await move(attacker, rehema, `own-attacker-${counter}`),
      await disable(attacker, rehema),
      await reset(attacker, rehema),
      await unbind(attacker, rehema),
    ]).toEqual(Array(6).fill(beyond));
    const former = await office.hire(`former-${counter}`, 'super-administrator');
    await disable(rehema, former);
    expect(await disable(attacker, former, 0)).toBe(beyond);
    expect(await reset(attacker, pawn)).toMatchObject({ link: expect.any(String) });
    await disable(rehema, attacker);
    expect(await disable(attacker, pawn)).toBe(beyond);
  });

  test('[ACC-68] disabling, a reset and unbinding end every session at once, and are logged', async () => {
    const steps = [disable, reset, unbind] as const;
    for (const [index, step] of steps.entries()) {
      const clerk = await office.hire(`clerk-${counter}-${index}`, 'default');
      const token = await office.database.transact((tx) =>
        office.access.openSession(
          tx,
          { kind: 'administrator', id: clerk },
          { address: '41.59.3.7', userAgent: 'x' },
        ),
      );
      expect(await office.access.authenticate(token)).toMatchObject({ kind: 'administrator' });
      await step(rehema, clerk);
      expect(await office.access.authenticate(token)).toEqual({ kind: 'visitor' });
      const logged = await office.database.read
        .selectFrom('activity')
        .select(['type', 'userId', 'content'])
        .where('subjectKind', '=', 'administrator')
        .where('subjectId', '=', clerk.toString())
        .execute();
      expect(logged).toEqual([
        { type: 31, userId: rehema, content: `clerk-${counter}-${index}: ${reason}` },
      ]);
    }
  });

  test('[ACC-68] are found by part of account or name, role, state and authenticator', async () => {
    const clerk = await office.hire(`findme-${counter}`, 'default');
    await office.database.transact((tx) => office.access.bindTotp(tx, clerk));
    const find = async (filter: object) => {
      const page = { page: 1, page_size: 100 };
      const listed = await office.call(rehema, 'manager/inquire', { ...page, ...filter });
      return typeof listed === 'string' ? listed : listed.some(({ id }) => id === `${clerk}`);
    };
    const defaultRole = (await office.roleByCode('default')).wireId;
    expect(await find({ account: `FINDME-${counter}` })).toBe(true);
    expect(await find({ account: 'nobody' })).toBe(false);
    expect(await find({ role_id: defaultRole, google_binding: 1, disabled_status: 0 })).toBe(true);
    expect(await find({ google_binding: 0 })).toBe(false);
    expect(await find({ disabled_status: 1 })).toBe(false);
    expect(await find({ role_id: '9999999999999999999' })).toBe(false);
  });

  test('[ACC-68] name and phone are changed at once, and whole phones stand in no log', async () => {
    const clerk = await office.hire(`named-${counter}`, 'default');
    const changed = await office.call(rehema, 'manager/update', {
      ...{ id: clerk.toString(), name: 'Zawadi', phone: '255754000103', reason },
      role_id: (await office.roleByCode('default')).wireId,
    });
    expect(changed).toMatchObject({ outcome: 'done', manager: { name: 'Zawadi' } });
    const logged = await office.database.read
      .selectFrom('activity')
      .select('changes')
      .where('subjectId', '=', clerk.toString())
      .execute();
    expect(logged).toEqual([
      { changes: { name: [`named-${counter}`, 'Zawadi'], phone: [null, '0754•••103'] } },
    ]);
  });
});
