import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Reader } from '../../../platform/database/database.ts';
import { messageChoicesOf } from '../message-choices/change-message-choices.ts';
import { messageChoiceView } from '../message-choices/message-choice-routes.ts';
import { findPlayer, type Player } from '../player-store.ts';
import { findProfile } from '../profile/change-profile.ts';
import { profileView } from '../profile/profile-routes.ts';
import { erasureAskedAt } from './erasure-store.ts';

export type PersonalRecord = Pick<
  CallContent<'personal_data/export'>,
  'account' | 'profile' | 'message_choices' | 'consents' | 'devices' | 'erasure_asked_at'
>;

/** Enough to tell devices apart, and nothing to sign in with. */
const DEVICE_ID_DIGITS = 16;

/** What this feature's tables hold about a player. */
export async function personalRecordOf(reader: Reader, playerId: bigint): Promise<PersonalRecord> {
  const player = await findPlayer(reader, playerId);
  const profile = await findProfile(reader, playerId);
  invariant(player && profile, 'a signed-in player exists');
  const askedAt = await erasureAskedAt(reader, playerId);
  return {
    account: accountView(player),
    profile: profileView(profile),
    message_choices: messageChoiceView(await messageChoicesOf(reader, playerId)),
    consents: await consentsOf(reader, playerId),
    devices: await devicesOf(reader, playerId),
    erasure_asked_at: askedAt?.toISOString() ?? null,
  };
}

const flagOf = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0);

function accountView(player: Player): PersonalRecord['account'] {
  return {
    id: player.id.toString(),
    language: player.language,
    default_bet_amount: toWireShillings(senti(player.defaultBetAmount)),
    invitation_code: player.invitationCode,
    invited: flagOf(player.inviterId !== null),
    registered_at: player.registeredAt.toISOString(),
    signed_in_at: player.signedInAt?.toISOString() ?? null,
    disabled: flagOf(player.disabled),
    no_bet: flagOf(player.bettingForbidden),
    no_withdraw: flagOf(player.withdrawalForbidden),
  };
}

async function devicesOf(reader: Reader, playerId: bigint): Promise<PersonalRecord['devices']> {
  const devices = await reader
    .selectFrom('playerDevice')
    .select(['deviceHash', 'firstSeenAt'])
    .where('playerId', '=', playerId)
    .orderBy('firstSeenAt')
    .execute();
  return devices.map(({ deviceHash, firstSeenAt }) => ({
    id: deviceHash.toString('hex').slice(0, DEVICE_ID_DIGITS),
    first_seen_at: firstSeenAt.toISOString(),
  }));
}

type Consents = CallContent<'personal_data/consents'>['consents'];

/** In the order in which they were given. */
export async function consentsOf(reader: Reader, playerId: bigint): Promise<Consents> {
  const consents = await reader
    .selectFrom('consent')
    .select(['kind', 'version', 'givenAt', 'network', 'withdrawn'])
    .where('playerId', '=', playerId)
    .orderBy('id')
    .execute();
  return consents.map(({ kind, version, givenAt, network, withdrawn }) => ({
    // The table's check names the same words.
    kind: kind as Consents[number]['kind'],
    version,
    given_at: givenAt.toISOString(),
    withdrawn: withdrawn ? 1 : 0,
    network,
  }));
}
