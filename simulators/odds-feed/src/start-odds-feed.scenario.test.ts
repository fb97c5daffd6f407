import { outcomeStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscribeTo } from './fixtures/plain-client.ts';
import { createStreamChecker } from './fixtures/stream-checker.ts';
import type { OddsFeed } from './start-odds-feed.ts';
import { startOddsFeed } from './start-odds-feed.ts';

let oddsFeed: OddsFeed;
let client: Awaited<ReturnType<typeof subscribeTo>>;
const checker = createStreamChecker();
let updatesRead = 0;

beforeAll(async () => {
  oddsFeed = await startOddsFeed({ seed: '5', world: 'small' });
  client = await subscribeTo(oddsFeed.port);
  for (const { entities } of client.named('InitialData')) checker.dump(entities as object[]);
});
afterAll(async () => {
  client.close();
  await oddsFeed.close();
});

type Change = Readonly<Record<string, unknown>>;

/** Reads on until some change is as wanted. */
async function untilTold(isWanted: (change: Change) => boolean): Promise<Change> {
  let found: Change | undefined;
  await client.until(() => {
    for (const update of client.named('UpdateData').slice(updatesRead)) {
      updatesRead += 1;
      const changes = update.changes as readonly Change[];
      checker.change(changes);
      found ??= changes.find(isWanted);
    }
    return found !== undefined;
  });
  return found ?? {};
}

const matchOf = (answer: object) => ('match' in answer ? answer.match : undefined);

describe('a client that knows the documentation only', () => {
  test('[OSIM-50] reads a dump in which everything it needs is found', () => {
    expect(checker.broken()).toEqual([]);
    const matches = checker.all('Event').filter(({ typeId }) => typeId === 1);
    expect(matches.length).toBe(33);
    expect(matches.filter(({ statusId }) => statusId === 2).length).toBe(3);
    for (const { id } of matches) {
      const sides = checker.all('EventParticipantRelation').filter(({ eventId }) => eventId === id);
      expect(sides.map(({ participantRoleId }) => participantRoleId).sort()).toEqual([1, 2]);
    }
    expect(checker.all('BettingOffer').length).toBeGreaterThan(1_000);
    const ids = checker.all('Outcome').map(({ id }) => String(id));
    expect(ids.every((id) => /^\d{18}$/.test(id))).toBe(true);
  });

  test('[OSIM-46] sees a goal that was ordered, and everything closed with it', async () => {
    const answer = oddsFeed.command('goal home');
    const goal = await untilTold(
      ({ entityClass, type, typeId }) =>
        entityClass === 'EventAction' && type === 'create' && typeId === 1,
    );
    expect(goal.eventId).toBe(matchOf(answer));
    const outcomes = new Set(
      checker.all('Outcome').flatMap(({ id, eventId }) => (eventId === goal.eventId ? [id] : [])),
    );
    const onSale = checker
      .all('BettingOffer')
      .filter(({ outcomeId, statusId }) => outcomes.has(outcomeId) && statusId === 1);
    expect(onSale).toEqual([]);
  });

  test('[OSIM-46] sees the goal taken back', async () => {
    oddsFeed.command('var');
    const action = await untilTold(
      ({ entityClass, type, statusId }) =>
        entityClass === 'EventAction' && type === 'update' && statusId === 3,
    );
    expect(action.id).toBeDefined();
  });

  test.each([
    ['kickoff', 'Event', 2],
    ['end', 'Event', 3],
    ['abandon', 'Event', 7],
  ])('[OSIM-46] sees a match change by %s', async (command, entityClass, statusId) => {
    const eventId = matchOf(oddsFeed.command(command));
    expect(eventId).toBeDefined();
    // Results of before come as they ended; what changes is the match that was named.
    const told = await untilTold(
      (change) =>
        change.entityClass === entityClass &&
        change.type === 'update' &&
        change.statusId === statusId,
    );
    expect(told.id).toBe(eventId);
  });

  test('[OSIM-46] sees a match put off', async () => {
    const postponed = matchOf(oddsFeed.command('postpone'));
    const event = await untilTold(
      ({ type, startTime }) => type === 'update' && startTime !== undefined,
    );
    expect(event.id).toBe(postponed);
  });

  test('[OSIM-46] sees a market of a thousand outcomes and a storm of prices', async () => {
    oddsFeed.command('1000 outcomes');
    const market = await untilTold(({ numberOfOutcomes }) => numberOfOutcomes === 1_000);
    const relations = () =>
      checker.all('MarketOutcomeRelation').filter(({ marketId }) => marketId === market.id);
    expect(relations().length).toBe(1_000);
    oddsFeed.command('burst 3000');
    let changes = 0;
    await client.until(() => {
      for (const update of client.named('UpdateData').slice(updatesRead)) {
        updatesRead += 1;
        checker.change(update.changes as object[]);
        changes += (update.changes as object[]).length;
      }
      return changes > 3_000;
    });
  });

  test('[OSIM-52] has never seen a rule of the feed broken', () => {
    expect(checker.broken()).toEqual([]);
  });
});

describe('the page', () => {
  const page = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${oddsFeed.pagePort}${path}`, init);
  const order = (body: string) => page('/commands', { method: 'POST', body });

  test('[OSIM-62] shows what is in play and what can be ordered, without a script', async () => {
    const text = await (await page('/')).text();
    const matches = (await (await page('/matches.json')).json()) as { id: string }[];
    expect(matches.length).toBeGreaterThan(0);
    for (const { id } of matches) expect(text).toContain(id);
    expect(text).toContain('goal home|away');
    expect(text).not.toContain('<script');
  });

  test('[OSIM-62] takes commands and says what became of them', async () => {
    const done = await order('{"command":"corner home"}');
    expect([done.status, Object.keys((await done.json()) as object)]).toEqual([
      200,
      ['done', 'match'],
    ]);
    for (const [body, status] of [
      ['{"command":"dance"}', 422],
      ['{"command":"goal home","match":"1"}', 422],
      ['{"match":"1"}', 400],
      ['rubbish', 400],
    ] as const) {
      expect([body, (await order(body)).status]).toEqual([body, status]);
    }
    expect((await page('/elsewhere')).status).toBe(404);
  });
});

test('[OSIM-46] a result with a goal can be corrected', async () => {
  for (const command of ['goal home', 'end', 'end']) oddsFeed.command(command);
  const corrected = oddsFeed.command('correct');
  expect(matchOf(corrected)).toBeDefined();
  const outcome = await untilTold(({ settlementRequired }) => settlementRequired === true);
  expect(outcome.entityClass).toBe('Outcome');
});

test('[OSIM-46] a match that is called void ends as others do, and no outcome of it has won', async () => {
  oddsFeed.command('kickoff');
  const eventId = matchOf(oddsFeed.command('void'));
  expect(eventId).toBeDefined();
  const told = await untilTold(
    ({ entityClass, type, statusId }) =>
      entityClass === 'Event' && type === 'update' && statusId === 3,
  );
  expect(told.id).toBe(eventId);
  const outcomes = checker.all('Outcome').filter((outcome) => outcome.eventId === eventId);
  expect(outcomes.length).toBeGreaterThan(0);
  const won = outcomes.filter(({ statusId }) => statusId === outcomeStatuses.didHappen);
  expect(won).toEqual([]);
});
