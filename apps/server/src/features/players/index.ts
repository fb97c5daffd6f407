import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import type { Access } from '../access/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Messaging } from '../messaging/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Agreements } from '../texts/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { type AgreementRoutes, agreementRoutes } from './agreements/agreement-routes.ts';
import { type AreaCodeRoutes, areaCodeRoutes } from './area-codes/area-code-routes.ts';
import { createChangeAreaCode } from './area-codes/change-area-code.ts';
import { createCodeHashes } from './codes/code-store.ts';
import { createCodes } from './codes/prove-code.ts';
import { createSendCode } from './codes/send-code.ts';
import { type CreatePlayer, playerCreator } from './create-player.ts';
import { offerStopper, type StopOffers } from './message-choices/change-message-choices.ts';
import {
  type MessageChoiceRoutes,
  messageChoiceRoutes,
} from './message-choices/message-choice-routes.ts';
import { type OfferExits, offerExits } from './message-choices/offer-exit.ts';
import { playerWriter, type WriteToPlayer } from './message-choices/write-to-player.ts';
import {
  createChangePassword,
  createResetPassword,
  type Handed,
  handedReplacer,
} from './passwords/change-password.ts';
import { type PasswordRoutes, passwordRoutes } from './passwords/password-routes.ts';
import { createPayerPhones } from './payer-phones/confirm-payer.ts';
import { type PayerPhoneRoutes, payerPhoneRoutes } from './payer-phones/payer-phone-routes.ts';
import { type ErasePlayer, playerEraser } from './personal-data/erasure.ts';
import { listErasureWishes, lockErasureWish } from './personal-data/erasure-store.ts';
import { createPausedPhones } from './personal-data/paused-phones.ts';
import { type OwnDataRoutes, ownDataRoutes } from './personal-data/personal-data-routes.ts';
import { type PersonalRecord, personalRecordOf } from './personal-data/personal-record.ts';
import { readPhone } from './phone.ts';
import { findPlayerByPhone, invitedAmong, invitersOf } from './player-store.ts';
import { playerView, type ShowPlayer, stakeMaximaOf } from './player-view.ts';
import { createChangeDefaultBet, createChangeProfile } from './profile/change-profile.ts';
import { type ProfileRoutes, profileRoutes } from './profile/profile-routes.ts';
import {
  type AddByOffice,
  type HandedPassword,
  handPassword,
  officeAdder,
} from './registration/add-by-office.ts';
import { createRegisterPlayer } from './registration/register-player.ts';
import { type RegistrationRoutes, registrationRoutes } from './registration/registration-routes.ts';
import { type SessionRoutes, sessionRoutes } from './signing-in/session-routes.ts';
import { createSignInByCode, createSignInByPassword } from './signing-in/sign-in.ts';
import { type SignInRoutes, signInRoutes } from './signing-in/sign-in-routes.ts';

export {
  beginAgentRole,
  changeSuperior,
  endAgentRole,
  type SuperiorRefusal,
} from './agent-tree.ts';
export { isInScope, withinScope } from './agents/scope.ts';
export { agreeToAll } from './agreements/agree.ts';
export { pushChoicesOf } from './message-choices/push-choices.ts';
export type { WriteToPlayer } from './message-choices/write-to-player.ts';
export {
  type PayingPlayer,
  type PlayerDirectory,
  playerDirectory,
} from './payer-phones/player-directory.ts';
export type { ErasureWish } from './personal-data/erasure-store.ts';
export { asksForHiddenDigits, readPhone } from './phone.ts';
export { agentPasswordHash, invitedAmong, invitersOf } from './player-store.ts';
export { sessionView } from './signing-in/session-routes.ts';
export { createAgents } from './signing-in/sign-in-agent.ts';

type RollDeps = {
  readonly database: Database;
  readonly access: Pick<Access, 'passwords'>;
  readonly clock: Clock;
};

/** Who is a player, and more of them, without anything that a page can ask for. */
export type PlayerRoll = {
  readonly createPlayer: CreatePlayer;
  readonly isRegistered: (phone: string) => Promise<boolean>;
};

export function createPlayerRoll(deps: RollDeps): PlayerRoll {
  return {
    createPlayer: playerCreator(deps),
    isRegistered: async (phone) => {
      const normalised = readPhone(phone);
      if (normalised === undefined) return false;
      return (await findPlayerByPhone(deps.database.read, normalised)) !== undefined;
    },
  };
}

export type PlayersDeps = {
  readonly database: Database;
  readonly access: Pick<
    Access,
    | 'passwords'
    | 'guardSignIn'
    | 'clearFailedSignIns'
    | 'openSession'
    | 'listSessions'
    | 'endSessionsOf'
    | 'endOtherSessions'
    | 'whyEnded'
  >;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly messaging: Pick<Messaging, 'sendSms' | 'hasRoomFor'>;
  readonly inbox: Pick<Inbox, 'tell' | 'unreadOf' | 'forgetDevicesOf'>;
  readonly wallet: Pick<Wallet, 'append' | 'balancesOf'>;
  /** Which texts are agreed to, and in which versions. */
  readonly agreements: Agreements;
  readonly clock: Clock;
  readonly pepper: string;
};

export type Players = PlayerRoll & {
  /** What this feature's tables hold about a player, in the words of the wire. */
  readonly recordOf: (reader: Reader, playerId: bigint) => Promise<PersonalRecord>;
  readonly listErasureWishes: typeof listErasureWishes;
  readonly lockErasureWish: typeof lockErasureWish;
  /** This feature's part of forgetting somebody; who calls it has looked that nothing is open. */
  readonly erasePlayer: ErasePlayer;
  readonly invitersOf: typeof invitersOf;
  readonly invitedAmong: typeof invitedAmong;
  /** For who is put there by the office, or has forgotten everything. */
  readonly addByOffice: AddByOffice;
  readonly handPassword: (phone: string) => Promise<HandedPassword>;
  readonly replaceByHanded: (tx: Transaction, handed: Handed) => Promise<void>;
  /** A message of a kind that the player may want or not; for who has news for them. */
  readonly writeToPlayer: WriteToPlayer;
  readonly stopOffers: StopOffers;
  /** The codes under offers by SMS, with which stopping them needs no signing in. */
  readonly offerExits: OfferExits;
  readonly routes: SignInRoutes &
    AgreementRoutes &
    AreaCodeRoutes &
    RegistrationRoutes &
    PasswordRoutes &
    PayerPhoneRoutes &
    ProfileRoutes &
    SessionRoutes &
    MessageChoiceRoutes &
    OwnDataRoutes;
};

export function createPlayers(deps: PlayersDeps): Players {
  const { database, wallet, inbox, pepper } = deps;
  const codeHashes = createCodeHashes(pepper);
  const codes = createCodes({ ...deps, codeHashes });
  const pausedPhones = createPausedPhones(pepper);
  const sendCode = createSendCode({ ...deps, codeHashes });
  const writeToPlayer = playerWriter(deps.messaging);
  const showPlayer: ShowPlayer = async (player) => {
    const unread = await inbox.unreadOf(database.read, [player.id]);
    const balances = await wallet.balancesOf(database.read, player.id);
    return playerView(player, {
      ...{ balances, unread: unread.get(player.id)?.not_viewed ?? 0 },
      stakeMaxima: stakeMaximaOf(player, deps.settings.current('bet')),
    });
  };
  return {
    ...createPlayerRoll(deps),
    recordOf: personalRecordOf,
    listErasureWishes,
    lockErasureWish,
    erasePlayer: playerEraser({ pausedPhones, codeHashes }),
    invitersOf,
    invitedAmong,
    addByOffice: officeAdder({ ...deps, pausedPhones }),
    handPassword: (phone) => handPassword(deps.access.passwords, phone),
    replaceByHanded: handedReplacer({ ...deps, writeToPlayer }),
    writeToPlayer,
    stopOffers: offerStopper(deps),
    offerExits: offerExits(pepper),
    routes: {
      ...signInRoutes({
        database,
        signInByPassword: createSignInByPassword(deps),
        signInByCode: createSignInByCode({ ...deps, codes }),
        showPlayer,
      }),
      ...registrationRoutes({
        ...{ sendCode, codes },
        registerPlayer: createRegisterPlayer({ ...deps, codes, pausedPhones }),
        showPlayer,
      }),
      ...passwordRoutes({
        resetPassword: createResetPassword({ ...deps, codes, writeToPlayer }),
        changePassword: createChangePassword({ ...deps, writeToPlayer }),
      }),
      ...payerPhoneRoutes(createPayerPhones({ ...deps, codes, sendCode })),
      ...profileRoutes({
        database,
        changeProfile: createChangeProfile(deps),
        changeDefaultBet: createChangeDefaultBet(deps),
      }),
      ...agreementRoutes(deps),
      ...areaCodeRoutes({ database, changeAreaCode: createChangeAreaCode(deps) }),
      ...sessionRoutes(deps),
      ...messageChoiceRoutes(deps),
      ...ownDataRoutes(deps),
    },
  };
}
