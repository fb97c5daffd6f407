import type { MatchCard } from '../match/match.ts';
import type { Outcome, Price } from '../odds/price.ts';

/** Matches of the design pictures, for the gallery and the tests of the tiles. */
const open = (oddsThousandths: number): Price => ({ status: 'open', oddsThousandths });

function outcome(selectionId: string, price: Price, mark?: Outcome['mark']): Outcome {
  return mark ? { selectionId, price, mark } : { selectionId, price };
}

export const nowMs = Date.parse('2026-11-14T15:42:07Z');

export const derby: MatchCard = {
  id: '1001',
  league: { name: 'Ligi Kuu NBC', country: 'Tanzania', flag: 'TZ' },
  home: { id: '11', name: 'Simba SC', colours: ['#d71920', '#ffffff'] },
  away: { id: '12', name: 'Young Africans', colours: ['#0b8a3c', '#ffd200'] },
  stage: { kind: 'upcoming', startsAtMs: Date.parse('2026-11-14T16:00:00Z') },
  tag: 'derby',
  marketCount: 142,
  outcomes: {
    home: outcome('1', open(2450), 'selected'),
    draw: outcome('2', open(2900)),
    away: outcome('3', open(2750)),
    homeOrDraw: outcome('4', open(1350)),
    drawOrAway: outcome('5', open(1420)),
    homeOrAway: outcome('6', open(1300)),
    over: outcome('7', open(2300)),
    under: outcome('8', open(1580)),
    yes: outcome('9', open(2050)),
    no: outcome('10', open(1700)),
  },
};

export const moving: MatchCard = {
  ...derby,
  id: '1002',
  home: { id: '13', name: 'Azam FC', colours: ['#1c6dd0', '#ffffff'] },
  away: { id: '14', name: 'Singida Black Stars Football Club' },
  stage: { kind: 'upcoming', startsAtMs: Date.parse('2026-11-15T13:00:00Z') },
  tag: 'boost',
  marketCount: 96,
  outcomes: {
    ...derby.outcomes,
    home: outcome('21', { status: 'open', oddsThousandths: 1620, moved: 'up' }),
    draw: outcome('22', { status: 'missing' }),
    away: outcome('23', { status: 'open', oddsThousandths: 5400, moved: 'down' }),
  },
};

export const live: MatchCard = {
  ...derby,
  id: '1003',
  league: { name: 'CAF Mabingwa' },
  home: { id: '15', name: 'Gor Mahia', colours: ['#1b7a3d', '#ffffff'] },
  away: { id: '16', name: 'Al Ahly', colours: ['#c8102e', '#ffffff'] },
  stage: { kind: 'live', clock: "67'", part: 'Kipindi cha 2', score: { home: 1, away: 2 } },
  marketCount: 54,
  outcomes: {
    ...derby.outcomes,
    home: outcome('31', { status: 'open', oddsThousandths: 4800, moved: 'down' }),
    draw: outcome('32', { status: 'suspended' }),
    away: outcome('33', { status: 'open', oddsThousandths: 1750, moved: 'up' }, 'selected'),
  },
};

export const oddsStates: readonly { name: string; outcome: Outcome }[] = [
  { name: 'kawaida', outcome: outcome('41', open(2450)) },
  { name: 'imechaguliwa', outcome: outcome('42', open(2450), 'selected') },
  { name: 'zimepanda', outcome: outcome('43', { ...open(2500), moved: 'up' } as Price) },
  { name: 'zimeshuka', outcome: outcome('44', { ...open(2400), moved: 'down' } as Price) },
  { name: 'imefungwa', outcome: outcome('45', { status: 'suspended' }) },
  { name: 'imekataliwa', outcome: outcome('46', open(2450), 'refused') },
  { name: 'boost', outcome: outcome('47', { ...open(2800), boostedFrom: 2450 } as Price) },
  { name: 'haipo', outcome: outcome('48', { status: 'missing' }) },
];
