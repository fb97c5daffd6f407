import { casinoTransactionKinds } from '@kipute/contract/constants/casino/casino';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { gameName } from '../games/game-view.ts';
import type { CasinoTransaction } from './transaction-store.ts';

/** A stake that came late gives tax back; what was withheld is never less than nothing. */
const withheld = (tax: bigint): bigint => (tax > 0n ? tax : 0n);

export const transactionView = (
  one: CasinoTransaction,
  locale: Locale,
): CallContent<'casino_transaction/inquire'>[number] => ({
  id: one.id.toString(),
  provider: one.provider,
  transaction: one.transaction,
  kind: casinoTransactionKinds[one.kind].id,
  round: one.round,
  game_id: one.gameId?.toString() ?? null,
  game_name: gameName({ nameSw: one.nameSw ?? '', nameEn: one.nameEn ?? '' }, locale),
  user_id: one.playerId.toString(),
  user_name: one.playerName,
  amount: toWireShillings(senti(one.amount)),
  tax_amount: toWireShillings(senti(withheld(one.tax))),
  balance_after: toWireShillings(senti(one.balanceAfter)),
  is_void: one.isVoid ? 1 : 0,
  create_time: one.recordedAt.toISOString(),
});
