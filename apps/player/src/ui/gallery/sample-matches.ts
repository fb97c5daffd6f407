import type { MatchCard, Stage } from '../match/match.ts';
import type { Outcome, Price } from '../odds/price.ts';

/** Matches of the design pictures, for the gallery and the tests of the tiles. */
const open = (oddsThousandths: number): Price => ({ status: 'open', oddsThousandths });

function outcome(selectionId: string, price: Price, mark?: Outcome['mark']): Outcome {
  return mark ? { selectionId, price, mark } : { selectionId, price };
}

export const nowMs = Date.parse('2026-11-14T15:42:07Z');

export type SampleMatch = { readonly match: MatchCard; readonly stage: Stage };

const cells = (first: number): MatchCard['outcomes'] => ({
  home: { selectionId: String(first) },
  draw: { selectionId: String(first + 1) },
  away: { selectionId: String(first + 2) },
  homeOrDraw: { selectionId: '4' },
  drawOrAway: { selectionId: '5' },
  homeOrAway: { selectionId: '6' },
  over: { selectionId: '7', line: 2.5 },
  under: { selectionId: '8', line: 2.5 },
  yes: { selectionId: '9' },
  no: { selectionId: '10' },
});

const derbyCard: MatchCard = {
  id: '1001',
  league: { id: '51', name: 'Ligi Kuu NBC', country: 'Tanzania', flag: 'TZ' },
  home: { id: '11', name: 'Simba SC', colours: ['#d71920', '#ffffff'] },
  away: { id: '12', name: 'Young Africans', colours: ['#0b8a3c', '#ffd200'] },
  startsAtMs: Date.parse('2026-11-14T16:00:00Z'),
  tag: 'derby',
  marketCount: 142,
  outcomes: cells(1),
};

export const derby: SampleMatch = { match: derbyCard, stage: { kind: 'upcoming' } };

export const moving: SampleMatch = {
  match: {
    ...derbyCard,
    id: '1002',
    home: { id: '13', name: 'Azam FC', colours: ['#1c6dd0', '#ffffff'] },
    away: { id: '14', name: 'Singida Black Stars Football Club' },
    startsAtMs: Date.parse('2026-11-15T13:00:00Z'),
    tag: 'boost',
    marketCount: 96,
    outcomes: cells(21),
  },
  stage: { kind: 'upcoming' },
};

const liveCard: MatchCard = {
  ...derbyCard,
  id: '1003',
  league: { id: '52', name: 'CAF Mabingwa' },
  home: { id: '15', name: 'Gor Mahia', colours: ['#1b7a3d', '#ffffff'] },
  away: { id: '16', name: 'Al Ahly', colours: ['#c8102e', '#ffffff'] },
  marketCount: 54,
  outcomes: cells(31),
};

export const live: SampleMatch = {
  match: liveCard,
  stage: { kind: 'live', clock: "67'", part: 'Kipindi cha 2', score: { home: '01', away: '02' } },
};

export const ended: SampleMatch = {
  match: { ...liveCard, id: '1004' },
  stage: { kind: 'over', words: 'Imekwisha', score: { home: '01', away: '02' } },
};

/** By selection; a selection without a line here costs 1.70. */
const samplePrices: Readonly<Record<string, Outcome>> = {
  1: outcome('1', open(2450), 'selected'),
  21: outcome('21', { status: 'open', oddsThousandths: 1620, moved: 'up' }),
  22: outcome('22', { status: 'missing' }),
  23: outcome('23', { status: 'open', oddsThousandths: 5400, moved: 'down' }),
  31: outcome('31', { status: 'open', oddsThousandths: 4800, moved: 'down' }),
  32: outcome('32', { status: 'suspended' }),
  33: outcome('33', { status: 'open', oddsThousandths: 1750, moved: 'up' }, 'selected'),
};

export function sampleOutcome(selectionId: string): Outcome {
  return samplePrices[selectionId] ?? outcome(selectionId, open(1700));
}

export const oddsStates: readonly { name: string; outcome: Outcome }[] = [
  { name: 'kawaida', outcome: outcome('41', open(2450)) },
  { name: 'imechaguliwa', outcome: outcome('42', open(2450), 'selected') },
  { name: 'zimepanda', outcome: outcome('43', { ...open(2500), moved: 'up' } as Price) },
  { name: 'zimeshuka', outcome: outcome('44', { ...open(2400), moved: 'down' } as Price) },
  { name: 'imefungwa', outcome: outcome('45', { status: 'suspended' }) },
  { name: 'ya awali', outcome: outcome('49', { status: 'stale', oddsThousandths: 2450 }) },
  { name: 'imekataliwa', outcome: outcome('46', open(2450), 'refused') },
  { name: 'boost', outcome: outcome('47', { ...open(2800), boostedFrom: 2450 } as Price) },
  { name: 'haipo', outcome: outcome('48', { status: 'missing' }) },
];
