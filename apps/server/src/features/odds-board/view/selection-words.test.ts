import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aBoard } from '../fixtures/a-board.ts';
import type { SelectionDraft } from '../fixtures/match-fixture.ts';
import { selectionText } from './selection-words.ts';

const { winner, draw, handicapDraw, doubleChance, yesNo, odd, even, totalOver } = outcomeTypes;
const { scoreExact, range, named, handicapWinner, pointsOverUnder, nextTeam } = outcomeTypes;

const teamName = (id: string) => (id === '1' ? 'Simba SC' : 'Azam FC');

const cases: readonly [number, SelectionDraft, string, string][] = [
  // market type, selection, English, Swahili
  [69, { typeId: winner, teamId: '1' }, 'Simba SC', 'Simba SC'],
  [69, { typeId: draw, name: 'Draw' }, 'Draw', 'Sare'],
  [
    9,
    { typeId: doubleChance, teamId: '1', code: '#P1 #OR #D' },
    'Simba SC or Draw',
    'Simba SC au Sare',
  ],
  [
    9,
    { typeId: doubleChance, teamId: '2', code: '#D #OR #P2' },
    'Draw or Azam FC',
    'Sare au Azam FC',
  ],
  [
    9,
    { typeId: doubleChance, teamId: '1', secondTeamId: '2' },
    'Simba SC or Azam FC',
    'Simba SC au Azam FC',
  ],
  [76, { typeId: yesNo, yes: true }, 'Yes', 'Ndiyo'],
  [76, { typeId: yesNo, yes: false }, 'No', 'Hapana'],
  [47, { typeId: totalOver, line: 2.5 }, 'Over 2.5', 'Juu 2.5'],
  [62, { typeId: pointsOverUnder, line: 180.5, name: 'Under 180.5' }, 'Under 180.5', 'Chini 180.5'],
  [48, { typeId: handicapWinner, teamId: '2', line: -0.75 }, 'Azam FC (-0.75)', 'Azam FC (-0.75)'],
  [8, { typeId: handicapDraw, line: 1 }, 'Draw (+1)', 'Sare (+1)'],
  [35, { typeId: odd }, 'Odd', 'Witiri (Odd)'],
  [35, { typeId: even }, 'Even', 'Shufwa (Even)'],
  [45, { typeId: scoreExact, line: 2, line2: 1 }, '2-1', '2-1'],
  [45, { typeId: named, name: 'Any other' }, 'Any other', 'Matokeo mengine'],
  [32, { typeId: range, line: 2, line2: 3 }, '2-3', '2-3'],
  [32, { typeId: range, line: 7, line2: null }, '7+', '7+'],
  [12, { typeId: nextTeam, teamId: '2' }, 'Azam FC', 'Azam FC'],
  [11, { typeId: named, name: 'Simba SC/Draw' }, 'Simba SC/Draw', 'Simba SC/Sare'],
];

test.each(cases)('[ODB-27] type %d, %j is %j and %j', (marketTypeId, draft, english, swahili) => {
  const world = aBoard();
  world.match('7').market({ marketTypeId, selections: [draft] });
  const market = world.catalogue.face.market('701');
  const selection = world.catalogue.face.selection('70101');
  if (!market || !selection) throw new Error('not made');
  const sellable = { market, selection };
  expect(selectionText(sellable, 'en-US', teamName)).toBe(english);
  expect(selectionText(sellable, 'sw', teamName)).toBe(swahili);
});
