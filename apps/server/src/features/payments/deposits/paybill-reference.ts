import type { PayingPlayer } from '../../players/index.ts';
import type { PaymentsDeps } from '../payments-deps.ts';

/** What a player types as reference: the registered number, as everybody knows it by heart. */
export const paybillReferenceOf = (phone: string): string => `0${phone.slice(3)}`;

/**
 * Whose money it is: who was named as reference, whoever's phone paid. Nobody's when that player
 * chose to take a break: then the operator gives it back.
 */
export async function ownerOfPaybill(
  { database, directory, protection }: PaymentsDeps,
  { reference }: { readonly reference: string },
): Promise<PayingPlayer | undefined> {
  const player = await directory.byPhone(database.read, reference);
  if (!player || (await protection.isPaused(database.read, player.id))) return undefined;
  return player;
}
