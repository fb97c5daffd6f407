import type { BetListEntry } from '@kipute/contract/calls/matches/match-info';
import { expect, test } from 'vitest';
import { aMarket, aType, away, draw, home, over, sides, under } from '../fixtures/a-market.ts';
import { arrangeType } from './arrange-type.ts';
import type { MarketType } from './market-type.ts';

const arranged = (entry: BetListEntry, before?: MarketType) =>
  arrangeType(entry, { sides, groupName: (group) => `group ${group}`, before });

/** One line of text per row: "label: sign sign". */
const drawn = (type: MarketType | undefined) =>
  type?.sections.flatMap(({ rows }) =>
    rows.map(({ label, cells }) => {
      const signs = cells.map((cell) => cell?.sign || cell?.words || '_').join(' | ');
      return label === undefined ? signs : `${label}: ${signs}`;
    }),
  );

const orders = [
  ['home, draw, away', [away, draw, home], 'Simba SC | Sare | Young Africans'],
  [
    'the next team with none between',
    [
      { ...away, typeId: 1003 },
      { ...home, typeId: 1003 },
      { name: 'Hakuna goli', typeId: 1004 },
    ],
    'Simba SC | Hakuna goli | Young Africans',
  ],
  [
    'yes before no',
    [
      { name: 'Hapana', typeId: 1000 },
      { name: 'Ndiyo', typeId: 1000 },
    ],
    'Ndiyo | Hapana',
  ],
  [
    'odd before even',
    [
      { name: 'Shufwa (Even)', typeId: 1002 },
      { name: 'Witiri (Odd)', typeId: 1001 },
    ],
    'Witiri (Odd) | Shufwa (Even)',
  ],
  [
    'numbers rising',
    [
      { name: '2-3', typeId: 1007 },
      { name: '4+', typeId: 1007 },
      { name: '0-1', typeId: 1007 },
    ],
    '0-1 | 2-3 | 4+',
  ],
] as const;

test.each(orders)('[MPG-05] %s', (_what, outcomes, row) => {
  expect(drawn(arranged(aType([aMarket(outcomes)])))).toEqual([row]);
});

test('[MPG-05] players by their price, any other last, and later in the place they had', () => {
  const player = (name: string, odds: number) => ({ name, odds, typeId: 1011 });
  const market = aMarket([
    { name: 'Mwingine', odds: 1.5, typeId: 1016 },
    player('Okwi', 4),
    player('Bocco', 2),
  ]);
  const before = arranged(aType([market]));
  expect(drawn(before)).toEqual(['Bocco | Okwi | Mwingine']);
  const moved = market.outcome_list.map((one) => ({ ...one, odds: one.name === 'Okwi' ? 1.1 : 9 }));
  const after = arranged(aType([{ ...market, outcome_list: moved }]), before);
  expect(drawn(after)).toEqual(['Bocco | Okwi | Mwingine']);
});

test('[MPG-06] lines of over/under are rows of one table, lowest first', () => {
  const name = 'Juu/Chini';
  const markets = [3.5, 0.5, 10.5].map((line) =>
    aMarket([under(line), over(line)], { name, typeName: name }),
  );
  const type = arranged(aType(markets, { typeName: name }));
  expect(type?.sections.map(({ heads }) => heads)).toEqual([['Juu', 'Chini']]);
  expect(drawn(type)).toEqual([
    '0.5: Juu 0.5 | Chini 0.5',
    '3.5: Juu 3.5 | Chini 3.5',
    '10.5: Juu 10.5 | Chini 10.5',
  ]);
});

test('[MPG-06] a side that is not sold leaves its place blank', () => {
  const type = arranged(aType([aMarket([under(2.5)])]));
  expect(drawn(type)).toEqual(['2.5: _ | Chini 2.5']);
});

test('[MPG-06] handicaps are rows by the line of the home side, the draw between', () => {
  const row = (line: number) => {
    const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
    return aMarket([
      { ...away, name: `Young Africans (${signed(-line)})`, typeId: 1005 },
      { name: `Sare (${signed(line)})`, typeId: 1006 },
      { ...home, name: `Simba SC (${signed(line)})`, typeId: 1005 },
    ]);
  };
  const type = arranged(aType([row(1), row(-2)]));
  expect(type?.sections[0]?.heads).toEqual(['Simba SC', 'Sare', 'Young Africans']);
  expect(drawn(type)).toEqual(['-2 | -2 | +2', '+1 | +1 | -1']);
});

test('[MPG-07] ordinary time has half lines only, a half of it all of them', () => {
  const lines = ['2', '2.25', '2.5', '2.75'];
  const inPart = (eventPartId: number) =>
    arranged(
      aType(lines.map((line) => aMarket([over(line), under(line)], { eventPartId }))),
    )?.sections[0]?.rows.map(({ label }) => label);
  expect([inPart(3), inPart(5)]).toEqual([['2.5'], ['2', '2.25', '2.5', '2.75']]);
});

test('[MPG-07] a type of quarter lines alone is not shown', () => {
  expect(arranged(aType([aMarket([over(2.25), under(2.25)])]))).toBeUndefined();
});

test('[MPG-08] exact scores in three columns, fewest goals first, others below', () => {
  const scores = ['2-1', '1-0', '0-0', '1-1', '0-1', '2-2', '2-0'].map((name) => ({
    name,
    typeId: 12,
  }));
  const type = arranged(aType([aMarket([{ name: 'Mengine', typeId: 1016 }, ...scores])]));
  expect(drawn(type)).toEqual(['1-0 | 0-0 | 0-1', '2-0 | 1-1 | _', '2-1 | 2-2 | _', 'Mengine']);
});

test('[MPG-09] several sides are signed with 1, X and 2 and read out in full', () => {
  const names = ['Sare au Young Africans', 'Simba SC au Young Africans', 'Simba SC au Sare'];
  const type = arranged(aType([aMarket(names.map((name) => ({ name, typeId: 21 })))]));
  const cells = type?.sections[0]?.rows[0]?.cells.map((cell) => [cell?.sign, cell?.words]);
  expect(cells).toEqual([
    ['1X', 'Simba SC au Sare'],
    ['X2', 'Sare au Young Africans'],
    ['12', 'Simba SC au Young Africans'],
  ]);
});

test('[MPG-09] half time and full time stand in the order of the sides', () => {
  const names = [
    'Sare/Sare',
    'Young Africans/Simba SC',
    'Simba SC/Young Africans',
    'Simba SC/Simba SC',
  ];
  const type = arranged(aType([aMarket(names.map((name) => ({ name, typeId: 1009 })))]));
  expect(drawn(type)).toEqual(['1/1 | 1/2 | X/X', '2/1']);
});

test('[MPG-11] what did not change is the same object, so nothing is drawn again', () => {
  const entry = aType([aMarket([home, draw, away])]);
  const before = arranged(entry);
  const pricier = entry.market_list.map((market) => ({
    ...market,
    outcome_list: market.outcome_list.map((outcome) => ({ ...outcome, odds: 9 })),
  }));
  expect(arranged({ ...entry, market_list: pricier }, before)).toBe(before);
});

test('a type without a name is called as its group', () => {
  const entry = aType([aMarket([home, away])], { typeName: '', group: 'goals' });
  expect(arranged(entry)?.name).toBe('group goals');
});
