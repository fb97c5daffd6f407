import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { createPopularOffice } from './index.ts';
import type { Country, League } from './records.ts';

let world: FeatureWorld;
let routes: ReturnType<typeof createPopularOffice>['routes'];
let clerk: Awaited<ReturnType<typeof createColleague>>;
let refreshed = 0;

const league = (id: string, name: string, countryId: number): [string, League] => [
  id,
  { id, name, countryId, sportId: 1 } as League,
];
const leagues = new Map([
  league('10', 'Premier League', 1),
  league('11', 'Premier League', 2),
  league('12', 'Ligi Kuu Bara', 3),
]);
const countries = new Map(
  [
    [1, 'England'],
    [2, 'Uganda'],
    [3, 'Tanzania'],
  ].map(([id, name]) => [id, { id, name, code: '' } as unknown as Country] as const),
) as ReadonlyMap<number, Country>;

beforeAll(async () => {
  world = await createFeatureWorld();
  clerk = await createColleague(world, 'clerk');
  ({ routes } = createPopularOffice({
    ...world,
    catalogue: {
      leagues: () => leagues,
      countries: () => countries,
      popularCompetitions: () => [],
      announceChoices: async () => {
        refreshed += 1;
      },
    },
  }));
});
afterAll(() => world.close());

type Wanted = Parameters<(typeof routes)['popular/add']>[0];
const wanted: Wanted = {
  title_sw: 'Ligi Kuu',
  title_en: 'Tanzanian League',
  icon: 'TZ',
  associated: ['12'],
  note: 'yetu',
  sorting: 200,
  show_status: 1,
};

const add = (differences: Partial<Wanted> = {}) =>
  routes['popular/add']({ ...wanted, ...differences }, clerk);

async function managed() {
  const reply = await routes['popular/manage']({}, clerk);
  return reply.kind === 'answer' ? reply.content : [];
}

const codeOf = (reply: { readonly kind: string; readonly code?: string }) =>
  reply.kind === 'refusal' ? reply.code : 'done';

test('[POP-01, POP-02] an entry is added, changed and removed, and pages hear of it', async () => {
  const before = refreshed;
  const reply = await add();
  if (reply.kind !== 'answer') throw new Error('refused');
  const { id } = reply.content;
  expect((await managed())[0]).toMatchObject({
    ...{ id, title_sw: 'Ligi Kuu', associated: '12', associated_names: 'Ligi Kuu Bara' },
    ...{ show_status: 1, up_goal: 0, revision: 1 },
  });
  const change = { id, revision: 1, ...wanted, associated: ['12', '11'], show_status: 0 } as const;
  expect(
    codeOf(
      await routes['popular/update']({ ...change, associated: [...change.associated] }, clerk),
    ),
  ).toBe('done');
  expect((await managed())[0]).toMatchObject({ associated: '12#11', show_status: 0, revision: 2 });
  expect(codeOf(await routes['popular/remove']({ id }, clerk))).toBe('done');
  expect((await managed()).map((one) => one.id)).not.toContain(id);
  expect(refreshed).toBe(before + 3);
});

const nonsense: readonly (readonly [string, Partial<Wanted>, string])[] = [
  ['a league nobody has', { associated: ['12', '999'] }, 'league-unknown'],
  [
    'an icon nobody uploaded',
    { icon: '/files/0123456789abcdef0123456789abcdef.webp' },
    'file-unknown',
  ],
  ['no leagues: those of its name', { associated: [] }, 'done'],
];
test.each(nonsense)('[POP-03] %s', async (_, differences, code) => {
  const before = (await managed()).length;
  expect(codeOf(await add(differences))).toBe(code);
  expect((await managed()).length).toBe(before + (code === 'done' ? 1 : 0));
});

test('[POP-04] of ten who change the same revision at once one does', async () => {
  const reply = await add();
  if (reply.kind !== 'answer') throw new Error('refused');
  const { id } = reply.content;
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      routes['popular/update']({ id, revision: 1, ...wanted, sorting: place }, clerk),
    ),
  );
  expect(all.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
});

test('[POP-05] leagues are found by a part of their name, with country and sport', async () => {
  const reply = await routes['popular/leagues']({ page: 1, page_size: 10, text: 'premier' }, clerk);
  expect(reply).toMatchObject({
    content: [
      { id: '10', name: 'Premier League', country: 'England', sport: 'Football' },
      { id: '11', name: 'Premier League', country: 'Uganda' },
    ],
    count: 2,
  });
});

describe('[POP-06] which matches pay early is not changed by the way', () => {
  const twoUp = async () => {
    await world.database.transact((tx) =>
      tx
        .updateTable('popularCompetition')
        .set({ twoUp: true })
        .where('titleEn', '=', 'Premier League')
        .execute(),
    );
    const found = (await managed()).find((one) => one.title_en === 'Premier League');
    if (!found) throw new Error('the migration brings it');
    return found;
  };
  const cases: readonly (readonly [string, Partial<Wanted>, string])[] = [
    ['another place', { sorting: 3 }, 'done'],
    ['hidden', { show_status: 0 }, 'done'],
    ['its own league by number', { associated: ['10'] }, 'done'],
    ['another league', { associated: ['11'] }, 'popular-two-up'],
    ['another league by its name', { title_en: 'Ligi Kuu Bara', associated: [] }, 'popular-two-up'],
  ];
  test.each(cases)('%s', async (_, differences, code) => {
    const { id, revision, title_sw, title_en, associated, icon, note } = await twoUp();
    const same = {
      id,
      revision,
      title_sw,
      title_en,
      icon,
      note,
      sorting: 99,
      show_status: 1,
    } as const;
    const own = associated === '' ? [] : associated.split('#');
    const reply = await routes['popular/update'](
      { ...same, associated: own, ...differences },
      clerk,
    );
    expect(codeOf(reply)).toBe(code);
  });

  test('nor removed', async () => {
    const { id } = await twoUp();
    expect(codeOf(await routes['popular/remove']({ id }, clerk))).toBe('popular-two-up');
  });
});
