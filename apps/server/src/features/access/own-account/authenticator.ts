import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SignedInAdministrator } from '../../../platform/http/handler.ts';
import type { OfficeRules, Visit } from '../ports.ts';
import { hashToken, markProven } from '../sessions/session-store.ts';
import type { EndSessions } from '../sessions/sessions.ts';
import { newTotpSecret, totpStepOf } from '../sign-in/totp.ts';
import { findOffer, replaceAuthenticator, setOffer } from './authenticator-store.ts';
import {
  findSelf,
  type SelfDeps,
  type SelfRefusal,
  type ShownSecrets,
  verifySelf,
} from './verify-self.ts';

/**
 * The authenticator app of an administrator. A new secret is offered, kept apart and counts for
 * nothing until a code of it was shown: a picture that was never scanned must not lock its owner
 * out, and a secret that somebody else saw on the screen is useless without the phone's code.
 */
const OFFER_MINUTES = 10;
const MINUTE_MS = 60_000;

export type AuthenticatorDeps = SelfDeps & {
  readonly officeRules: () => OfficeRules;
  readonly endOtherSessions: EndSessions['endOtherSessions'];
};

type Request = {
  readonly caller: SignedInAdministrator;
  readonly shown: ShownSecrets;
  readonly visit: Visit;
};

type Offer = { readonly secret: string; readonly uri: string; readonly expiresAt: Date };

export async function offerAuthenticator(
  deps: AuthenticatorDeps,
  { caller, shown, visit }: Request,
): Promise<Result<Offer, SelfRefusal>> {
  const { database, clock, totpSecrets } = deps;
  const self = await findSelf(deps, caller);
  const verdict = await verifySelf(deps, self, { shown, demanded: ['password', 'code'], visit });
  if (verdict !== 'right') return refuse(verdict);
  invariant(self.administrator, 'an administrator binds an authenticator');
  const { id, account } = self.administrator;
  const made = newTotpSecret(account);
  const offeredAt = clock.now();
  await database.transact((tx) =>
    setOffer(tx, id, { sealed: totpSecrets.encrypt(made.secret), offeredAt }),
  );
  return ok({ ...made, expiresAt: new Date(offeredAt.getTime() + OFFER_MINUTES * MINUTE_MS) });
}

/** In the order they are checked. */
export type BindRefusal = SelfRefusal | 'offer-over';

export async function proveOffer(
  deps: AuthenticatorDeps,
  { caller, shown: { code = '' }, visit }: Request,
): Promise<Result<null, BindRefusal>> {
  const { database, clock, totpSecrets, guardSignIn } = deps;
  const id = caller.administratorId;
  const now = clock.now();
  const offeredAfter = new Date(now.getTime() - OFFER_MINUTES * MINUTE_MS);
  const offer = await findOffer(database.read, id, offeredAfter);
  if (!offer) return refuse('offer-over');
  let step: bigint | undefined;
  const attempt = { account: `offer administrator:${id}`, ...visit, from: 'session' } as const;
  const verdict = await guardSignIn(attempt, async () => {
    step = await totpStepOf(totpSecrets.decrypt(offer), code, now);
    return step !== undefined;
  });
  if (verdict === 'wrong') return refuse('code-wrong');
  if (verdict !== 'passed') return refuse(verdict);
  const isBound = await database.transact(async (tx) => {
    const kept = { sealed: offer, stepUsed: step ?? 0n };
    if (!(await replaceAuthenticator(tx, id, { kept, seenOffer: offer }))) return false;
    await markProven(tx, hashToken(caller.token), now);
    await authenticatorChanged(deps, tx, { caller, visit, bound: [0, 1] });
    return true;
  });
  return isBound ? ok(null) : refuse('offer-over');
}

/** In the order they are checked. */
export type UnbindRefusal = 'demanded' | SelfRefusal;

export async function unbindAuthenticator(
  deps: AuthenticatorDeps,
  { caller, shown, visit }: Request,
): Promise<Result<null, UnbindRefusal>> {
  if (deps.officeRules().totpRequired) return refuse('demanded');
  const self = await findSelf(deps, caller);
  const verdict = await verifySelf(deps, self, { shown, demanded: ['password', 'code'], visit });
  if (verdict !== 'right') return refuse(verdict);
  const id = caller.administratorId;
  const seenSecret = self.administrator?.totpSecretSealed;
  if (!seenSecret) return ok(null);
  await deps.database.transact(async (tx) => {
    if (await replaceAuthenticator(tx, id, { kept: null, seenSecret })) {
      await authenticatorChanged(deps, tx, { caller, visit, bound: [1, 0] });
    }
  });
  return ok(null);
}

type Change = {
  readonly caller: SignedInAdministrator;
  readonly visit: Visit;
  readonly bound: readonly [before: 0 | 1, after: 0 | 1];
};

/** Whoever is signed in elsewhere came in by the old rules. */
async function authenticatorChanged(
  { endOtherSessions, recordActivity }: AuthenticatorDeps,
  tx: Transaction,
  { caller, visit, bound }: Change,
): Promise<void> {
  const user = { kind: 'administrator', id: caller.administratorId } as const;
  await endOtherSessions(tx, user, { keptToken: caller.token });
  await recordActivity(tx, {
    ...{ type: 'google-binding-change', source: 'backoffice', user, subject: user },
    ...{ content: '', changes: { google_binding: bound }, ...visit },
  });
}
