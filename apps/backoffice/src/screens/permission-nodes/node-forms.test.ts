import { expect, test } from 'vitest';
import { changeNodeForm, type Node } from './node-forms.ts';

const node = (id: number, path: string, differences: Partial<Node> = {}): Node => ({
  ...{ id, path, parent_id: 1, name_sw: 'Sw', name_en: 'En', type: 1, platform: 1 },
  ...{ icon: 'bank', sort: 10, show_at_top: 0, shipped: 1, used_at: null },
  ...differences,
});
const heading = node(1, 'menu/money', { parent_id: null });
const screen = node(2, 'bill/inquire');
const button = node(3, 'recharge/credit', { type: 2, parent_id: 2 });

test('[BO-103] a screen is moved and shown at the top; headings and buttons keep their place', () => {
  const fields = (one: Node) =>
    changeNodeForm(one, [heading, screen, button]).fields.map(({ name }) => name);
  expect(fields(screen)).toEqual(['name', 'icon', 'sort', 'heading', 'show_at_top']);
  expect(fields(heading)).toEqual(['name', 'icon', 'sort']);
  expect(fields(button)).toEqual(['name', 'icon', 'sort']);
});

test('[BO-103] what is sent is the whole look, and a button stays under its screen', async () => {
  const form = changeNodeForm(button, [heading, screen, button]);
  const values = { name: { sw: 'A', en: 'B' }, icon: null, sort: 5 };
  expect(await form.send(values, { subject: button, requestKey: '' })).toEqual({
    ...{ id: 3, parent_id: 2, show_at_top: 0, name_sw: 'A', name_en: 'B', icon: '', sort: 5 },
  });
});
