import type { CallContent } from '@kipute/contract/registry';
import { limitTimesFactor } from '@kipute/domain/betting/stake-factor';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { SettingsOf } from '../settings/index.ts';
import type { Balances } from '../wallet/index.ts';
import type { Player } from './player-store.ts';

type UserInfo = CallContent<'subscriber/login'>['user_info'];
type Flag = 0 | 1;
const flag = (on: boolean): Flag => (on ? 1 : 0);

type StakeMaxima = Readonly<Record<'desktop' | 'phone', Senti>>;

type Standing = {
  readonly balances: Balances;
  readonly unread: number;
  readonly stakeMaxima: StakeMaxima;
};

/** What the player may stake: an amount, and nothing of how it came about (RSK-02). */
export function stakeMaximaOf(
  { stakeFactorPercent: factor }: Pick<Player, 'stakeFactorPercent'>,
  { desktop, phone }: SettingsOf<'bet'>,
): StakeMaxima {
  const own = ({ stakeMaximum, stakeMinimum }: SettingsOf<'bet'>['phone']) =>
    limitTimesFactor(stakeMaximum, factor, stakeMinimum);
  return { desktop: own(desktop), phone: own(phone) };
}

export function playerView(player: Player, { balances, unread, stakeMaxima }: Standing): UserInfo {
  return {
    id: player.id.toString(),
    name: player.name,
    phone: player.phone,
    balance: toWireShillings(balances.cash),
    credit_money: toWireShillings(balances.credit),
    virtual_currency: toWireShillings(balances['racing-coin']),
    invitation_code: player.invitationCode,
    not_viewed: unread,
    default_bet_amount: toWireShillings(senti(player.defaultBetAmount)),
    max_bet_desktop: toWireShillings(stakeMaxima.desktop),
    max_bet_phone: toWireShillings(stakeMaxima.phone),
    disabled_status: flag(player.disabled),
    no_bet: flag(player.bettingForbidden),
    no_withdraw: flag(player.withdrawalForbidden),
    return_scale: player.returnScaleHundredths / 100,
  };
}

/** With the balances and the unread messages of this moment. */
export type ShowPlayer = (player: Player) => Promise<UserInfo>;
