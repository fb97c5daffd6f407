import type { CallContent } from '@kipute/contract/registry';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Player } from './player-store.ts';

type UserInfo = CallContent<'subscriber/login'>['user_info'];
type Flag = 0 | 1;
const flag = (on: boolean): Flag => (on ? 1 : 0);

type Purses = { readonly cash: Senti; readonly credit: Senti; readonly racingCoin: Senti };

/**
 * Money lives in the ledger and nowhere else. Until there is one, every purse is empty, and this
 * is the one place that says so.
 */
const emptyPurses = (): Purses => ({ cash: senti(0n), credit: senti(0n), racingCoin: senti(0n) });

/** Messages arrive with the message board; nobody has an unread one before. */
const UNREAD_MESSAGES = 0;

export function playerView(player: Player): UserInfo {
  const purses = emptyPurses();
  return {
    id: player.id.toString(),
    name: player.name,
    phone: player.phone,
    balance: toWireShillings(purses.cash),
    credit_money: toWireShillings(purses.credit),
    virtual_currency: toWireShillings(purses.racingCoin),
    invitation_code: player.invitationCode,
    not_viewed: UNREAD_MESSAGES,
    default_bet_amount: toWireShillings(senti(player.defaultBetAmount)),
    disabled_status: flag(player.disabled),
    no_bet: flag(player.bettingForbidden),
    no_withdraw: flag(player.withdrawalForbidden),
    return_scale: player.returnScaleHundredths / 100,
  };
}
