import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadAreas, setLanguage } from '../../../i18n/i18n.ts';
import type { LegStanding } from './leg-standing.ts';
import { standingWords } from './standing-words.ts';

const teams = { team_home: 'Simba SC', team_away: 'Young Africans' };
type Standing = Extract<LegStanding, { kind: 'standing' }>;
const stands = (outcome: Standing['outcome'], said: Partial<Standing> = {}): Standing => ({
  kind: 'standing',
  outcome,
  isFinal: false,
  need: undefined,
  ...said,
});
const either = (goals: number) => ({ need: { by: 'either', goals } as const });
const each = (home: number, away: number) => ({ need: { by: 'each', home, away } as const });

const cases: readonly [LegStanding, string, string, string][] = [
  // where it stands, Swahili, English, tone
  [stands('win'), 'Kwa sasa inashinda', 'Winning now', 'good'],
  [stands('win', { isFinal: true }), 'Tayari imeshinda', 'Already won', 'good'],
  [stands('lose', { isFinal: true }), 'Haiwezi kushinda tena', 'Can no longer win', 'bad'],
  [stands('lose', either(1)), 'Inahitaji goli 1 zaidi', 'Needs 1 more goal', 'waiting'],
  [stands('lose', either(2)), 'Inahitaji magoli 2 zaidi', 'Needs 2 more goals', 'waiting'],
  [
    stands('lose', each(1, 0)),
    'Inahitaji goli 1 la Simba SC',
    'Needs 1 goal by Simba SC',
    'waiting',
  ],
  [
    stands('lose', each(0, 2)),
    'Inahitaji magoli 2 ya Young Africans',
    'Needs 2 goals by Young Africans',
    'waiting',
  ],
  [
    stands('lose', each(1, 1)),
    'Inahitaji magoli: Simba SC 1, Young Africans 1',
    'Needs goals: Simba SC 1, Young Africans 1',
    'waiting',
  ],
  [
    stands('refund', each(1, 0)),
    'Kwa sasa dau linarudi · Inahitaji goli 1 la Simba SC',
    'Stake back as it stands · Needs 1 goal by Simba SC',
    'waiting',
  ],
  [stands('half-win'), 'Kwa sasa inashinda nusu', 'Half won as it stands', 'good'],
  [stands('half-lose'), 'Kwa sasa inapoteza nusu', 'Half losing as it stands', 'waiting'],
  [{ kind: 'untold', waitsFor: 'end' }, 'Bado haijulikani', 'Too early to say', 'waiting'],
  [
    { kind: 'untold', waitsFor: 'result' },
    'Tunasubiri matokeo',
    'Waiting for the result',
    'waiting',
  ],
];

beforeAll(() => loadAreas('orders'));

test.each(cases)('[ORD-15] %j in Swahili', (standing, sw, _en, tone) => {
  expect(standingWords(standing, teams)).toEqual({ text: sw, tone });
});

describe('in English', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await setLanguage('en');
  });
  afterAll(async () => {
    await setLanguage('sw');
    vi.unstubAllGlobals();
  });

  test.each(cases)('[ORD-15] %j', (standing, _sw, en, tone) => {
    expect(standingWords(standing, teams)).toEqual({ text: en, tone });
  });
});

test('[ORD-15] what is decided or to come needs no such words', () => {
  expect(standingWords({ kind: 'to-come' }, teams)).toBeUndefined();
  expect(standingWords({ kind: 'decided', outcome: 'win' }, teams)).toBeUndefined();
});
