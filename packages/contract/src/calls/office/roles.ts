import { z } from 'zod';
import { administrator, defineCall, nothing, officeWork, provenAdministrator } from '../../call.ts';
import { flag, id, instant, visibleText } from '../../fields.ts';
import { deed, person, reason } from './office-fields.ts';

const nodeIds = z.array(z.number().int().positive()).max(1_000);
/** Empty ones reach the handler, which answers with the text for them (ACC-63). */
const editedName = visibleText(60);
const remarks = visibleText(300);

const role = z.object({
  id,
  code: z.string(),
  /** In both languages, as edited. */
  name_sw: z.string(),
  name_en: z.string(),
  remarks: z.string(),
  /** `fixed`: has everything and cannot be changed; `shipped`; `own`: made here. */
  origin: z.enum(['fixed', 'shipped', 'own']),
  /** 1 when an administrator changed what was shipped. */
  changed: flag,
  people: z.number().int(),
  nodes: nodeIds,
  /** Says which state an editor was shown; another one's change refuses the older. */
  revision: z.number().int(),
});

const node = z.object({
  id: z.number().int(),
  parent_id: z.number().int().nullable(),
  path: z.string(),
  name_sw: z.string(),
  name_en: z.string(),
  type: z.union([z.literal(1), z.literal(2)]),
  platform: z.literal(1),
  icon: z.string(),
  sort: z.number().int(),
  show_at_top: flag,
  /** 0 for a heading that was made here. */
  shipped: flag,
  /** When anybody last made a call that the node opens. */
  used_at: instant.nullable(),
});

const editedNode = z.object({
  name_sw: editedName,
  name_en: editedName,
  icon: z.string().regex(/^[a-z-]{0,40}$/),
  sort: z.number().int().min(0).max(10_000),
  show_at_top: flag,
  parent_id: z.number().int().nullable(),
});

export const roleCalls = {
  'role/inquire': defineCall({
    summary: 'Every role with its nodes and how many people have it',
    caller: administrator('role/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(role),
  }),
  'role/nodes': defineCall({
    summary: 'The whole tree of nodes, for whoever sees what a role may do',
    caller: administrator('role/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(node),
  }),
  'role/people': defineCall({
    summary: 'Who has a role, and whether they are signed in now',
    caller: administrator('role/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: z.array(person.extend({ signed_in: flag, seen_time: instant.nullable() })),
  }),
  'role/usage': defineCall({
    summary: 'When people of a role last used each of its nodes',
    caller: administrator('role/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: z.array(z.object({ path: z.string(), used_at: instant })),
  }),
  'role/add': defineCall({
    summary: 'A new role',
    caller: provenAdministrator('role/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ name_sw: editedName, name_en: editedName, remarks, nodes: nodeIds, reason }),
    output: deed.extend({ id: id.nullable() }),
  }),
  'role/update': defineCall({
    summary:
      'Names, remarks and nodes of a role; more rights are proposed where the setting says so',
    caller: provenAdministrator('role/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      id,
      revision: z.number().int(),
      name_sw: editedName,
      name_en: editedName,
      remarks,
      nodes: nodeIds,
      reason,
    }),
    output: deed,
  }),
  'role/remove': defineCall({
    summary: 'Removes a role of our own that nobody has',
    caller: provenAdministrator('role/remove'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: z.null(),
  }),
  'role/access_review': defineCall({
    summary: 'Who may do what and who used it last: one line per person and node',
    caller: administrator('role/access_review'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      made_at: instant,
      people: z.array(
        person.extend({
          account: z.string(),
          kind: z.enum(['administrator', 'agent']),
          role: z.string(),
          disabled_status: flag,
          google_binding: flag,
          login_time: instant.nullable(),
          nodes: z.array(z.object({ path: z.string(), used_at: instant.nullable() })),
        }),
      ),
    }),
  }),
};

export const permissionNodeCalls = {
  'permission_node/inquire': defineCall({
    summary: 'The whole tree of nodes, parents before their children',
    caller: administrator('permission_node/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(node),
  }),
  'permission_node/add': defineCall({
    summary: 'A new heading of the menu, for screens to be moved under',
    caller: provenAdministrator('permission_node/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: editedNode.omit({ parent_id: true }),
    output: node,
  }),
  'permission_node/update': defineCall({
    summary: 'Name, icon, place and top flag of a node; its path and kind belong to the product',
    caller: provenAdministrator('permission_node/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: editedNode.extend({ id: z.number().int() }),
    output: node,
  }),
  'permission_node/remove': defineCall({
    summary: 'Removes a heading that was made here and holds no screen',
    caller: provenAdministrator('permission_node/remove'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id: z.number().int() }),
    output: z.null(),
  }),
};
