import { describe, expect, test } from 'vitest';
import { shillings } from '../money/senti.ts';
import {
  type CampaignPlan,
  type CampaignTimes,
  campaignCauses,
  campaignDays,
  campaignMoves,
  campaignStateAfter,
  campaignStateOf,
  campaignStates,
  changeRefusal,
  claimEnd,
  countedWindow,
  planRefusal,
  rulesOn,
  startCampaign,
} from './campaign.ts';

const daily = {
  kind: 'daily-stakes',
  stakeMinimum: shillings(3_000),
  days: 7,
  oddsMinimum: 1_500,
  reward: shillings(3_000),
} as const;

const acca = {
  kind: 'acca-back',
  stakeMinimum: shillings(1_000),
  legs: 8,
  oddsMinimum: 1_200,
  percent: 100,
  rewardMaximum: shillings(20_000),
} as const;

const plan = (changes: Partial<CampaignPlan> = {}): CampaignPlan => ({
  rules: daily,
  firstDay: '2026-11-16',
  lastDay: '2026-11-22',
  budget: shillings(300_000),
  ...changes,
});

const times = (changes: Partial<CampaignTimes> = {}): CampaignTimes => ({
  firstDay: '2026-11-16',
  lastDay: '2026-11-22',
  startedAt: new Date('2026-11-10T08:00:00Z'),
  stoppedAt: null,
  ...changes,
});

describe('states', () => {
  const states = [
    ['nobody started it', times({ startedAt: null }), '2026-11-17T08:00:00Z', 'draft'],
    ['its first day is to come', times(), '2026-11-15T20:59:59.999Z', 'scheduled'],
    ['its first day began in East Africa', times(), '2026-11-15T21:00:00Z', 'running'],
    ['its last moment', times(), '2026-11-22T20:59:59.999Z', 'running'],
    ['its last day is over', times(), '2026-11-22T21:00:00Z', 'ended'],
    [
      'somebody stopped it',
      times({ stoppedAt: new Date('2026-11-17T08:00:00Z') }),
      '2026-12-01T00:00:00Z',
      'stopped',
    ],
  ] as const;
  test.each(states)('[CMP-01] %s', (_, when, now, state) => {
    expect(campaignStateOf(when, new Date(now))).toBe(state);
  });

  test('[CMP-02] the table has each move once, and what is over never moves', () => {
    const names = campaignMoves.map(({ from, cause }) => `${from} ${cause}`);
    expect(new Set(names).size).toBe(names.length);
    for (const cause of campaignCauses) {
      expect(campaignStateAfter('ended', cause)).toBeUndefined();
      expect(campaignStateAfter('stopped', cause)).toBeUndefined();
    }
    expect(campaignStates.filter((state) => campaignStateAfter(state, 'started'))).toEqual([
      'draft',
    ]);
  });

  const windows = [
    ['the whole days', times(), '2026-11-15T21:00:00Z', '2026-11-22T21:00:00Z'],
    [
      'from its start on, when that is later',
      times({ startedAt: new Date('2026-11-18T09:00:00Z') }),
      ...['2026-11-18T09:00:00Z', '2026-11-22T21:00:00Z'],
    ],
    [
      'until it was stopped',
      times({ stoppedAt: new Date('2026-11-20T10:30:00Z') }),
      ...['2026-11-15T21:00:00Z', '2026-11-20T10:30:00Z'],
    ],
  ] as const;
  test.each(windows)('[CMP-05] bets count: %s', (_, when, from, until) => {
    expect(countedWindow(when)).toEqual({ from: Date.parse(from), until: Date.parse(until) });
  });

  const claims = [
    ['the fourteenth day after the last', null, '2026-12-06T21:00:00Z'],
    ['after the day it was stopped', '2026-11-20T10:30:00Z', '2026-12-04T21:00:00Z'],
    [
      'a stop late at night is a day of East Africa',
      '2026-11-19T21:00:00Z',
      '2026-12-04T21:00:00Z',
    ],
    ['stopped after its last day', '2026-11-25T10:30:00Z', '2026-12-06T21:00:00Z'],
  ] as const;
  test.each(claims)('[CMP-05] bets settled before the end count: %s', (_, stopped, end) => {
    expect(claimEnd(times({ stoppedAt: stopped && new Date(stopped) }))).toBe(Date.parse(end));
  });

  test('[CMP-05] nothing counts for a draft', () => {
    expect(countedWindow(times({ startedAt: null }))).toBeUndefined();
  });
});

describe('plans', () => {
  const plans = [
    ['seven days of seven', plan(), undefined],
    ['the last day before the first', plan({ lastDay: '2026-11-15' }), 'campaign-window-invalid'],
    ['longer than a quarter', plan({ lastDay: '2027-02-16' }), 'campaign-window-invalid'],
    ['a quarter', plan({ lastDay: '2027-02-15' }), undefined],
    ['more days than there are', plan({ lastDay: '2026-11-21' }), 'campaign-days-beyond-window'],
    [
      'nothing to win',
      plan({ rules: { ...daily, reward: shillings(0) } }),
      'campaign-without-reward',
    ],
    ['a reward over the budget', plan({ budget: shillings(2_999) }), 'campaign-reward-over-budget'],
    ['a reward that is the budget', plan({ budget: shillings(3_000) }), undefined],
    [
      'a cap over the budget',
      plan({ rules: acca, budget: shillings(19_999) }),
      'campaign-reward-over-budget',
    ],
    [
      'the ladder, which needs no budget',
      plan({ rules: { kind: 'win-bonus' }, budget: shillings(0) }),
      undefined,
    ],
  ] as const;
  test.each(plans)('[CMP-03] %s', (_, one, refusal) => {
    expect(planRefusal(one)).toBe(refusal);
  });

  const running = { ...times(), kind: 'daily-stakes' as const, spent: shillings(90_000) };
  const now = new Date('2026-11-18T08:00:00Z');
  const changes = [
    ['a longer window', running, plan({ lastDay: '2026-11-30' }), undefined],
    ['another reward', running, plan({ rules: { ...daily, reward: shillings(1) } }), undefined],
    ['a shorter window', running, plan({ lastDay: '2026-11-21' }), 'campaign-window-fixed'],
    ['another first day', running, plan({ firstDay: '2026-11-17' }), 'campaign-window-fixed'],
    ['another kind', running, plan({ rules: acca }), 'campaign-kind-fixed'],
    ['less than was given', running, plan({ budget: shillings(89_999) }), 'campaign-budget-spent'],
    ['exactly what was given', running, plan({ budget: shillings(90_000) }), undefined],
    [
      'another window of a draft',
      { ...running, startedAt: null, spent: shillings(0) },
      plan({ firstDay: '2026-12-01', lastDay: '2026-12-08' }),
      undefined,
    ],
    ['one that was stopped', { ...running, stoppedAt: now }, plan(), 'campaign-over'],
  ] as const;
  test.each(changes)('[CMP-04] %s', (_, before, after, refusal) => {
    expect(changeRefusal(before, after, now)).toBe(refusal);
  });

  const starts = [
    ['before its days', '2026-11-10T08:00:00Z', { ok: true, value: 'scheduled' }],
    ['on its days', '2026-11-18T08:00:00Z', { ok: true, value: 'running' }],
    ['after them', '2026-11-23T08:00:00Z', { ok: false, refusal: 'campaign-over' }],
  ] as const;
  test.each(starts)('[CMP-02] started %s', (_, at, expected) => {
    expect(startCampaign(times({ startedAt: null }), plan(), new Date(at))).toEqual(expected);
  });

  test('[CMP-02] nothing is started twice', () => {
    expect(startCampaign(times(), plan(), now)).toEqual({
      ok: false,
      refusal: 'campaign-not-draft',
    });
  });
});

test('[CMP-06] a day has the newest rules that had begun on it', () => {
  const revisions = [
    { revision: 3, fromDay: '2026-11-18', rules: { ...daily, days: 3 } },
    { revision: 1, fromDay: '2026-11-16', rules: daily },
    { revision: 2, fromDay: '2026-11-18', rules: { ...daily, days: 5 } },
  ];
  const dayRevisions = campaignDays({ firstDay: '2026-11-15', lastDay: '2026-11-19' }).map(
    (day) => rulesOn(revisions, day)?.revision,
  );
  expect(dayRevisions).toEqual([1, 1, 1, 3, 3]);
});
