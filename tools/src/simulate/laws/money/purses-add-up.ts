import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';

/** Of one player, in senti: what is in each purse, and what should be. */
export type PurseCount = {
  readonly player: string;
  readonly cash: string;
  readonly held: string;
  readonly credit: string;
  readonly expectedCash: string;
  readonly expectedHeld: string;
  readonly expectedCredit: string;
};

export function strayMoney(counts: readonly PurseCount[]): string | undefined {
  for (const { player, cash, held, credit, ...expected } of counts) {
    const has = `${cash}, ${held} held and ${credit} of credit`;
    const { expectedCash, expectedHeld, expectedCredit } = expected;
    const should = `${expectedCash}, ${expectedHeld} held and ${expectedCredit} of credit`;
    if (has !== should) return `${player} has ${has}; by payments and bets it is ${should}`;
  }
  return undefined;
}

const inPurse = (kind: string): string =>
  `coalesce((select balance from purse where player_id = player.id and kind = '${kind}'), 0)`;

/** What everybody was given by hand before the run. */
const given = (kind: string): string => `coalesce((
  select sum(amount) from posting join journal_entry on journal_entry.id = entry_id
  where player_id = player.id and account = '${kind}'
    and cause = ${billTypes['balance-change'].id}), 0)`;

/** Nothing is settled yet: a stake does not come back. */
const staked = (kind: string): string => `coalesce((
  select sum(stake) from bet_order where player_id = player.id and paid_with = '${kind}'), 0)`;

const COUNTS = `
  select phone as player, ${inPurse('cash')}::text as cash, ${inPurse('held')}::text as held,
    ${inPurse('credit')}::text as credit,
    (${given('cash')} - ${staked('cash')}
      + coalesce((select sum(amount) from deposit
          where player_id = player.id and state = 'paid'), 0)
      - coalesce((select sum(amount) from withdrawal
          where player_id = player.id and state <> 'returned'), 0)
    )::text as "expectedCash",
    coalesce((select sum(amount) from withdrawal
      where player_id = player.id and state not in ('paid', 'returned')), 0)::text as "expectedHeld",
    (${given('credit')} - ${staked('credit')})::text as "expectedCredit"
  from player`;

export const pursesAddUp: Law<Scene> = {
  name: 'what players have is what they were paid or given, less what is held, paid out or staked',
  holds: 'always',
  breach: async ({ world }) => strayMoney(await world.database.ask<PurseCount>(COUNTS)),
};
