import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import type { Settings } from './index.ts';

let world: FeatureWorld;
let routes: Settings['routes'];
beforeAll(async () => {
  world = await createFeatureWorld();
  routes = world.settings.routes;
});
afterAll(() => world.close());

describe('settings on the wire', () => {
  test('[SET-12] bet_config/inquire carries the specified defaults', async () => {
    expect(await routes['bet_config/inquire']({}, contextOf(visitor))).toEqual({
      kind: 'answer',
      count: null,
      content: {
        id: 1,
        minimum_bet_amount: 100,
        minimum_bet_amount_virtual: 100,
        max_bet_amount: 3_000_000,
        min_string_reward_odds: 1.2,
        single_game_highest_profit: 50_000_000,
        multiple_game_highest_profit: 300_000_000,
        tax_rate: 10,
        live_bet_delay: 6,
        no_bet: 0,
        pause_prompt: 'Kubashiri kumesimama kwa muda. Tafadhali jaribu tena baadaye.',
        customer_service: '+255700000101,+255700000102,+255700000103',
      },
    });
  });

  test('[SET-12] pay_config/inquire carries the specified defaults, Halotel included', async () => {
    expect(await routes['pay_config/inquire']({}, contextOf(visitor))).toEqual({
      kind: 'answer',
      count: null,
      content: {
        tigo_recharge: 1,
        tigo_withdraw: 1,
        airtel_recharge: 1,
        airtel_withdraw: 1,
        vodacom_recharge: 1,
        vodacom_withdraw: 1,
        halotel_recharge: 1,
        halotel_withdraw: 1,
        recharge_delay: 5,
        channel_order: [6, 3, 4, 7],
        minimum_recharge: 100,
        max_recharge: 3_000_000,
        minimum_withdraw: 1_000,
        max_withdraw: 3_000_000,
        prohibit_withdrawal: 0,
      },
    });
  });

  test('[SET-12] string_rewards/inquire is the ladder from 3 legs 3 % to 50 legs 1000 %', async () => {
    const reply = await routes['string_rewards/inquire']({}, contextOf(visitor));
    const { content: ladder } = JSON.parse(reply.kind === 'prepared' ? reply.reply.text : '{}');
    expect(ladder).toHaveLength(48);
    expect([ladder[0], ladder[7], ladder[17], ladder[47]]).toEqual([
      { strings: 3, cash_back: 3 },
      { strings: 10, cash_back: 17 },
      { strings: 20, cash_back: 45 },
      { strings: 50, cash_back: 1000 },
    ]);
  });

  test('[SET-13] a pause shows at the next question, in the language asked', async () => {
    const value = { ...world.settings.current('bet'), bettingPaused: true };
    await world.database.transact((tx) =>
      world.settings.change(tx, {
        section: 'bet',
        value: { ...value, pausePrompt: { sw: 'Subiri', en: 'Wait' } },
        basedOn: 0,
        changedBy: null,
        note: '',
      }),
    );
    const ask = routes['bet_config/checkout_no_bet'];
    const answers = [
      await ask({}, contextOf(visitor)),
      await ask({}, contextOf(visitor, { locale: 'en-US' })),
    ];
    expect(answers).toEqual([
      { kind: 'answer', count: null, content: { no_bet: 1, pause_prompt: 'Subiri' } },
      { kind: 'answer', count: null, content: { no_bet: 1, pause_prompt: 'Wait' } },
    ]);
  });
});
