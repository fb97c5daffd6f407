import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Order, PeopleDeps } from '../ports.ts';
import { holdsAll } from '../rights/rights-rules.ts';
import { findRole, lockRights, rightsOfPerson } from '../rights/rights-store.ts';
import { deleteRole, peopleByRole } from './role-store.ts';

/** In the order they are checked. */
type RemoveRefusal = 'role-unknown' | 'role-not-own' | 'role-has-people' | 'rights-beyond-own';

export type RemoveRole = (order: Order, roleId: number) => Promise<Result<null, RemoveRefusal>>;

export function createRemoveRole({
  database,
  audit,
}: Pick<PeopleDeps, 'database' | 'audit'>): RemoveRole {
  return ({ administratorId, reason, visit }, roleId) =>
    database.transact(async (tx) => {
      await lockRights(tx);
      const role = await findRole(tx, roleId);
      if (!role) return refuse('role-unknown');
      if (role.origin !== 'own') return refuse('role-not-own');
      if ((await peopleByRole(tx)).has(roleId)) return refuse('role-has-people');
      const own = await rightsOfPerson(tx, administratorId);
      if (!holdsAll(own, role.rights)) return refuse('rights-beyond-own');
      await deleteRole(tx, roleId);
      await audit.record(tx, {
        ...{ type: 'role-change', source: 'backoffice', content: `${role.nameEn}: ${reason}` },
        user: { kind: 'administrator', id: administratorId },
        subject: { kind: 'role', id: roleId.toString() },
        changes: {
          name_sw: [role.nameSw, null],
          name_en: [role.nameEn, null],
          ...Object.fromEntries([...role.rights].map((path) => [path, [1, 0]] as const)),
        },
        ...visit,
      });
      return ok(null);
    });
}
