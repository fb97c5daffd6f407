import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';

/** Of one player, in senti. */
export type PurseCount = {
  readonly player: string;
  readonly cash: string;
  readonly held: string;
  readonly expectedCash: string;
  readonly expectedHeld: string;
};

export function strayMoney(counts: readonly PurseCount[]): string | undefined {
  const wrong = counts.find(
    ({ cash, held, expectedCash, expectedHeld }) => cash !== expectedCash || held !== expectedHeld,
  );
  if (!wrong) return undefined;
  const { player, cash, held, expectedCash, expectedHeld } = wrong;
  return `${player} has ${cash} and ${held} held, by the payments ${expectedCash} and ${expectedHeld}`;
}

/** Nobody bets here yet: what is not paid in or out is nobody's. */
const COUNTS = `
  select phone as player,
    coalesce((select balance from purse where player_id = id and kind = 'cash'), 0)::text as cash,
    coalesce((select balance from purse where player_id = id and kind = 'held'), 0)::text as held,
    (coalesce((select sum(amount) from deposit where player_id = player.id and state = 'paid'), 0)
      - coalesce((select sum(amount) from withdrawal
          where player_id = player.id and state <> 'returned'), 0)
    )::text as "expectedCash",
    coalesce((select sum(amount) from withdrawal
      where player_id = player.id and state not in ('paid', 'returned')), 0)::text as "expectedHeld"
  from player`;

export const pursesAddUp: Law<Scene> = {
  name: 'what players have is what they paid in, less what is held and what was paid out',
  holds: 'always',
  breach: async ({ world }) => strayMoney(await world.database.ask<PurseCount>(COUNTS)),
};
