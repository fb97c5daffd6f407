import { racingBetTypes, racingRoundStatuses } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { toWireShillings } from '@kipute/domain/money/senti';
import { type RacingKind, racingKinds } from '@kipute/domain/racing/racing-bet';
import type { RacingRoundState } from '@kipute/domain/racing/racing-states';
import { statedReturn } from '@kipute/domain/racing/stated-return';
import type { SettingsOf } from '../../settings/index.ts';
import { numberOnDay, type RacingRound } from './round-store.ts';
import type { RoundTerms } from './round-terms.ts';

type ShownRound = CallContent<'racing_round/proof'>;
type ShownTable = CallContent<'racing_round/inquire'>['table'];

const statusOf = {
  scheduled: racingRoundStatuses['not-started'].id,
  drawn: racingRoundStatuses.ongoing.id,
  settled: racingRoundStatuses.ended.id,
  refunded: racingRoundStatuses.ended.id,
} as const satisfies Record<RacingRoundState, number>;

/** The states of a status that the wire names. */
export const statesOf = (status: number): readonly RacingRoundState[] =>
  (Object.keys(statusOf) as RacingRoundState[]).filter((state) => statusOf[state] === status);

/** Order and seed are told when they may be known: the store has them no earlier (RAC-43). */
export function roundView(round: RacingRound): ShownRound {
  return {
    id: round.id.toString(),
    issue: numberOnDay(round.id),
    status: statusOf[round.state],
    start_bet_time: round.opensAt.toISOString(),
    end_bet_time: round.closesAt.toISOString(),
    draw_time: round.startsAt.toISOString(),
    end_time: round.endsAt.toISOString(),
    result: [...(round.result ?? [])],
    refunded: round.state === 'refunded' ? 1 : 0,
    commitment: round.commitment,
    salt: round.salt,
    seed: round.seed ?? '',
  };
}

export const betTypeOf = (kind: RacingKind) => racingBetTypes[kind].id;

/** Odds by bet type; ten-of-ten has none. */
export const oddsView = (terms: RoundTerms) =>
  racingKinds.map((kind) => ({
    bet_type: betTypeOf(kind),
    odds: kind === 'ten-of-ten' ? 0 : terms.odds[kind] / 1_000,
  }));

export const returnsView = (terms: RoundTerms) =>
  racingKinds.map((kind) => ({
    bet_type: betTypeOf(kind),
    stated_return: Math.floor(statedReturn(kind, terms)),
  }));

type Ruling = {
  readonly terms: RoundTerms;
  readonly settings: SettingsOf<'racing'>;
  readonly taxPercent: number;
};

/** What a player must know before betting: of the round at hand, and what holds for every one. */
export function tableView({ terms, settings, taxPercent }: Ruling): ShownTable {
  const returns = returnsView(terms);
  return {
    bets: oddsView(terms).map((bet, at) => ({
      ...bet,
      stated_return: returns[at]?.stated_return ?? 0,
    })),
    ten_of_ten: terms.tenOfTen.map(({ right, multiplier }) => ({ right, multiplier })),
    ten_of_ten_pool_from: terms.tenOfTenPoolFrom,
    ten_of_ten_pool_percent: terms.poolPercent,
    bet_amount_min: toWireShillings(settings.stakeMinimum),
    bet_amount_max: toWireShillings(settings.stakeMaximum),
    ten_of_ten_amount_max: toWireShillings(settings.tenOfTenStakeMaximum),
    max_tickets: settings.ticketsMaximum,
    tax_rate: taxPercent,
  };
}
