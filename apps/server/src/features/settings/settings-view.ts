import { rowsOf } from '@kipute/contract/constants/choice';
import { operators } from '@kipute/contract/constants/money/operators';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { SettingsOf } from './sections/sections.ts';

type Flag = 0 | 1;
const flag = (on: boolean): Flag => (on ? 1 : 0);

/** There is one betting configuration; the wire wants it to have a number. */
const BET_CONFIG_ID = 1;

export function bettingPauseView(
  bet: SettingsOf<'bet'>,
  locale: Locale,
): CallContent<'bet_config/checkout_no_bet'> {
  return { no_bet: flag(bet.bettingPaused), pause_prompt: textIn(locale, bet.pausePrompt) };
}

type BetConfigSources = {
  readonly bet: SettingsOf<'bet'>;
  readonly taxes: SettingsOf<'taxes'>;
  readonly site: SettingsOf<'site'>;
  readonly device: 'desktop' | 'phone';
  readonly locale: Locale;
};

export function betConfigView({
  bet,
  taxes,
  site,
  device,
  locale,
}: BetConfigSources): CallContent<'bet_config/inquire'> {
  return {
    id: BET_CONFIG_ID,
    minimum_bet_amount: toWireShillings(bet[device].stakeMinimum),
    minimum_bet_amount_virtual: toWireShillings(bet.creditStakeMinimum),
    max_bet_amount: toWireShillings(bet[device].stakeMaximum),
    min_string_reward_odds: bet.winBonusOddsMinimum / 1000,
    single_game_highest_profit: toWireShillings(bet.singleProfitMaximum),
    multiple_game_highest_profit: toWireShillings(bet.multipleProfitMaximum),
    tax_rate: taxes.sportsPercent,
    live_bet_delay: bet[device].liveBetDelaySeconds,
    customer_service: site.customerServicePhones.join(','),
    ...bettingPauseView(bet, locale),
  };
}

export function winBonusView({
  ladder,
}: SettingsOf<'winBonus'>): CallContent<'string_rewards/inquire'> {
  return ladder.map(({ legs, percent }) => ({ strings: legs, cash_back: percent }));
}

export function payConfigView(pay: SettingsOf<'pay'>): CallContent<'pay_config/inquire'> {
  return {
    tigo_recharge: flag(pay.tigo.deposit),
    tigo_withdraw: flag(pay.tigo.withdrawal),
    airtel_recharge: flag(pay.airtel.deposit),
    airtel_withdraw: flag(pay.airtel.withdrawal),
    vodacom_recharge: flag(pay.vodacom.deposit),
    vodacom_withdraw: flag(pay.vodacom.withdrawal),
    halotel_recharge: flag(pay.halotel.deposit),
    halotel_withdraw: flag(pay.halotel.withdrawal),
    channel_order: channelOrder(pay.channels),
    recharge_delay: pay.depositDelaySeconds,
    minimum_recharge: toWireShillings(pay.depositMinimum),
    max_recharge: toWireShillings(pay.depositMaximum),
    minimum_withdraw: toWireShillings(pay.withdrawalMinimum),
    max_withdraw: toWireShillings(pay.withdrawalMaximum),
    prohibit_withdrawal: flag(pay.withdrawalsProhibited),
  };
}

/** Two of one place stay in the order of the table. */
const channelOrder = (channels: SettingsOf<'pay'>['channels']) =>
  rowsOf(channels)
    .toSorted(([, one], [, other]) => one.place - other.place)
    .map(([name]) => operators[name].id);

export function switchesView(
  { bettingPaused, pausePrompt }: SettingsOf<'bet'>,
  { maintenance, maintenancePrompt }: SettingsOf<'site'>,
): CallContent<'configuration/switches'> {
  return {
    no_bet: flag(bettingPaused),
    pause_prompt: pausePrompt,
    maintenance: flag(maintenance),
    maintenance_prompt: maintenancePrompt,
  };
}
