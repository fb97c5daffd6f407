import type { Localised } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Access, GuardRefusal, Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Inbox } from '../../inbox/index.ts';
import type { Codes } from '../codes/prove-code.ts';
import type { WriteToPlayer } from '../message-choices/write-to-player.ts';
import { readPhone } from '../phone.ts';
import { findPlayer, findPlayerByPhone, type Player, replacePassword } from '../player-store.ts';
import { ownPasswordAccount, passwordAccount } from '../signing-in/sign-in.ts';

type PasswordChange = {
  readonly playerId: bigint;
  /** Of the session that stays open. */
  readonly token: string;
  readonly oldPassword: string;
  readonly newPassword: string;
};

/** In the order they are checked. */
export type ChangeRefusal = GuardRefusal | 'wrong' | 'unchanged';

export type ChangePassword = (
  change: PasswordChange,
  visit: Visit,
) => Promise<Result<null, ChangeRefusal>>;

type ChangeDeps = {
  readonly database: Database;
  readonly access: Pick<Access, 'passwords' | 'guardSignIn' | 'endOtherSessions'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly clock: Clock;
} & NoticeDeps;

export function createChangePassword(deps: ChangeDeps): ChangePassword {
  const { database, access, audit, clock } = deps;
  return async ({ playerId, token, oldPassword, newPassword }, { address, userAgent }) => {
    const player = await findPlayer(database.read, playerId);
    invariant(player, 'a signed-in player exists');
    // Guarded as well: who found a phone lying open must not guess the password here.
    const account = ownPasswordAccount(player.phone);
    const verdict = await access.guardSignIn({ account, address, from: 'session' }, () =>
      access.passwords.matches(player.passwordHash, oldPassword),
    );
    if (verdict !== 'passed') return refuse(verdict);
    // Only now: whoever does not know the old one learns nothing by it.
    if (newPassword === oldPassword) return refuse('unchanged');

    const passwordHash = await access.passwords.hash(newPassword);
    const user = { kind: 'player', id: playerId } as const;
    const isChanged = await database.transact(async (tx) => {
      const replacement = { passwordHash, seenHash: player.passwordHash };
      if (!(await replacePassword(tx, playerId, replacement))) return false;
      await access.endOtherSessions(tx, user, { keptToken: token, reason: 'password' });
      await audit.record(tx, {
        type: 'password-change',
        source: 'player',
        user,
        content: '',
        address,
        userAgent,
      });
      await sendPasswordNotice(deps, tx, { playerId, at: clock.now() });
      return true;
    });
    return isChanged ? ok(null) : refuse('wrong');
  };
}

const newPasswordMessage: Localised = {
  sw: 'Kipute: nenosiri la akaunti yako limebadilishwa. Kama si wewe, bonyeza "Umesahau nenosiri?" uweke jipya sasa, kisha wasiliana nasi.',
  en: 'Kipute: the password of your account was changed. If this was not you, use "Forgot your password?" now and contact us.',
};

type NoticeDeps = {
  readonly writeToPlayer: WriteToPlayer;
  readonly inbox: Pick<Inbox, 'tell' | 'forgetDevicesOf'>;
};

type PasswordNotice = { readonly playerId: bigint; readonly at: Date };

/** The owner hears of it whatever they chose: it may have been somebody else (ACT-33). */
async function sendPasswordNotice(
  { writeToPlayer, inbox }: NoticeDeps,
  tx: Transaction,
  { playerId, at }: PasswordNotice,
): Promise<void> {
  const key = `new-password:${playerId}:${at.toISOString()}`;
  await writeToPlayer(tx, { playerId, kind: 'security', text: newPasswordMessage, key });
  await inbox.forgetDevicesOf(tx, playerId);
  await inbox.tell(tx, { playerId, event: 'password-changed', facts: {}, key });
}

type NewPassword = {
  readonly phone: string;
  readonly code: string;
  /** The salted hash a page sends. */
  readonly password: string;
};

/** In the order they are checked. */
export type ResetRefusal = GuardRefusal | 'code-wrong' | 'disabled' | 'unchanged';

export type ResetPassword = (
  request: NewPassword,
  visit: Visit,
) => Promise<Result<null, ResetRefusal>>;

type ResetDeps = {
  readonly database: Database;
  readonly codes: Codes;
  readonly access: Pick<Access, 'passwords' | 'endSessionsOf' | 'clearFailedSignIns'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly clock: Clock;
} & NoticeDeps;

export function createResetPassword(deps: ResetDeps): ResetPassword {
  const { database, codes, access } = deps;
  return async ({ phone: typed, code, password }, visit) => {
    const phone = readPhone(typed);
    const typedCode = { phone: phone ?? typed, purpose: 'reset-password', code } as const;
    const proof = await codes.prove(typedCode, visit.address);
    if (typeof proof === 'object' || proof === 'overloaded') return refuse(proof);
    const player = phone === undefined ? undefined : await findPlayerByPhone(database.read, phone);
    if (proof !== 'right' || !player) return refuse('code-wrong');
    const refusal = await resetRefusal(deps, player, password);
    if (refusal) return refuse(refusal);

    const passwordHash = await access.passwords.hash(password);
    const isReset = await database.transact(async (tx) => {
      if (!(await codes.spend(tx, typedCode))) return false;
      await setPassword(deps, tx, { player, passwordHash, visit });
      return true;
    });
    return isReset ? ok(null) : refuse('code-wrong');
  };
}

/** The code is not spent by either, and stays good for another password. */
async function resetRefusal(
  { access }: ResetDeps,
  player: Player,
  password: string,
): Promise<Exclude<ResetRefusal, 'code-wrong'> | undefined> {
  if (player.disabled) return 'disabled';
  const isOldOne = await access.passwords.matches(player.passwordHash, password);
  if (isOldOne === 'overloaded') return 'overloaded';
  return isOldOne ? 'unchanged' : undefined;
}

type Reset = { readonly player: Player; readonly passwordHash: string; readonly visit: Visit };

/** Whoever had the old password is out, and the owner may come in at once. */
async function setPassword(
  { access, audit, clock, ...notice }: ResetDeps,
  tx: Transaction,
  { player, passwordHash, visit: { address, userAgent } }: Reset,
): Promise<void> {
  const user = { kind: 'player', id: player.id } as const;
  await replacePassword(tx, player.id, { passwordHash });
  await access.endSessionsOf(tx, user, 'password');
  await access.clearFailedSignIns(tx, passwordAccount(player.phone));
  await access.clearFailedSignIns(tx, ownPasswordAccount(player.phone));
  await audit.record(tx, {
    type: 'password-reset',
    source: 'player',
    user,
    content: '',
    address,
    userAgent,
  });
  await sendPasswordNotice(notice, tx, { playerId: player.id, at: clock.now() });
}

const handedPasswordMessage: Localised = {
  sw: 'Kipute: mhudumu wetu amekuwekea nenosiri jipya la muda. Kama hukuomba, weka nenosiri lako kwa namba ya uthibitisho sasa, kisha wasiliana nasi.',
  en: 'Kipute: our staff set a new temporary password for you. If you did not ask for it, set your own by code now and contact us.',
};

export type Handed = {
  readonly player: Pick<Player, 'id' | 'phone'>;
  readonly passwordHash: string;
};

type HandDeps = {
  readonly access: Pick<Access, 'endSessionsOf' | 'clearFailedSignIns'>;
  readonly clock: Clock;
} & NoticeDeps;

/** Everybody is out, and who has it comes in only to choose another one (USR-33). */
export function handedReplacer({ access, clock, writeToPlayer, inbox }: HandDeps) {
  return async (tx: Transaction, { player, passwordHash }: Handed): Promise<void> => {
    const { id: playerId, phone } = player;
    await replacePassword(tx, playerId, { passwordHash, mustChange: true });
    await access.endSessionsOf(tx, { kind: 'player', id: playerId }, 'password');
    await access.endSessionsOf(tx, { kind: 'agent', id: playerId });
    await access.clearFailedSignIns(tx, passwordAccount(phone));
    await access.clearFailedSignIns(tx, ownPasswordAccount(phone));
    const key = `handed-password:${playerId}:${clock.now().toISOString()}`;
    await writeToPlayer(tx, { playerId, kind: 'security', text: handedPasswordMessage, key });
    await inbox.forgetDevicesOf(tx, playerId);
    await inbox.tell(tx, { playerId, event: 'password-changed', facts: {}, key });
  };
}
