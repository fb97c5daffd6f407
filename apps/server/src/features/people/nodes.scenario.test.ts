import { shippedNodes } from '@kipute/contract/permission-nodes';
import type { CallContent } from '@kipute/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../seed/roles.ts';
import { createPeopleOffice, type PeopleOffice } from './fixtures/people-office.ts';

type Node = CallContent<'permission_node/inquire'>[number];

let office: PeopleOffice;
let rehema: bigint;
beforeAll(async () => {
  office = await createPeopleOffice();
  rehema = await office.hire('rehema', 'super-administrator');
});
afterAll(() => office.close());

const tree = async () => {
  const listed = await office.call(rehema, 'permission_node/inquire', {});
  return typeof listed === 'string' ? [] : listed;
};
const at = async (path: string): Promise<Node> => {
  const found = (await tree()).find((node) => node.path === path);
  if (!found) throw new Error(`no node ${path}`);
  return found;
};
const look = {
  name_sw: 'Kichwa',
  name_en: 'Heading',
  icon: 'bank',
  sort: 5,
  show_at_top: 0 as const,
};
const edit = (node: Node, differences: Partial<Node>) => {
  const { id, name_sw, name_en, icon, sort, show_at_top, parent_id } = node;
  return office.call(rehema, 'permission_node/update', {
    ...{ id, name_sw, name_en, icon, sort, show_at_top, parent_id },
    ...differences,
  });
};
describe('the tree of nodes', () => {
  test('[ACC-70] is shown with parents before their children', async () => {
    const seen = new Set<number>();
    for (const { id, parent_id } of await tree()) {
      expect(parent_id === null || seen.has(parent_id)).toBe(true);
      seen.add(id);
    }
    expect(seen.size).toBe(shippedNodes.length);
  });

  test('[ACC-70] a heading is made, a screen moved under it, and only an empty one removed', async () => {
    const heading = (await office.call(rehema, 'permission_node/add', look)) as Node;
    expect(heading).toMatchObject({ ...look, shipped: 0, parent_id: null, type: 1 });
    const logs = await at('log/inquire');
    expect(await edit(logs, { parent_id: heading.id, sort: 1, show_at_top: 1 })).toMatchObject({
      ...{ parent_id: heading.id, show_at_top: 1, path: 'log/inquire' },
    });
    const remove = (id: number) => office.call(rehema, 'permission_node/remove', { id });
    expect(await remove(heading.id)).toBe('node-not-removable');
    expect(await remove(logs.id)).toBe('node-not-removable');
    await edit(logs, {});
    expect(await remove(heading.id)).toBeNull();
    expect(await remove(heading.id)).toBe('node-unknown');
  });

  test('[ACC-70] only screens move, and only under headings', async () => {
    const [logs, orders, button] = [
      await at('log/inquire'),
      await at('order_list/inquire'),
      await at('log/remove'),
    ];
    const heading = await at('menu/system');
    const betting = await at('menu/betting');
    expect([
      await edit(logs, { parent_id: orders.id }),
      await edit(logs, { parent_id: null }),
      await edit(logs, { parent_id: 2_147_483_648 }),
      await edit(button, { parent_id: betting.id }),
      await edit(heading, { parent_id: betting.id }),
    ]).toEqual(Array(5).fill('node-misplaced'));
  });

  test('[ACC-63] a node without a name in either language is refused', async () => {
    const logs = await at('log/inquire');
    expect(await edit(logs, { name_sw: '' })).toBe('role-name-empty');
    expect(await office.call(rehema, 'permission_node/add', { ...look, name_en: '' })).toBe(
      'role-name-empty',
    );
  });
});

describe('a start with another release', () => {
  const start = (nodes = shippedNodes, plan = roles) =>
    office.database.transact((tx) => office.access.ensureRoles(tx, { nodes, roles: plan }));
  const pathsOf = async (code: string) => {
    const rows = await office.database.read
      .selectFrom('rolePermission')
      .innerJoin('permissionNode', 'permissionNode.id', 'nodeId')
      .innerJoin('role', 'role.id', 'roleId')
      .where('code', '=', code)
      .select('path')
      .execute();
    return rows.map(({ path }) => path);
  };

  test('[ACC-71] brings new nodes to the fixed role and unchanged shipped ones, and undoes no work', async () => {
    const heading = (await office.call(rehema, 'permission_node/add', look)) as Node;
    await edit(await at('bill/inquire'), { name_en: 'Ledger lines', parent_id: heading.id });
    const { wireId, nameSw, nameEn, revision } = await office.roleByCode('default');
    await office.call(rehema, 'role/update', {
      ...{ id: wireId, revision, name_sw: nameSw, name_en: nameEn, remarks: '', reason: 'r' },
      nodes: await office.nodeIds('log/inquire'),
    });
    const [first, ...others] = shippedNodes;
    const added = { ...shippedNodes.at(-1), path: 'later/inquire' } as typeof first;
    const gone = 'log/remove';
    const next = [first, ...others, added].flatMap((node) =>
      node && node.path !== gone ? [node] : [],
    );
    const plan = roles.map((role) =>
      role.nodes === 'all' ? role : { ...role, nodes: [...role.nodes, 'later/inquire'] },
    );
    await start(next, plan);
    expect(await pathsOf('super-administrator')).toContain('later/inquire');
    expect(await pathsOf('platform-administrator')).toContain('later/inquire');
    expect(await pathsOf('default')).toEqual(['log/inquire']);
    expect((await tree()).map(({ path }) => path)).not.toContain(gone);
    expect(await at('bill/inquire')).toMatchObject({
      ...{ name_en: 'Ledger lines', parent_id: heading.id },
    });
    expect(await at(heading.path)).toMatchObject({ shipped: 0 });
    await start();
    expect(await pathsOf('platform-administrator')).not.toContain('later/inquire');
  });
});
