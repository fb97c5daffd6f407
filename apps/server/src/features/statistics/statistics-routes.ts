import {
  COHORT_WEEKS,
  STATISTICS_ROWS_MAX,
  type StatisticsProduct,
  type StatisticsRows,
} from '@kipute/contract/constants/operations/statistics';
import type { Locale } from '@kipute/contract/locale';
import { eatDayBegan } from '@kipute/domain/odds/eat-days';
import { type RacingKind, racingKinds } from '@kipute/domain/racing/racing-bet';
import { statedReturns } from '@kipute/domain/racing/stated-return';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  type HandlersFor,
  refuseWith,
  type Scope,
  scopeOf,
} from '../../platform/http/handler.ts';
import { isInScope } from '../players/index.ts';
import type { Settings } from '../settings/index.ts';
import { newestCheck } from './check-books.ts';
import { figuresOf, namesOf, restOf, type Times, totalOf } from './figures-store.ts';
import {
  type AskedPeriod,
  daysMaxOf,
  type Period,
  type PeriodRefusal,
  periodOf,
} from './period.ts';
import { cohortsSince, peopleByDay, peopleOf, returnsOf, topPlayers } from './players-store.ts';
import { progressOf } from './roll-up.ts';
import { figuresView, money, nameOf, rowView, standingView } from './statistics-view.ts';
import { todayAtAGlance } from './today.ts';

export type StatisticsRoutes = HandlersFor<
  | 'statistics/today'
  | 'statistics/hourly'
  | 'statistics/history'
  | 'statistics/agent'
  | 'statistics/players'
  | 'statistics/cohorts'
  | 'statistics/top_players'
  | 'statistics/returns'
>;

export type StatisticsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
};

const WEEK_MS = 7 * 86_400_000;
const everybody: Scope = { of: 'everybody' };

export function statisticsRoutes({ database, clock, settings }: StatisticsDeps): StatisticsRoutes {
  const { office } = database;
  const asked = (request: AskedPeriod, rowsBy = 'day') =>
    periodOf(request, clock.now(), daysMaxOf(rowsBy));
  return {
    'statistics/today': async () =>
      answer({
        ...(await todayAtAGlance(office, clock.now())),
        ...(await standingOf(office)),
      }),
    'statistics/hourly': async (request) => {
      const period = asked(request);
      if (!period.ok) return refusal(period.refusal);
      const { start_day, end_day } = period.value;
      const { product } = request;
      const question = { ...period.value, product, scope: everybody };
      const rows = await figuresOf(office, { ...question, rowsBy: 'hour-of-weekday' });
      const cells = rows.map((row) => {
        const [weekday = 1, hour = 0] = row.key.split(' ').map(Number);
        return { weekday, hour, ...figuresView(row) };
      });
      const total = figuresView(totalOf(rows));
      return answer({ start_day, end_day, cells, total, ...(await standingOf(office)) });
    },
    'statistics/history': async (request, { locale }) => {
      const { rows_by: rowsBy, product } = request;
      const period = asked(request, rowsBy);
      if (!period.ok) return refusal(period.refusal, rowsBy);
      const table = { period: period.value, rowsBy, product, scope: everybody, locale };
      return answer(await tableOf(office, table));
    },
    'statistics/agent': async (request, { caller, locale }) => {
      const { rows_by: rowsBy, product } = request;
      const period = asked(request);
      if (!period.ok) return refusal(period.refusal);
      const tree = await treeAsked(office, scopeOf(caller), request.agent_id);
      if (!tree.ok) return refuseWith(tree.refusal);
      const table = { period: period.value, rowsBy, product, scope: tree.value, locale };
      return answer(await tableOf(office, table));
    },
    ...peopleRoutes({ database, clock, settings }),
  };
}

type PeopleRoutes = Pick<
  StatisticsRoutes,
  'statistics/players' | 'statistics/cohorts' | 'statistics/top_players' | 'statistics/returns'
>;

/** People are counted over every day they played: the same question is answered from memory. */
const KEPT_MS = 60_000;
const ANSWERS_KEPT = 100;

/** Times name the question. */
function keptAnswers<Value>(clock: Clock, ask: (times: Times) => Promise<Value>) {
  const kept = new Map<string, { readonly answer: Promise<Value>; readonly untilMs: number }>();
  return (key: string, times: Times): Promise<Value> => {
    const nowMs = clock.now().getTime();
    const known = kept.get(key);
    if (known && known.untilMs > nowMs) return known.answer;
    if (kept.size >= ANSWERS_KEPT) kept.clear();
    const asked = ask(times);
    kept.set(key, { answer: asked, untilMs: nowMs + KEPT_MS });
    asked.catch(() => kept.delete(key));
    return asked;
  };
}

const keyOf = ({ start_day, end_day }: Period) => `${start_day} ${end_day}`;

function peopleRoutes({ database, clock, settings }: StatisticsDeps): PeopleRoutes {
  const { office } = database;
  const peopleIn = keptAnswers(clock, (times) => peopleOf(office, times));
  const daysIn = keptAnswers(clock, (times) => peopleByDay(office, times));
  const cohortsIn = keptAnswers(clock, (times) => cohortsSince(office, times));
  const topIn = keptAnswers(clock, (times) => topPlayers(office, times));
  const asked = (request: AskedPeriod) => periodOf(request, clock.now());
  return {
    'statistics/players': async (request) => {
      const period = asked(request);
      if (!period.ok) return refusal(period.refusal);
      const key = keyOf(period.value);
      const people = await peopleIn(key, period.value);
      return answer({ ...people, days: [...(await daysIn(key, period.value))] });
    },
    'statistics/cohorts': async () => {
      const until = clock.now();
      const from = new Date(mondayOf(until) - (COHORT_WEEKS - 1) * WEEK_MS);
      const cohorts = await cohortsIn(from.toISOString(), { from, until });
      return answer(cohorts.map((one) => ({ ...one, active: [...one.active] })));
    },
    'statistics/top_players': async (request) => {
      const period = asked(request);
      if (!period.ok) return refusal(period.refusal);
      const players = await topIn(keyOf(period.value), period.value);
      return answer(
        players.map(({ id, name, stakes, payouts }) => ({
          ...{ id: id.toString(), name, stakes: money(stakes), payouts: money(payouts) },
          net: money(stakes - payouts),
        })),
      );
    },
    'statistics/returns': async (request) => {
      const period = asked(request);
      if (!period.ok) return refusal(period.refusal);
      const stated = statedReturns(settings.current('racing').terms);
      const rows = await returnsOf(office, period.value);
      return answer(
        rows.map(({ game, name, product, stakes, payouts, stated: hundredths }) => ({
          ...{ game, name, product, stakes: money(stakes), payouts: money(payouts) },
          stated_return: isRacingKind(game)
            ? stated[game] / 10_000
            : hundredths === null
              ? null
              : hundredths / 100,
        })),
      );
    },
  };
}

const isRacingKind = (game: string): game is RacingKind =>
  (racingKinds as readonly string[]).includes(game);

const refusal = (code: PeriodRefusal, rowsBy = 'day') =>
  refuseWith(code, { days: daysMaxOf(rowsBy) });

const standingOf = async (reader: Reader) =>
  standingView(await progressOf(reader), await newestCheck(reader));

/** The instant a week began in East Africa, with its Monday. */
function mondayOf(at: Date): number {
  const today = eatDayBegan(at.getTime());
  const weekday = (new Date(today + 12 * 3_600_000).getUTCDay() + 6) % 7;
  return today - weekday * 86_400_000;
}

/** Outside of the caller's tree there are no agents, as if the number had never been given out. */
async function treeAsked(
  reader: Reader,
  scope: Scope,
  agentId: string | undefined,
): Promise<Result<Scope, 'agent-unknown'>> {
  if (agentId === undefined) return ok(scope);
  const id = idOfWire(agentId);
  if (!(await isInScope(reader, scope, id, 'with-oneself'))) return refuse('agent-unknown');
  const agent = await reader
    .selectFrom('player')
    .select('id')
    .where('id', '=', id)
    .where('agentSince', 'is not', null)
    .executeTakeFirst();
  return agent ? ok({ of: 'tree', agentId: id }) : refuse('agent-unknown');
}

type AskedTable = {
  readonly period: Period;
  readonly rowsBy: StatisticsRows;
  readonly product: StatisticsProduct | undefined;
  readonly scope: Scope;
  readonly locale: Locale;
};

const inTime = ['hour', 'day'] as const satisfies readonly StatisticsRows[];

/** Hours and days in their order, everything else with the largest first and the rest as one row. */
async function tableOf(reader: Reader, { period, rowsBy, product, scope, locale }: AskedTable) {
  const question = { from: period.from, until: period.until, product, scope };
  const isInTime = inTime.some((one) => one === rowsBy);
  const rows = await figuresOf(reader, {
    ...{ ...question, rowsBy },
    ...(!isInTime && { rowsMax: STATISTICS_ROWS_MAX }),
  });
  const total =
    rows.length < STATISTICS_ROWS_MAX || isInTime
      ? totalOf(rows)
      : await figuresOf(reader, { ...question, rowsBy: 'nothing' }).then(totalOf);
  const names = await namesOf(
    reader,
    rowsBy,
    rows.map(({ key }) => key),
  );
  const shown = rows.map((row) => rowView(row, nameOf({ rowsBy, names, locale }, row.key)));
  const rest = restOf(total, rows);
  if (rest.stakes !== 0n) shown.push(rowView({ key: 'rest', ...rest }, ''));
  if (isInTime) shown.sort((one, other) => (one.key < other.key ? -1 : 1));
  const { start_day, end_day } = period;
  return {
    ...{ start_day, end_day, rows: shown, total: figuresView(total) },
    ...(await standingOf(reader)),
  };
}
