import { shippedNodes } from '@kipute/contract/permission-nodes';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createAccess } from '../features/access/index.ts';
import { createAudit } from '../features/audit/index.ts';
import { createLocalBus } from '../platform/bus/local-bus.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database/create-database.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { createOutbox } from '../platform/jobs/outbox.ts';
import { roles } from './roles.ts';

type FirstAdministrator = { readonly account: string; readonly name: string };

/** In the order they are checked. */
export type FirstAdministratorRefusal = 'super-administrator-exists' | 'account-taken';

type OneTimeLink = { readonly token: string; readonly expiresAt: Date };

const SUPER = 'super-administrator';

/**
 * Somebody must let the first one in. Whoever can write to the database may do so as long as no
 * super administrator could do it instead: one who is enabled and has ever set a password. A link
 * that got lost before it was used is replaced by asking again for the same account.
 */
export async function makeFirstAdministrator(
  databaseUrl: string,
  person: FirstAdministrator,
): Promise<Result<OneTimeLink, FirstAdministratorRefusal>> {
  const log = pino({ level: 'silent' });
  const database = createDatabase({ url: databaseUrl, poolMax: 2, log });
  const bus = createLocalBus(log);
  const parts = openAccess(database, bus);
  try {
    return await database.transact((tx) => invite(tx, parts, person));
  } finally {
    await parts.access.close();
    await bus.close();
    await database.close();
  }
}

type Parts = ReturnType<typeof openAccess>;

function openAccess(database: Database, bus: ReturnType<typeof createLocalBus>) {
  const clock = systemClock;
  const audit = createAudit({ database, clock });
  const access = createAccess({
    ...{ database, bus, clock, outbox: createOutbox(), recordActivity: audit.record },
    // Nothing is hashed or sealed here: the password is set at the server, by the link.
    pepper: '',
    limits: () => ({ signInAttemptsMax: 1, signInLockMinutes: 1 }),
    officeRules: () => ({ totpRequired: true, idleMinutes: 1, proofMinutes: 1 }),
  });
  return { access, audit };
}

async function invite(
  tx: Transaction,
  { access, audit }: Parts,
  { account, name }: FirstAdministrator,
): Promise<Result<OneTimeLink, FirstAdministratorRefusal>> {
  // Of two commands at once, the second meets what the first made.
  await sql`select pg_advisory_xact_lock(hashtext('first-administrator'))`.execute(tx);
  if (await hasSuperAdministrator(tx)) return refuse('super-administrator-exists');
  await access.ensureRoles(tx, { nodes: shippedNodes, roles });
  const person = { account, name, phone: null, roleCode: SUPER, password: null };
  const created = await access.createAdministrator(tx, person);
  invariant(created.ok || created.refusal === 'account-taken', 'the shipped roles exist');
  const administratorId = created.ok ? created.value.id : await findInvited(tx, account);
  if (administratorId === undefined) return refuse('account-taken');
  await audit.record(tx, {
    ...{ type: 'manager-change', source: 'server', user: null, content: 'first administrator' },
    subject: { kind: 'administrator', id: administratorId },
    changes: { account: [null, account], role: [null, SUPER] },
  });
  return ok(await access.inviteAdministrator(tx, { administratorId, madeBy: null }));
}

const superAdministrators = (tx: Transaction) =>
  tx
    .selectFrom('administrator')
    .innerJoin('role', 'role.id', 'administrator.roleId')
    .where('role.code', '=', SUPER)
    .where('disabled', '=', false)
    .select('administrator.id');

async function hasSuperAdministrator(tx: Transaction): Promise<boolean> {
  const found = await superAdministrators(tx)
    .where('passwordHash', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Who was invited before and never came. */
async function findInvited(tx: Transaction, account: string): Promise<bigint | undefined> {
  const found = await superAdministrators(tx)
    .where('account', '=', account.toLowerCase())
    .where('passwordHash', 'is', null)
    .executeTakeFirst();
  return found?.id;
}
