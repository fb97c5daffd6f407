import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Messaging } from '../../messaging/index.ts';
import { findPlayer, languageOf, type Player } from '../player-store.ts';
import { messageChoicesOf } from './change-message-choices.ts';

/** What stands for the number of a player who was forgotten reaches nobody. */
const PHONE = /^[1-9]\d{6,14}$/;

type MessageKind = 'security' | 'money' | 'news';

type Letter = {
  readonly kind: MessageKind;
  readonly text: Localised;
  /** Names the cause; a second message for one cause is not sent. */
  readonly key: string;
};

/** Sends nothing to who does not want this kind; in the language the player chose. */
export type WriteToPlayer = (
  tx: Transaction,
  letter: Letter & { readonly playerId: bigint },
) => Promise<void>;

export async function messageLanguageOf(reader: Reader, player: Player): Promise<Locale> {
  const { language } = await messageChoicesOf(reader, player.id);
  return language ?? languageOf(player);
}

export function playerWriter(messaging: Pick<Messaging, 'sendSms'>): WriteToPlayer {
  return async (tx, { playerId, ...letter }) => {
    const player = await findPlayer(tx, playerId);
    if (player) await writeTo(messaging, tx, { ...letter, player });
  };
}

/** For who holds the player as they were before this visit. */
export async function writeTo(
  { sendSms }: Pick<Messaging, 'sendSms'>,
  tx: Transaction,
  { player, kind, text, key }: Letter & { readonly player: Player },
): Promise<void> {
  const { language, ...wanted } = await messageChoicesOf(tx, player.id);
  const isWanted = kind === 'security' || wanted[kind];
  if (!isWanted || !PHONE.test(player.phone)) return;
  const words = textIn(language ?? languageOf(player), text);
  await sendSms(tx, { phone: player.phone, text: words, key });
}
