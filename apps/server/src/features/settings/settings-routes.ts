import { answer, answerPrepared, type HandlersFor } from '../../platform/http/handler.ts';
import { type PreparedReply, prepareReply } from '../../platform/http/prepared-reply.ts';
import type { SettingsOf } from './sections/sections.ts';
import type { SettingsCache } from './settings-cache.ts';
import { betConfigView, bettingPauseView, payConfigView, winBonusView } from './settings-view.ts';

export type SettingsRoutes = HandlersFor<
  | 'bet_config/inquire'
  | 'bet_config/checkout_no_bet'
  | 'string_rewards/inquire'
  | 'pay_config/inquire'
>;

/** Pages ask these every few seconds, so they read memory only. */
export function settingsRoutes({ current }: Pick<SettingsCache, 'current'>): SettingsRoutes {
  return {
    'bet_config/inquire': async (_, { device, locale }) =>
      answer(
        betConfigView({
          bet: current('bet'),
          taxes: current('taxes'),
          site: current('site'),
          device,
          locale,
        }),
      ),
    'bet_config/checkout_no_bet': async (_, { locale }) =>
      answer(bettingPauseView(current('bet'), locale)),
    'string_rewards/inquire': async () => answerPrepared(ladderReply(current('winBonus'))),
    'pay_config/inquire': async () => answer(payConfigView(current('pay'))),
  };
}

type Ladder = ReturnType<typeof winBonusView>;

const ladderReplies = new WeakMap<SettingsOf<'winBonus'>, PreparedReply<Ladder>>();

/** Fifty steps are two kilobytes for every slip that opens; packed once, they are a quarter. */
function ladderReply(winBonus: SettingsOf<'winBonus'>): PreparedReply<Ladder> {
  const made = ladderReplies.get(winBonus);
  if (made) return made;
  const content = JSON.stringify(winBonusView(winBonus));
  const reply = prepareReply<Ladder>({ content, count: null });
  ladderReplies.set(winBonus, reply);
  return reply;
}
