import { setTimeout as sleep } from 'node:timers/promises';
import { CallRejected } from '@kipute/api-client/call-rejected';
import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { callsOf, signInAdministrator } from '../arrivals/arrivals.ts';
import type { BroughtUp } from './bring-up.ts';
import { untilReady } from './until-ready.ts';

type World = Pick<BroughtUp, 'playerAddress' | 'backofficeAddress' | 'logins'>;
type Candidate = CallContent<'pool_issue/matches'>[number];
type PoolType = CallContent<'guessing_bet_type/inquire_all'>[number];
type Calls = ReturnType<typeof callsOf>;

const HOUR_MS = 3_600_000;
/** A newcomer has so long to buy a ticket, at least. */
const FIRST_KICK_OFF_HOURS = 30;
/** The matches of an issue lie within as many hours: a week-end. */
const SPAN_HOURS = 48;
const STEP_HOURS = 24;
const LAST_START_HOURS = 9 * 24;

const TRIES_MAX = 60;
const TRY_EVERY_MS = 2_000;

/** Whom people here follow first. */
const leagues = ['Ligi Kuu ya NBC', 'Premier League', 'La Liga', 'Serie A', 'Bundesliga'];

/**
 * A seeded world has a jackpot and a Lucky Six on sale. They are composed and opened by the calls
 * that a clerk's page makes; where a clerk did so before, nothing is done.
 */
export async function openFirstIssues(world: World): Promise<void> {
  const { backofficeAddress: office, logins } = world;
  const [administrator] = logins.administrators;
  if (!administrator) return;
  // Before it has read the odds nothing can be chosen.
  await untilReady(world);
  const { token } = await patiently(() => signInAdministrator(office, administrator));
  const calls = callsOf(office, token);
  for (const type of await patiently(() => calls.guessing_bet_type.inquire_all({}))) {
    if (type.active !== 1) continue;
    await patiently(async () => {
      if (!(await hasIssue(calls, type))) await openIssue(calls, type);
    });
  }
}

/** A small machine that has just started sheds load: what was turned away is asked again. */
async function patiently<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (reason) {
      const isShed = reason instanceof CallRejected && reason.code === 'overloaded';
      if (!isShed || tried === TRIES_MAX) throw reason;
      await sleep((reason.retryAfterSeconds ?? 0) * 1_000 || TRY_EVERY_MS);
    }
  }
}

const over: readonly number[] = [poolIssueStatuses.settled.id, poolIssueStatuses.cancelled.id];

/** One that is prepared, on sale or waits for its results; a history has others, which are over. */
async function hasIssue(calls: Calls, { id: type_id }: PoolType): Promise<boolean> {
  const { content } = await calls.pool_issue.inquire({ type_id, page: 1, page_size: 10 });
  return content.some(({ status }) => !over.includes(status));
}

async function openIssue(calls: Calls, type: PoolType): Promise<void> {
  const { guess_number: places, reserves } = type;
  const matches = await findMatchesSoon(calls, type, places + reserves);
  const ids = matches.map(({ match_id }) => match_id);
  const reason = 'the first of a new world';
  const draft = await calls.pool_issue.add({
    ...{ type_id: type.id, reason },
    ...{ matches: ids.slice(0, places), reserves: ids.slice(places) },
  });
  await calls.pool_issue.open({ id: draft.id, revision: draft.revision, reason });
}

/** The prices of a new world come over some time after its matches. */
async function findMatchesSoon(calls: Calls, type: PoolType, wanted: number) {
  for (let tried = 0; tried < TRIES_MAX; tried += 1) {
    const matches = await findMatches(calls, type, wanted);
    if (matches.length === wanted) return matches;
    await sleep(TRY_EVERY_MS);
  }
  throw new Error(`${type.label} needs ${wanted} matches with prices`);
}

/** Of the first week-end that has enough of them, those of the leagues that people follow first. */
async function findMatches(calls: Calls, type: PoolType, wanted: number) {
  const now = Date.now();
  for (let hours = FIRST_KICK_OFF_HOURS; hours < LAST_START_HOURS; hours += STEP_HOURS) {
    const { content } = await calls.pool_issue.matches({
      ...{ type_id: type.id, page: 1, page_size: 100 },
      from: new Date(now + hours * HOUR_MS).toISOString(),
      until: new Date(now + (hours + SPAN_HOURS) * HOUR_MS).toISOString(),
    });
    const priced = content.filter(({ odds }) => odds !== null);
    if (priced.length >= wanted) return priced.toSorted(byLeague).slice(0, wanted);
  }
  return [];
}

const rankOf = ({ competition }: Candidate): number => {
  const rank = leagues.indexOf(competition);
  return rank < 0 ? leagues.length : rank;
};

const byLeague = (one: Candidate, other: Candidate): number =>
  rankOf(one) - rankOf(other) || one.start_time.localeCompare(other.start_time);
