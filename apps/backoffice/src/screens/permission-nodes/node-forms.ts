import { isHeading } from '@kipute/contract/permission-nodes';
import type { CallContent } from '@kipute/contract/registry';
import { nodesTexts } from '../../i18n/texts/nodes.ts';
import { nodeIcons } from '../../menu/icons.ts';
import { defineForm } from '../_form-kit/definition/form.ts';

export type Node = CallContent<'permission_node/inquire'>[number];

const name = {
  kind: 'both-languages',
  name: 'name',
  title: nodesTexts.name,
  need: 'required',
} as const;

const icon = {
  kind: 'choice',
  name: 'icon',
  title: nodesTexts.icon,
  need: 'optional',
  words: Object.fromEntries(Object.keys(nodeIcons).map((word) => [word, { en: word, sw: word }])),
} as const;

const sort = {
  kind: 'number',
  name: 'sort',
  title: nodesTexts.sort,
  hint: nodesTexts.sortHint,
} as const;

const errors = { 'role-name-empty': 'name' } as const;

const DEFAULT_SORT = 100;

export const newHeadingForm = defineForm({
  call: 'permission_node/add',
  fields: [name, icon, sort],
  from: () => ({ sort: DEFAULT_SORT, icon: 'folder' }),
  send: (values) => ({
    ...{ name_sw: values.name.sw, name_en: values.name.en, icon: String(values.icon ?? '') },
    ...{ sort: values.sort, show_at_top: 0 as const },
  }),
  errors,
});

/** Only screens are moved between headings and shown at the top. */
export function changeNodeForm(node: Node, nodes: readonly Node[]) {
  const headings = nodes.filter(({ path }) => isHeading(path));
  const words = Object.fromEntries(
    headings.map(({ id, name_sw, name_en }) => [String(id), { sw: name_sw, en: name_en }]),
  );
  const isScreen = node.type === 1 && !isHeading(node.path);
  const shared = { call: 'permission_node/update', errors } as const;
  const first = {
    name: { sw: node.name_sw, en: node.name_en },
    ...{ icon: node.icon, sort: node.sort },
  };
  if (!isScreen) {
    return defineForm({
      ...shared,
      fields: [name, icon, sort],
      from: (_: Node) => first,
      send: (values, { subject }) => ({
        ...{ id: subject.id, parent_id: subject.parent_id, show_at_top: subject.show_at_top },
        ...{ name_sw: values.name.sw, name_en: values.name.en },
        ...{ icon: String(values.icon ?? ''), sort: values.sort },
      }),
    });
  }
  return defineForm({
    ...shared,
    fields: [
      name,
      icon,
      sort,
      { kind: 'choice', name: 'heading', fact: 'parent_id', title: nodesTexts.heading, words },
      { kind: 'flag', name: 'show_at_top', title: nodesTexts.atTop },
    ],
    from: (subject: Node) => ({
      ...first,
      heading: String(subject.parent_id),
      show_at_top: subject.show_at_top,
    }),
    send: (values, { subject }) => ({
      ...{ id: subject.id, parent_id: Number(values.heading), show_at_top: values.show_at_top },
      ...{ name_sw: values.name.sw, name_en: values.name.en },
      ...{ icon: String(values.icon ?? ''), sort: values.sort },
    }),
  });
}

export const removeHeadingForm = defineForm({
  call: 'permission_node/remove',
  fields: [],
  send: (_, { subject }: { subject: Node; requestKey: string }) => ({ id: subject.id }),
});
