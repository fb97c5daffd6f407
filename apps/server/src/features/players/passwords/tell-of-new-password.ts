import type { Localised } from '@kipute/contract/locale';
import type { Transaction } from '../../../platform/database/database.ts';
import type { WriteToPlayer } from '../message-choices/write-to-player.ts';

const newPasswordMessage: Localised = {
  sw: 'Kipute: nenosiri la akaunti yako limebadilishwa. Kama si wewe, weka nenosiri jipya sasa kwa msimbo, kisha wasiliana nasi.',
  en: 'Kipute: the password of your account was changed. If this was not you, set a new one by code now and contact us.',
};

type NewPassword = { readonly playerId: bigint; readonly at: Date };

/** The owner hears of it whatever they chose: it may have been somebody else (ACT-33). */
export function tellOfNewPassword(
  writeToPlayer: WriteToPlayer,
  tx: Transaction,
  { playerId, at }: NewPassword,
): Promise<void> {
  const key = `new-password:${playerId}:${at.toISOString()}`;
  return writeToPlayer(tx, { playerId, kind: 'security', text: newPasswordMessage, key });
}
