import type { CallContent } from '@kipute/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import { createPeopleOffice, type PeopleOffice } from './fixtures/people-office.ts';

let office: PeopleOffice;
let rehema = 0n;
let daudi = 0n;

const decidingNodes = ['approval/inquire', 'approval/decide', 'role/update', 'manager/update'];
const seat = (who: bigint) => contextOf(anAdministrator(who, decidingNodes), { locale: 'en-US' });

async function decide(who: bigint, id: string, decision: 'approve' | 'refuse' = 'approve') {
  const routes = office.approvals.routes;
  const decided = await routes['approval/decide']({ id, decision, note: 'seen' }, seat(who));
  return decided.kind === 'answer' ? decided.content.state : decided;
}

const addRole = async (name: string, ...nodes: readonly string[]) =>
  office.call(rehema, 'role/add', {
    ...{ name_sw: `sw ${name}`, name_en: `en ${name}`, remarks: '', reason: 'r' },
    nodes: await office.nodeIds(...nodes),
  }) as Promise<CallContent<'role/add'>>;

const roles = async () => {
  const listed = await office.call(rehema, 'role/inquire', {});
  return typeof listed === 'string' ? [] : listed;
};
const roleNamed = async (name: string) =>
  (await roles()).find(({ name_en }) => name_en === `en ${name}`);

beforeAll(async () => {
  office = await createPeopleOffice();
  rehema = await office.hire('rehema', 'super-administrator');
});
afterAll(() => office.close());

describe('a second person', () => {
  test('[ACC-67] does not exist for the first administrator of a house, who acts alone', async () => {
    expect(await addRole('first', 'log/inquire')).toMatchObject({ outcome: 'done' });
    daudi = await office.hire('daudi', 'super-administrator');
    expect(await addRole('second', 'log/inquire')).toMatchObject({ outcome: 'proposed', id: null });
    expect(await roleNamed('second')).toBeUndefined();
  });

  test('[ACC-67] who disables the others has not become free to act alone', async () => {
    const disable = (disabled_status: 0 | 1) =>
      office.call(rehema, 'manager/disable', {
        ...{ id: daudi.toString(), disabled_status, reason: 'r' },
      });
    expect(await disable(1)).toMatchObject({ disabled_status: 1 });
    expect(await addRole('alone', 'log/inquire')).toMatchObject({ outcome: 'proposed' });
    expect(await disable(0)).toMatchObject({ disabled_status: 0 });
  });

  test('[ACC-67] approves more rights for a role; less are taken at once', async () => {
    const made = await addRole('clerk', 'log/inquire');
    expect(await decide(rehema, made.proposal_id ?? '')).toMatchObject({ code: 'own-proposal' });
    expect(await decide(daudi, made.proposal_id ?? '')).toBe('approved');
    const role = await roleNamed('clerk');
    const update = async (...nodes: string[]) =>
      office.call(rehema, 'role/update', {
        ...{ id: role?.id ?? '', name_sw: 'sw clerk', name_en: 'en clerk', remarks: '' },
        ...{ revision: (await roleNamed('clerk'))?.revision ?? 0, reason: 'r' },
        nodes: await office.nodeIds(...nodes),
      }) as Promise<CallContent<'role/update'>>;
    const more = await update('log/inquire', 'order_list/inquire');
    expect(more.outcome).toBe('proposed');
    const shown = await office.approvals.routes['approval/detailed'](
      { id: more.proposal_id ?? '' },
      seat(daudi),
    );
    expect(shown).toMatchObject({
      content: {
        title: 'Role change: en clerk +1',
        subject: { kind: 'role', id: role?.id },
        changes: [{ label: 'Orders', before: 'may not', after: 'may' }],
      },
    });
    expect(await update()).toEqual({ outcome: 'done', proposal_id: null });
    expect(await decide(daudi, more.proposal_id ?? '')).toBe('impossible');
    expect((await roleNamed('clerk'))?.nodes).toEqual([]);
  });

  test('[ACC-67] approves a new manager and a role with more rights, and never by one pair of hands', async () => {
    const defaultRole = await office.roleByCode('default');
    const added = (await office.call(rehema, 'manager/add', {
      ...{ account: 'juma', name: 'Juma', phone: '255712000101', role_id: defaultRole.wireId },
      reason: 'night shift',
    })) as CallContent<'manager/add'>;
    expect(added).toMatchObject({ outcome: 'proposed', manager: null, invitation: null });
    expect(await decide(daudi, added.proposal_id ?? '')).toBe('approved');
    const listed = await office.call(rehema, 'manager/inquire', {
      ...{ page: 1, page_size: 10, account: 'juma' },
    });
    const [juma] = typeof listed === 'string' ? [] : listed;
    expect(juma).toMatchObject({ phone: '0712•••101', role: 'Default role', invited: 0 });

    const platform = await office.roleByCode('platform-administrator');
    const move = (roleId: string) =>
      office.call(rehema, 'manager/update', {
        ...{ id: juma?.id ?? '', name: 'Juma', phone: '', role_id: roleId, reason: 'r' },
      });
    const more = (await move(platform.wireId)) as CallContent<'manager/update'>;
    expect(more).toMatchObject({ outcome: 'proposed', manager: { role: 'Default role' } });
    const approvals = await Promise.all(
      Array.from({ length: 10 }, () => decide(daudi, more.proposal_id ?? '')),
    );
    expect(approvals.filter((state) => state === 'approved')).toHaveLength(1);
    const less = await roleNamed('first');
    expect(await move(less?.id ?? '')).toMatchObject({
      ...{ outcome: 'done', manager: { role: 'en first' } },
    });
  });

  test('[APR-40] is nobody whose access the first renewed a short while ago, nor by way of a third', async () => {
    const neema = await office.hire('neema', 'super-administrator');
    const zawadi = await office.hire('zawadi', 'super-administrator');
    const why = { reason: 'lost the phone' };
    await office.call(rehema, 'subscriber/unpinless_google_binding', {
      ...{ id: neema.toString(), ...why },
    });
    await office.call(neema, 'manager/reset', { id: zawadi.toString(), ...why });
    const made = await addRole('puppet', 'log/inquire');
    const refused = { code: 'second-person-not-independent' };
    expect(await decide(neema, made.proposal_id ?? '')).toMatchObject(refused);
    expect(await decide(zawadi, made.proposal_id ?? '', 'refuse')).toMatchObject(refused);
    office.clock.advance({ minutes: 7 * 24 * 60 });
    const later = await addRole('later', 'log/inquire');
    expect(await decide(neema, later.proposal_id ?? '')).toBe('approved');
    expect(await decide(daudi, made.proposal_id ?? '')).toMatchObject({ code: 'proposal-ended' });
  });

  test('[ACC-67] is not asked where the setting says so', async () => {
    await office.database.transact((tx) =>
      office.settings.change(tx, {
        section: 'office',
        value: { ...office.settings.current('office'), roleChanges: false },
        basedOn: office.settings.revisionOf('office'),
        ...{ changedBy: rehema, note: 'test' },
      }),
    );
    expect(await addRole('unasked', 'log/inquire')).toMatchObject({ outcome: 'done' });
  });
});
