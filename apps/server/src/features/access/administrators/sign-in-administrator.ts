import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Outbox } from '../../../platform/jobs/jobs.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import { administratorOnNewNetwork } from '../access-events.ts';
import type { RecordActivity, Visit } from '../ports.ts';
import type { OpenSession } from '../sessions/sessions.ts';
import type { GuardRefusal, GuardSignIn } from '../sign-in/guard-sign-in.ts';
import type { Passwords } from '../sign-in/passwords.ts';
import { type SecretCipher, totpStepOf } from '../sign-in/totp.ts';
import {
  type Administrator,
  findAdministratorByAccount,
  isKnownNetwork,
  noteNetwork,
  noteSignIn,
  takeTotpStep,
} from './administrator-store.ts';

type AdministratorCredentials = {
  readonly account: string;
  readonly password: string;
  readonly code: string | undefined;
};

/** In the order they are checked. */
export type AdministratorSignInRefusal = GuardRefusal | 'wrong' | 'forbidden';

type SignedIn = { readonly token: string; readonly administrator: Administrator };

export type SignInAdministrator = (
  credentials: AdministratorCredentials,
  visit: Visit,
) => Promise<Result<SignedIn, AdministratorSignInRefusal>>;

type SignInDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly recordActivity: RecordActivity;
  readonly passwords: Passwords;
  readonly totpSecrets: SecretCipher;
  readonly guardSignIn: GuardSignIn;
  readonly openSession: OpenSession;
};

/** A role without this node may exist, but its owners stay outside. */
export const SIGN_IN_NODE = 'subscriber/adminlogin';

/** Under which wrong passwords of an account are counted. */
export const signInAccount = (account: string): string => `administrator:${account.toLowerCase()}`;

/** What no account is called is not worth a look into the database. */
export const ACCOUNT = /^[\w.@-]{1,60}$/;

export function createSignInAdministrator(deps: SignInDeps): SignInAdministrator {
  const { database, guardSignIn } = deps;
  return async ({ account, password, code }, visit) => {
    const administrator = ACCOUNT.test(account)
      ? await findAdministratorByAccount(database.read, account)
      : undefined;
    const attempt = {
      account: signInAccount(account),
      address: visit.address,
      from: await deviceOf(database, administrator, visit),
    } as const;
    const verdict = await guardSignIn(attempt, async () => {
      const isRight = await deps.passwords.matches(
        administrator?.passwordHash ?? undefined,
        password,
      );
      return isRight === true ? codeIsRight(deps, administrator, code) : isRight;
    });
    if (verdict !== 'passed' && verdict !== 'wrong') return refuse(verdict);
    if (verdict === 'wrong' || !administrator) {
      await recordRefusal(deps, administrator, visit);
      return refuse('wrong');
    }
    if (administrator.disabled || !administrator.nodes.some(({ path }) => path === SIGN_IN_NODE)) {
      await recordRefusal(deps, administrator, visit);
      return refuse('forbidden');
    }
    const token = await database.transact((tx) => letIn(deps, tx, { administrator, visit }));
    return token === undefined ? refuse('wrong') : ok({ token, administrator });
  };
}

/** A nobody is looked up as well, or the answer would come sooner (ACC-05). */
async function deviceOf(
  { read }: Database,
  administrator: Administrator | undefined,
  { address }: Visit,
): Promise<'known-device' | 'strange-device'> {
  const network = networkOfAddress(address);
  const isKnown = await isKnownNetwork(read, administrator?.id ?? 0n, network);
  return isKnown ? 'known-device' : 'strange-device';
}

async function codeIsRight(
  { database, clock, totpSecrets }: SignInDeps,
  administrator: Administrator | undefined,
  code: string | undefined,
): Promise<boolean> {
  if (!administrator?.totpSecretSealed) return true;
  const secret = totpSecrets.decrypt(administrator.totpSecretSealed);
  const step = await totpStepOf(secret, code ?? '', clock.now());
  return (
    step !== undefined &&
    (await database.transact((tx) => takeTotpStep(tx, administrator.id, step)))
  );
}

async function letIn(
  deps: SignInDeps,
  tx: Transaction,
  { administrator, visit }: { readonly administrator: Administrator; readonly visit: Visit },
): Promise<string | undefined> {
  const network = networkOfAddress(visit.address);
  const user = { kind: 'administrator', id: administrator.id } as const;
  const now = deps.clock.now();
  if (!(await noteSignIn(tx, administrator, now))) return undefined;
  const seen = { administratorId: administrator.id, network, firstSeenAt: now };
  const isNew = await noteNetwork(tx, seen);
  if (isNew) {
    const event = { administratorId: administrator.id.toString(), network };
    await deps.outbox.enqueue(tx, administratorOnNewNetwork, event);
  }
  const content = administrator.account;
  await deps.recordActivity(tx, { type: 'login', source: 'backoffice', user, content, ...visit });
  return deps.openSession(tx, user, visit);
}

async function recordRefusal(
  { database, recordActivity }: SignInDeps,
  administrator: Administrator | undefined,
  visit: Visit,
): Promise<void> {
  if (!administrator) return;
  const user = { kind: 'administrator', id: administrator.id } as const;
  const content = administrator.account;
  await database.transact((tx) =>
    recordActivity(tx, { type: 'login-refused', source: 'backoffice', user, content, ...visit }),
  );
}
