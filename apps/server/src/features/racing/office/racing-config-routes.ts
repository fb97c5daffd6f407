import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { shillings, toWireShillings } from '@kipute/domain/money/senti';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { namesOfAdministrators } from '../../access/index.ts';
import type { SettingsOf } from '../../settings/index.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { termsOf } from '../rounds/round-terms.ts';
import { returnsView } from '../rounds/round-view.ts';

export type RacingConfigRoutes = HandlersFor<'racing_config/inquire' | 'racing_config/update'>;

type Racing = SettingsOf<'racing'>;

/** How racing is held: what is impossible is refused by the section itself (RAC-60). */
export function racingConfigRoutes({
  database,
  settings,
}: Pick<RacingDeps, 'database' | 'settings'>): RacingConfigRoutes {
  return {
    'racing_config/inquire': async () => {
      const last = await settings.lastChangeOf(database.office, 'racing');
      const by = last?.changedBy ?? null;
      const names = await namesOfAdministrators(database.office, by === null ? [] : [by]);
      const racing = settings.current('racing');
      return answer({
        ...configView(racing),
        revision: last?.revision ?? 0,
        stated_returns: returnsView(termsOf(racing)),
        changed_by: by === null ? null : { id: by.toString(), name: names.get(by) ?? '' },
        changed_at: last?.changedAt.toISOString() ?? null,
      });
    },
    'racing_config/update': async ({ revision, reason, ...wanted }, context) => {
      const { caller, address, userAgent } = context;
      const value = configOf(wanted, settings.current('racing'));
      const changed = await database.transact((tx) =>
        settings.change(tx, {
          ...{ section: 'racing', value, basedOn: revision, note: reason },
          ...{ changedBy: caller.administratorId, visit: { address, userAgent } },
        }),
      );
      if (changed.ok) return answer({ revision: changed.value.revision });
      return refuseWith(
        changed.refusal === 'changed-meanwhile' ? 'changed-meanwhile' : 'racing-config-invalid',
      );
    },
  };
}

type Wanted = Omit<CallRequest<'racing_config/update'>, 'revision' | 'reason'>;
type Shown = Omit<
  CallContent<'racing_config/inquire'>,
  'revision' | 'stated_returns' | 'changed_by' | 'changed_at'
>;

const onWire = (thousandths: number): number => thousandths / 1_000;

function configView(racing: Racing): Shown {
  const { pace, terms } = racing;
  return {
    is_open: racing.isOpen ? 1 : 0,
    betting_seconds: pace.bettingSeconds,
    closed_seconds: pace.closedSeconds,
    race_seconds: pace.raceSeconds,
    result_seconds: pace.resultSeconds,
    champion_odds: onWire(terms.odds.champion),
    champion_and_runner_up_odds: onWire(terms.odds['champion-and-runner-up']),
    top_three_odds: onWire(terms.odds['top-three']),
    odd_even_odds: onWire(terms.odds['odd-even']),
    big_small_odds: onWire(terms.odds['big-small']),
    ten_of_ten: terms.tenOfTen.map(({ right, multiplier }) => ({ right, multiplier })),
    ten_of_ten_pool_percent: racing.poolPercent,
    ten_of_ten_pool_start: toWireShillings(racing.poolStart),
    bet_amount_min: toWireShillings(racing.stakeMinimum),
    bet_amount_max: toWireShillings(racing.stakeMaximum),
    ten_of_ten_amount_max: toWireShillings(racing.tenOfTenStakeMaximum),
    max_tickets: racing.ticketsMaximum,
  };
}

const thousandths = (odds: number): number => Math.round(odds * 1_000);

/** From how many right places on the pool is shared follows from the race and is not asked. */
function configOf(wanted: Wanted, { terms: { tenOfTenPoolFrom } }: Racing): Racing {
  return {
    isOpen: wanted.is_open === 1,
    pace: {
      bettingSeconds: wanted.betting_seconds,
      closedSeconds: wanted.closed_seconds,
      raceSeconds: wanted.race_seconds,
      resultSeconds: wanted.result_seconds,
    },
    terms: {
      odds: {
        champion: thousandths(wanted.champion_odds),
        'champion-and-runner-up': thousandths(wanted.champion_and_runner_up_odds),
        'top-three': thousandths(wanted.top_three_odds),
        'odd-even': thousandths(wanted.odd_even_odds),
        'big-small': thousandths(wanted.big_small_odds),
      },
      tenOfTen: wanted.ten_of_ten,
      tenOfTenPoolFrom,
    },
    poolPercent: wanted.ten_of_ten_pool_percent,
    poolStart: shillings(wanted.ten_of_ten_pool_start),
    stakeMinimum: shillings(wanted.bet_amount_min),
    stakeMaximum: shillings(wanted.bet_amount_max),
    tenOfTenStakeMaximum: shillings(wanted.ten_of_ten_amount_max),
    ticketsMaximum: wanted.max_tickets,
  };
}
