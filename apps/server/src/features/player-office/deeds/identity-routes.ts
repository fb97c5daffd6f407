import { ADULT_AGE_YEARS } from '@kipute/contract/constants/accounts/profile';
import { ageInYears } from '@kipute/domain/accounts/player-profile';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { changeSuperior, type SuperiorRefusal } from '../../players/index.ts';
import { type Order, orderOf, type PlayerOfficeDeps } from '../player-office-deps.ts';
import { type ChangeRefusal, deedRecord, playerChanger } from './change-player.ts';

export type IdentityRoutes = HandlersFor<
  | 'subscriber/update'
  | 'subscriber/reveal_phone'
  | 'subscriber/update_invitation_code'
  | 'subscriber/update_superior'
>;

export function identityRoutes(deps: PlayerOfficeDeps): IdentityRoutes {
  const change = playerChanger(deps);
  return {
    'subscriber/update': async (request, context) => {
      const { name, gender, mail, location, job, birthday } = request;
      const birthDate = birthday === '' ? null : birthday;
      const today = eatDayOf(deps.clock.now().getTime());
      if (birthDate !== null && !isAdult(birthDate, today)) return refuseWith('under-age');
      const set = { name, gender, mail, location, job, birthDate };
      const changed = await change(orderOf(request, context), { type: 'user-change', set });
      return changed.ok ? answer(null) : refuseWith(changed.refusal);
    },
    'subscriber/reveal_phone': async ({ user_id }, context) => {
      const phone = await revealPhone(deps, orderOf({ user_id, reason: '' }, context));
      return phone === undefined ? refuseWith('user-unknown') : answer({ phone });
    },
    'subscriber/update_invitation_code': async (request, context) => {
      const { invitation_code: invitationCode } = request;
      const order = orderOf(request, context);
      const changed = await change(order, {
        type: 'user-change',
        set: { invitationCode },
        check: (tx) => refusalOfCode(tx, invitationCode, order.playerId),
      });
      return changed.ok ? answer(null) : refuseWith(changed.refusal);
    },
    'subscriber/update_superior': async (request, context) => {
      const { superior_id } = request;
      const superiorId = superior_id === null ? null : idOfWire(superior_id);
      const changed = await setSuperior(deps, { ...orderOf(request, context), superiorId });
      return changed.ok ? answer(null) : refuseWith(changed.refusal);
    },
  };
}

const isAdult = (birthday: string, today: string): boolean =>
  ageInYears(birthday, today) >= ADULT_AGE_YEARS;

/** Whole numbers are seen one at a time, and who saw which is in the log (USR-12). */
function revealPhone(
  { database, audit }: PlayerOfficeDeps,
  order: Order,
): Promise<string | undefined> {
  return database.transact(async (tx) => {
    const player = await tx
      .selectFrom('player')
      .select('phone')
      .where('id', '=', order.playerId)
      .executeTakeFirst();
    if (!player) return undefined;
    await audit.record(tx, deedRecord(order, { type: 'phone-revealed' }));
    // Of somebody who was forgotten nothing is left to see.
    return player.phone.startsWith('erased') ? '' : player.phone;
  });
}

/** Under a lock of the code: two who want the same one at once are asked one after the other. */
async function refusalOfCode(
  tx: Transaction,
  code: string,
  playerId: bigint,
): Promise<'invitation-code-taken' | undefined> {
  const name = `invitation code ${code}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  const owner = await tx
    .selectFrom('player')
    .select('id')
    .where('invitationCode', '=', code)
    .where('id', '<>', playerId)
    .executeTakeFirst();
  return owner && 'invitation-code-taken';
}

type NewSuperior = Order & { readonly superiorId: bigint | null };
type SuperiorChanged = Result<null, ChangeRefusal | 'superior-unknown' | 'superior-circle'>;

/** The tree is locked before any row of it, so the player is looked at first without a lock. */
function setSuperior(
  { database, audit }: PlayerOfficeDeps,
  { superiorId, ...order }: NewSuperior,
): Promise<SuperiorChanged> {
  return database.transact(async (tx) => {
    const player = await tx
      .selectFrom('player')
      .select(['inviterId', 'closedAt', 'phone'])
      .where('id', '=', order.playerId)
      .executeTakeFirst();
    if (!player) return refuse('user-unknown');
    if (player.closedAt || player.phone.startsWith('erased')) return refuse('account-closed');
    if (player.inviterId === superiorId) return ok(null);
    const changed = await changeSuperior(tx, order.playerId, superiorId);
    if (!changed.ok) return refuse(superiorRefusals[changed.refusal]);
    const named = (id: bigint | null) => id?.toString() ?? null;
    const changes = { superior_id: [named(player.inviterId), named(superiorId)] } as const;
    await audit.record(tx, deedRecord(order, { type: 'user-change', changes }));
    return ok(null);
  });
}

const superiorRefusals = {
  'superior-self': 'superior-circle',
  'superior-unknown': 'superior-unknown',
  'superior-circle': 'superior-circle',
} as const satisfies Record<SuperiorRefusal, string>;
