import type { ErrorCode } from '@kipute/contract/errors';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Order, PeopleDeps } from '../ports.ts';
import { holdsAll, lossOf } from '../rights/rights-rules.ts';
import {
  findKeepers,
  findPerson,
  lockRights,
  type Person,
  rightsOfPerson,
} from '../rights/rights-store.ts';
import type { Invitation } from './manager-deed.ts';
import { updateManager } from './manager-store.ts';

type Changed<Value = null> = Promise<Result<Value, ErrorCode>>;

/** What one person does to another's account; a role with more rights is a deed of its own. */
export type ChangeManager = {
  readonly identify: (
    order: Order,
    id: bigint,
    identity: { readonly name: string; readonly phone: string | null },
  ) => Changed;
  readonly disable: (order: Order, id: bigint, disabled: boolean) => Changed;
  readonly reset: (order: Order, id: bigint) => Changed<Invitation>;
  readonly unbind: (order: Order, id: bigint) => Changed;
};

type ChangeDeps = Pick<PeopleDeps, 'database' | 'access' | 'audit' | 'clock'>;

export function createChangeManager(deps: ChangeDeps): ChangeManager {
  const { access, clock } = deps;
  const ownerOf = ({ id }: Person) => ({ kind: 'administrator', id }) as const;
  return {
    identify: (order, id, { name, phone }) =>
      within(deps, { order, id, on: 'anybody' }, async (tx, person) => {
        if (person.name === name && person.phone === phone) return ok(null);
        await updateManager(tx, id, { name, phone });
        await record(deps, tx, {
          order,
          person,
          changes: {
            ...(person.name !== name && { name: [person.name, name] }),
            ...(person.phone !== phone && { phone: [masked(person.phone), masked(phone)] }),
          },
        });
        return ok(null);
      }),
    disable: (order, id, disabled) =>
      within(deps, { order, id, on: 'others' }, async (tx, person) => {
        if (person.disabled === disabled) return ok(null);
        const loss = disabled ? await lossWithout(tx, person) : undefined;
        if (loss) return refuse(loss);
        await updateManager(tx, id, { disabled });
        await access.endSessionsOf(tx, ownerOf(person));
        await record(deps, tx, {
          order,
          person,
          changes: { disabled: [person.disabled, disabled] },
        });
        return ok(null);
      }),
    reset: (order, id) =>
      within(deps, { order, id, on: 'others' }, async (tx, person) => {
        const loss = await lossWithout(tx, person);
        if (loss) return refuse(loss);
        const renewed = renewedBy(order, clock.now());
        await updateManager(tx, id, {
          ...renewed,
          ...{ passwordHash: null, mustChangePassword: false },
        });
        await access.endSessionsOf(tx, ownerOf(person));
        await record(deps, tx, { order, person, changes: { password: [null, 'one-time link'] } });
        const { administratorId: madeBy } = order;
        return ok(await access.inviteAdministrator(tx, { administratorId: id, madeBy }));
      }),
    unbind: (order, id) =>
      within(deps, { order, id, on: 'others' }, async (tx, person) => {
        const none = { totpSecretSealed: null, totpOfferSealed: null, totpOfferedAt: null };
        await updateManager(tx, id, { ...none, ...renewedBy(order, clock.now()) });
        await access.endSessionsOf(tx, ownerOf(person));
        await record(deps, tx, { order, person, changes: { authenticator: ['bound', null] } });
        return ok(null);
      }),
  };
}

/** For a while this person could be sitting there themselves, and is no second one (APR-40). */
const renewedBy = ({ administratorId }: Order, now: Date) => ({
  accessRenewedBy: administratorId,
  accessRenewedAt: now,
});

type Target = {
  readonly order: Order;
  readonly id: bigint;
  readonly on: 'anybody' | 'others';
};

/**
 * Nobody touches the account of who may do more than they: with a new link to it they would have
 * all of that themselves (ACC-62).
 */
function within<Value>(
  { database }: ChangeDeps,
  { order, id, on }: Target,
  change: (tx: Transaction, person: Person) => Changed<Value>,
): Changed<Value> {
  return database.transact(async (tx): Changed<Value> => {
    await lockRights(tx);
    const person = await findPerson(tx, id);
    if (!person) return refuse('manager-unknown');
    if (on === 'others' && id === order.administratorId) return refuse('not-to-oneself');
    const own = await rightsOfPerson(tx, order.administratorId);
    if (!holdsAll(own, person.role.rights)) return refuse('rights-beyond-own');
    return change(tx, person);
  });
}

async function lossWithout(tx: Transaction, { id }: Person) {
  const keepers = await findKeepers(tx);
  return lossOf(
    keepers,
    keepers.filter(({ administratorId }) => administratorId !== id),
  );
}

const masked = (phone: string | null): string | null =>
  phone === null ? null : maskedPhone(phone);

type Recorded = {
  readonly order: Order;
  readonly person: Person;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
};

async function record(
  { audit }: ChangeDeps,
  tx: Transaction,
  { order, person, changes }: Recorded,
): Promise<void> {
  const { administratorId, reason, visit } = order;
  await audit.record(tx, {
    ...{ type: 'manager-change', source: 'backoffice', content: `${person.account}: ${reason}` },
    user: { kind: 'administrator', id: administratorId },
    subject: { kind: 'administrator', id: person.id },
    changes,
    ...visit,
  });
}
