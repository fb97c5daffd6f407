import type { Locale, Localised } from '@kipute/contract/locale';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { Access, Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Inbox } from '../../inbox/index.ts';
import type { Messaging } from '../../messaging/index.ts';
import { writeTo } from '../message-choices/write-to-player.ts';
import { noteSignIn, type Player } from '../player-store.ts';
import { deviceHashOf, noteDevice } from './device-store.ts';

/** Where somebody calls from, and in which language they read. */
export type PlayerVisit = Visit & { readonly locale: Locale };

export type SessionDeps = {
  readonly clock: Clock;
  readonly access: Pick<Access, 'openSession'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly messaging: Pick<Messaging, 'sendSms'>;
  readonly inbox: Pick<Inbox, 'tell'>;
};

const newDeviceMessage = (network: string): Localised => ({
  sw: `Kipute: kuna aliyeingia kwenye akaunti yako kwa kifaa kipya (IP ${network}). Kama si wewe, badilisha nenosiri sasa.`,
  en: `Kipute: new login to your account from a new device (IP ${network}). If this was not you, change your password now.`,
});

type Entry = {
  readonly player: Player;
  readonly visit: PlayerVisit;
  /** Agents sit at the office; it is the same person. */
  readonly as: 'player' | 'agent';
};

/** Answers the token, or undefined when the door closed since the player was looked at. */
export async function startSession(
  deps: SessionDeps,
  tx: Transaction,
  { player, visit, as }: Entry,
): Promise<string | undefined> {
  const { address, userAgent, locale } = visit;
  const at = deps.clock.now();
  const network = networkOfAddress(address);
  if (!(await noteSignIn(tx, player, { at, language: locale, network }))) return undefined;
  const user = { kind: 'player', id: player.id } as const;
  // The player's line is locked by now, so two devices at once are not both the first.
  if ((await noteDevice(tx, { playerId: player.id, visit, at })) === 'new') {
    await announceDevice(deps, tx, { player, visit });
  }
  await deps.audit.record(tx, {
    type: 'login',
    source: as === 'player' ? 'player' : 'backoffice',
    user,
    content: '',
    address,
    userAgent,
  });
  return deps.access.openSession(tx, { kind: as, id: player.id }, visit);
}

/** To the owner's phone and inbox, in the language the owner chose or used last. */
async function announceDevice(
  { messaging, inbox }: SessionDeps,
  tx: Transaction,
  { player, visit }: { readonly player: Player; readonly visit: Visit },
): Promise<void> {
  const network = networkOfAddress(visit.address);
  const key = `new-device:${player.id}:${deviceHashOf(visit).toString('hex')}`;
  await writeTo(messaging, tx, {
    ...{ player, kind: 'security', text: newDeviceMessage(network), key },
  });
  await inbox.tell(tx, {
    ...{ playerId: player.id, event: 'new-device', facts: { network }, key },
    jump: '/update_password',
  });
}
