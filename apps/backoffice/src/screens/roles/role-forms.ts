import { rolesTexts } from '../../i18n/texts/roles.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import type { Role } from './use-roles.ts';

const name = {
  kind: 'both-languages',
  name: 'name',
  title: rolesTexts.name,
  need: 'required',
} as const;
const remarks = {
  kind: 'long-text',
  name: 'remarks',
  title: rolesTexts.remarks,
  need: 'optional',
} as const;
const reason = { kind: 'reason', name: 'reason', title: rolesTexts.why } as const;
const errors = { 'role-name-empty': 'name', 'role-name-taken': 'name' } as const;

/** About the rights a new role begins with. */
export const newRoleForm = defineForm({
  call: 'role/add',
  fields: [name, remarks, reason],
  send: (values, { subject }: { subject: readonly number[]; requestKey: string }) => ({
    ...{ name_sw: values.name.sw, name_en: values.name.en, remarks: values.remarks },
    ...{ nodes: [...subject], reason: values.reason },
  }),
  errors,
});

export const renameForm = defineForm({
  call: 'role/update',
  fields: [name, remarks, reason],
  from: (role: Role) => ({ name: { sw: role.name_sw, en: role.name_en }, remarks: role.remarks }),
  send: (values, { subject }) => ({
    ...{ id: subject.id, revision: subject.revision, nodes: subject.nodes },
    ...{ name_sw: values.name.sw, name_en: values.name.en, remarks: values.remarks },
    reason: values.reason,
  }),
  errors,
});

export const removeForm = defineForm({
  call: 'role/remove',
  fields: [reason],
  send: (values, { subject }: { subject: Role; requestKey: string }) => ({
    ...{ id: subject.id, reason: values.reason },
  }),
});
