import type { Pick } from '@kipute/domain/grading/selection';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aMarketSnapshot, aSelection, away, home, sides } from '../fixtures/a-snapshot.ts';
import type { MarketSnapshot } from '../match-snapshot.ts';
import { selectionOfMarket } from './read-selection.ts';

type Fields = Partial<MarketSnapshot['selection']>;

const read = (marketTypeId: number, line: number | null, fields: Fields) =>
  selectionOfMarket(
    aMarketSnapshot({ marketTypeId, line }, aSelection(outcomeTypes.combination, fields)),
    sides,
  );

const yes: Pick = { kind: 'yes' };
const no: Pick = { kind: 'no' };
const homeOrDraw: Pick = { kind: 'any-of', of: [{ kind: 'home' }, { kind: 'draw' }] };
const ofHome = { teamId: home, code: `#P${home}` };
const withDraw = { teamId: home, code: `#P${home} #OR #D` };

const cases: readonly (readonly [number, number | null, Fields, readonly Pick[]])[] = [
  // type, line, fields, parts
  [10_150, null, { ...ofHome, yes: true, name: 'Simba & Both score' }, [{ kind: 'home' }, yes]],
  [10_150, null, { code: '#D', yes: false, name: 'Draw & Not both score' }, [{ kind: 'draw' }, no]],
  [
    10_151,
    2.5,
    { teamId: away, yes: true, name: 'Yanga & Over 2.5' },
    [{ kind: 'away' }, { kind: 'over', line: 2.5 }],
  ],
  [
    10_151,
    2.5,
    { ...ofHome, yes: false, name: 'A & B & Under 2.5' },
    [{ kind: 'home' }, { kind: 'under', line: 2.5 }],
  ],
  [10_152, null, { ...withDraw, yes: true, name: 'Simba or Draw & Both score' }, [homeOrDraw, yes]],
  [
    10_153,
    1.5,
    { ...withDraw, yes: false, name: 'Simba or Draw & Under 1.5' },
    [homeOrDraw, { kind: 'under', line: 1.5 }],
  ],
  [
    10_156,
    3.5,
    { yes: true, name: 'Not both score & Over 3.5' },
    [no, { kind: 'over', line: 3.5 }],
  ],
  [
    10_705,
    null,
    { ...ofHome, name: 'Juma by round 2' },
    [{ kind: 'home' }, { kind: 'range', least: 2, most: 2 }],
  ],
  [
    10_706,
    null,
    { ...ofHome, name: 'Juma by KO/TKO' },
    [{ kind: 'home' }, { kind: 'method', method: 'knockout' }],
  ],
];

test.each(cases)('[STL-05] type %i at %s: %j', (typeId, line, fields, parts) => {
  expect(read(typeId, line, fields)?.pick).toEqual({ kind: 'all-of', of: parts });
});

const unclear: readonly (readonly [string, number, number | null, Fields])[] = [
  ['the parameter denies the words', 10_151, 2.5, { ...ofHome, yes: true, name: 'A & Under 2.5' }],
  ['the words name another line', 10_151, 2.5, { ...ofHome, yes: true, name: 'A & Over 3.5' }],
  ['no words', 10_150, null, { ...ofHome, yes: true }],
  ['no parameter', 10_150, null, { ...ofHome, name: 'Simba & Both score' }],
  ['no side', 10_150, null, { yes: true, name: 'Simba & Both score' }],
  ['a decision is no round', 10_705, null, { ...ofHome, name: 'Juma by decision' }],
  ['nobody has seen such a one', 10_175, 9.5, { ...ofHome, yes: true, name: 'Simba & Over 9.5' }],
];

test.each(unclear)('[STL-07] %s: not guessed', (_name, typeId, line, fields) => {
  expect(read(typeId, line, fields)).toBeUndefined();
});
