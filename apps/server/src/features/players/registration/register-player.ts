import { nameFromPhone } from '@kipute/domain/accounts/player-profile';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { Access, GuardRefusal } from '../../access/index.ts';
import type { Agreements } from '../../texts/index.ts';
import { type ShownVersion, versionsAtRegistration } from '../agreements/agree.ts';
import { isShownAreaCode } from '../area-code-store.ts';
import type { Codes, TypedCode } from '../codes/prove-code.ts';
import { addPlayer } from '../create-player.ts';
import type { PausedPhones } from '../personal-data/paused-phones.ts';
import { areaCodeOf, readPhone } from '../phone.ts';
import { findInviter, findPlayer, findPlayerByPhone, isNumberOf } from '../player-store.ts';
import type { SignedInPlayer } from '../signing-in/sign-in.ts';
import type { PlayerVisit } from '../signing-in/start-session.ts';
import { type WelcomeDeps, welcomePlayer } from './welcome-player.ts';

type Registration = {
  readonly phone: string;
  /** The salted hash a page sends. */
  readonly password: string;
  readonly code: string;
  /** Empty for who was not invited. */
  readonly invitationCode: string;
  readonly agreed: boolean;
  /** The versions of the texts that the page showed; of others those in effect are meant. */
  readonly shown: readonly ShownVersion[];
  readonly adult: boolean;
};

/** In the order they are checked: a player sees the first. */
export type RegistrationRefusal =
  | 'agreement-required'
  | 'under-age'
  | 'agreement-changed'
  | 'phone-invalid'
  | 'country-not-served'
  | GuardRefusal
  | 'code-wrong'
  | 'invitation-unknown'
  | 'invitation-own'
  | 'phone-taken'
  | 'phone-paused';

export type RegisterPlayer = (
  registration: Registration,
  visit: PlayerVisit,
) => Promise<Result<SignedInPlayer, RegistrationRefusal>>;

type RegisterDeps = WelcomeDeps & {
  readonly database: Database;
  readonly codes: Codes;
  readonly pausedPhones: Pick<PausedPhones, 'lock' | 'isPaused'>;
  readonly access: Pick<Access, 'passwords'>;
  readonly agreements: Agreements;
};

export function createRegisterPlayer(deps: RegisterDeps): RegisterPlayer {
  const { database, codes, access } = deps;
  return async (registration, visit) => {
    const admission = await admit(deps, registration, visit);
    if (!admission.ok) return admission;
    const { inviterId, typedCode, versions } = admission.value;
    const { phone } = typedCode;
    // Before the transaction, which must not stay open while the slow hash waits for its turn.
    const passwordHash = await access.passwords.hash(registration.password);
    const outcome = await database.transact(async (tx) => {
      if (!(await codes.spend(tx, typedCode))) return 'code-spent';
      return createAndWelcome(deps, tx, { phone, passwordHash, inviterId, visit, versions });
    });
    if (outcome === 'code-spent') return refuse(await reasonOfSpentCode(database, phone));
    return outcome;
  };
}

type Admission = {
  readonly typedCode: TypedCode;
  readonly inviterId: bigint | null;
  readonly versions: Versions;
};

type Versions = Parameters<typeof welcomePlayer>[2]['versions'];

/** The code is proved here and spent later, so a mistyped invitation does not cost a new code. */
async function admit(
  { database, codes, agreements }: RegisterDeps,
  registration: Registration,
  { address }: PlayerVisit,
): Promise<Result<Admission, RegistrationRefusal>> {
  if (!registration.agreed) return refuse('agreement-required');
  if (!registration.adult) return refuse('under-age');
  const versions = await versionsAtRegistration(database.read, agreements, registration.shown);
  if (!versions) return refuse('agreement-changed');
  const phone = readPhone(registration.phone);
  if (phone === undefined) return refuse('phone-invalid');
  const isServed = await isShownAreaCode(database.read, areaCodeOf(phone));
  if (!isServed) return refuse('country-not-served');

  const typedCode = { phone, purpose: 'register', code: registration.code } as const;
  const proof = await codes.prove(typedCode, address);
  if (typeof proof === 'object' || proof === 'overloaded') return refuse(proof);
  if (proof === 'wrong') return refuse('code-wrong');
  if (proof === 'spent') return refuse(await reasonOfSpentCode(database, phone));

  const admission = { typedCode, versions };
  if (registration.invitationCode === '') return ok({ ...admission, inviterId: null });
  const inviterId = await findInviter(database.read, registration.invitationCode);
  if (inviterId === undefined) return refuse('invitation-unknown');
  const isOwn = await isNumberOf(database.read, { playerId: inviterId, phone });
  return isOwn ? refuse('invitation-own') : ok({ ...admission, inviterId });
}

/** Who taps twice, or lost the first answer on the way, is told that the account is there. */
async function reasonOfSpentCode(
  { read }: Database,
  phone: string,
): Promise<'phone-taken' | 'code-wrong'> {
  return (await findPlayerByPhone(read, phone)) ? 'phone-taken' : 'code-wrong';
}

type Newcomer = {
  readonly phone: string;
  readonly passwordHash: string;
  readonly inviterId: bigint | null;
  readonly visit: PlayerVisit;
  readonly versions: Versions;
};

async function createAndWelcome(
  deps: RegisterDeps,
  tx: Transaction,
  { visit, versions, ...newcomer }: Newcomer,
): Promise<Result<SignedInPlayer, 'phone-taken' | 'phone-paused'>> {
  const now = deps.clock.now();
  const { pausedPhones } = deps;
  // Who is forgotten at this very moment may leave a break behind that must be seen (PDP-11).
  await pausedPhones.lock(tx, newcomer.phone);
  if (await pausedPhones.isPaused(tx, newcomer.phone, now)) return refuse('phone-paused');
  const network = networkOfAddress(visit.address);
  const id = await addPlayer(tx, {
    ...newcomer,
    name: nameFromPhone(newcomer.phone),
    language: visit.locale,
    registeredAt: now,
    registerNetwork: network,
    signedInAt: now,
    loginNetwork: network,
  });
  if (id === undefined) return refuse('phone-taken');
  const token = await welcomePlayer(deps, tx, { playerId: id, visit, versions });
  const player = await findPlayer(tx, id);
  invariant(player, 'a player who was just added is there');
  return ok({ token, player });
}
