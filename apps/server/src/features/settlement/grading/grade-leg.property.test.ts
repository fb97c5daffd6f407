import {
  eventActionTypes,
  eventInfoTypes,
  outcomeStatuses,
  outcomeTypes,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aFact,
  aMarketSnapshot,
  anIncident,
  aSelection,
  aSnapshot,
  home,
} from '../fixtures/a-snapshot.ts';
import type { MatchSnapshot } from '../match-snapshot.ts';
import { resultOfMatch } from '../result/read-result.ts';
import { gradeLeg } from './grade-leg.ts';

const odd = fc.constantFrom(0, 1, 2, 3, -1, 0.5, 45, 500, 1e9, Number.NaN, Infinity);
const partId = fc.constantFrom(2, 3, 5, 6, 20, 21, 60, 65, 10_001, 10_002, 4_711);
const factType = fc.constantFrom(
  ...[eventInfoTypes.score, eventInfoTypes.corners, eventInfoTypes.possession],
  ...[eventInfoTypes.matchTime, eventInfoTypes.yellowCards, eventInfoTypes.shotsOnTarget],
);
const fact = fc
  .tuple(partId, odd, odd, factType)
  .map(([part, one, other, typeId]) => aFact(part, [one, other], { typeId }));
const incident = fc
  .tuple(
    fc.constantFrom(eventActionTypes.goal, eventActionTypes.corner, eventActionTypes.periodEnd),
    partId,
    odd,
  )
  .map(([typeId, part, minute]) => anIncident(typeId, part, { minute }));
const snapshot = fc
  .record({
    sportId: fc.constantFrom(1, 3, 5, 8, 9, 25, 26, 36, 45, 96),
    status: fc.integer({ min: 1, max: 9 }),
    facts: fc.array(fact, { maxLength: 6 }),
    incidents: fc.array(incident, { maxLength: 4 }),
  })
  .map(
    ({ sportId, status, facts, incidents }): MatchSnapshot =>
      aSnapshot({ sportId, status, partId: 6 }, facts, incidents),
  );
const market = fc
  .record({
    marketTypeId: fc.constantFrom(69, 47, 48, 45, 12, 97, 94, 13, 75, 10_184, 10_100, 118, 466),
    typeId: fc.constantFrom(
      ...[outcomeTypes.winner, outcomeTypes.totalOver, outcomeTypes.totalUnder],
      ...[outcomeTypes.scoreExact, outcomeTypes.pointsHandicapWinner],
    ),
    ...{ part: partId, line: odd, line2: odd },
    status: fc.constantFrom(...Object.values(outcomeStatuses), 42),
  })
  .map(({ marketTypeId, typeId, part, line, line2, status }) =>
    aMarketSnapshot(
      { marketTypeId, line, line2 },
      aSelection(typeId, { partId: part, line, line2, status, teamId: home }),
    ),
  );

const decided: readonly number[] = [
  ...[outcomeStatuses.didHappen, outcomeStatuses.didNotHappen],
  ...[outcomeStatuses.halfWon, outcomeStatuses.halfLost],
];

test('[STL-08] whatever the provider tells, a leg is decided, pending or for a person', () => {
  let refused = 0;
  const law = fc.property(snapshot, market, (match, asked) => {
    const result = resultOfMatch(match);
    const leg = gradeLeg({ snapshot: match, market: asked, result });
    expect(['agreed', 'pending', 'abnormal']).toContain(leg.state);
    // A match that is over by a result that cannot be pays nobody.
    const isLeft = !result.ok && leftToProvider.includes(result.refusal);
    const isOver = [3, 5, 6, 7, 8].includes(match.match.status);
    if (result.ok || isLeft || !isOver || !decided.includes(asked.selection.status)) return;
    refused += 1;
    expect(leg).toEqual({
      ...{ state: 'abnormal', why: { reason: 'result-refused', why: result.refusal } },
    });
  });
  fc.assert(law, { seed: 280_028, numRuns: 3_000 });
  expect(refused).toBeGreaterThan(100);
});

const leftToProvider = ['sport-not-graded', 'status-unknown', 'sides-not-named'];
