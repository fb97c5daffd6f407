import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { maskedName, regionIn } from '@kipute/domain/accounts/masked-winner';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { eatDayBegan, eatDayOf } from '@kipute/domain/odds/eat-days';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPrepared,
  type HandlersFor,
  refuseWith,
} from '../../platform/http/handler.ts';
import { type PreparedReply, prepareReply } from '../../platform/http/prepared-reply.ts';
import type { Audit } from '../audit/index.ts';
import {
  findWin,
  LARGE_WIN_SENTI,
  largeWinsSince,
  ticketsSince,
  type WinRow,
  winnerChoiceOf,
} from './winner-store.ts';

export type WinnerRoutes = HandlersFor<
  'winners/inquire' | 'winners/slip' | 'winners/choice' | 'winners/update_choice'
>;

export type WinnerDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
};

type Period = CallRequest<'winners/inquire'>['period'];
type Winners = CallContent<'winners/inquire'>;
type Winner = Winners['winners'][number];

const daysOf: Readonly<Record<Period, number>> = { day: 1, week: 7, month: 30 };
const DAY_MS = 86_400_000;

/** When the first day of a period began. */
const since = (period: Period, now: Date): Date =>
  new Date(eatDayBegan(now.getTime()) - (daysOf[period] - 1) * DAY_MS);

export function winnerRoutes(deps: WinnerDeps): WinnerRoutes {
  const { database, clock, audit } = deps;
  const shown = shownWinners(deps);
  return {
    'winners/inquire': async ({ period }) => answerPrepared(await shown(period)),
    'winners/slip': async ({ id }, { locale }) => {
      const wanted = { id: idOfWire(id), since: since('month', clock.now()) };
      const found = await findWin(database.read, wanted);
      if (!found) return refuseWith('win-unknown');
      return answer({
        ...winnerView(found.win),
        details: found.legs.map(({ words, odds, outcome, startsAt }) => ({
          market_name: words[locale]?.market ?? '',
          selection_name: words[locale]?.selection ?? '',
          odds: odds / 1_000,
          outcome: outcomeOf(outcome),
          fixture_date: startsAt.toISOString(),
          team_home: words[locale]?.home ?? '',
          team_away: words[locale]?.away ?? '',
          league: words[locale]?.league ?? '',
        })),
      });
    },
    'winners/choice': async (_, { caller }) =>
      answer(choiceView((await winnerChoiceOf(database.read, caller.playerId))?.shown ?? false)),
    'winners/update_choice': async ({ shown: wanted }, { caller, address, userAgent }) => {
      const { playerId } = caller;
      await database.transact(async (tx) => {
        const row = { shown: wanted === 1, changedAt: clock.now() };
        await tx
          .insertInto('winnerChoice')
          .values({ playerId, ...row })
          .onConflict((conflict) => conflict.column('playerId').doUpdateSet(row))
          .execute();
        await audit.record(tx, {
          ...{ type: 'user-change', source: 'player', user: { kind: 'player', id: playerId } },
          ...{ content: `large wins shown: ${row.shown}`, address, userAgent },
        });
      });
      return answer(choiceView(wanted === 1));
    },
  };
}

const choiceView = (isShown: boolean) => ({ shown: isShown ? (1 as const) : (0 as const) });

type OutcomeId = (typeof legOutcomes)[keyof typeof legOutcomes]['id'];

const outcomeOf = (outcome: number): OutcomeId =>
  Object.values(legOutcomes).find(({ id }) => id === outcome)?.id ?? legOutcomes.pending.id;

/** Read for everybody together, so a crowd costs a question a minute. */
const REREAD_MS = 60_000;

type Reply = PreparedReply<Winners>;

function shownWinners({ database, clock }: WinnerDeps): (period: Period) => Promise<Reply> {
  const kept = new Map<Period, { readonly reply: Promise<Reply>; readonly readAtMs: number }>();
  const read = async (period: Period): Promise<Reply> => {
    const from = since(period, clock.now());
    const [wins, { decided, won }] = await Promise.all([
      largeWinsSince(database.read, from),
      ticketsSince(database.read, eatDayOf(from.getTime())),
    ]);
    const content: Winners = {
      ...{ winners: wins.map(winnerView), decided, won },
      from: toWireShillings(senti(LARGE_WIN_SENTI)),
    };
    return prepareReply({ content: JSON.stringify(content), count: null });
  };
  return (period) => {
    const nowMs = clock.now().getTime();
    const before = kept.get(period);
    if (before && nowMs - before.readAtMs < REREAD_MS) return before.reply;
    const reply = read(period);
    kept.set(period, { reply, readAtMs: nowMs });
    // A failure is not an answer to keep: who asks next tries again.
    reply.catch(() => {
      if (kept.get(period)?.reply === reply) kept.delete(period);
    });
    return reply;
  };
}

/** Who did not agree is nobody: no letter, no region, never a digit of a phone (WIN-02). */
function winnerView(row: WinRow): Winner {
  return {
    id: row.id.toString(),
    name: row.agreed ? maskedName(row.playerName) : '',
    region: row.agreed ? regionIn(row.location) : '',
    product: productOf(row),
    legs: row.legCount,
    odds: Number(row.totalOdds) / 100,
    stake: toWireShillings(senti(row.stake)),
    paid: toWireShillings(senti(row.payout)),
    tax: toWireShillings(senti(row.tax)),
    won_at: row.settledAt.toISOString(),
  };
}

function productOf({ legCount, systemSize }: WinRow): Winner['product'] {
  if (systemSize > 0) return 'system';
  return legCount === 1 ? 'single' : 'accumulator';
}
