import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { createColleague } from '../../../fixtures/office-people.ts';
import { uploadPicture } from '../../files/fixtures/pictures.ts';
import { type Content, createContent } from '../index.ts';

let world: FeatureWorld;
let content: Content;
let clerk: Awaited<ReturnType<typeof createColleague>>;
let picture: string;

beforeAll(async () => {
  world = await createFeatureWorld();
  clerk = await createColleague(world, 'clerk');
  picture = await uploadPicture(world, clerk);
});
afterAll(() => world.close());
beforeEach(async () => {
  content = createContent(world);
  await world.database.transact(async (tx) => {
    await tx.deleteFrom('bannerClick').execute();
    await tx.deleteFrom('banner').execute();
  });
});

type Wanted = Parameters<Content['routes']['banner/add']>[0];
const wanted: Wanted = {
  type: 15,
  language: 'sw',
  title: 'Bonasi',
  represent: 'Hadi 1,000%',
  note: '',
  address: '/banners/win-bonus.svg',
  jump_type: 1,
  jump: '/boost',
  format: 'green',
  sorting: 50,
  shown_from: null,
  shown_until: null,
  description: '',
};

const add = (differences: Partial<Wanted> = {}) =>
  content.routes['banner/add']({ ...wanted, ...differences }, clerk);

async function added(differences: Partial<Wanted> = {}): Promise<string> {
  const reply = await add(differences);
  if (reply.kind !== 'answer') throw new Error(`refused: ${JSON.stringify(reply)}`);
  return reply.content.id;
}

const codeOf = (reply: { readonly kind: string; readonly code?: string }) =>
  reply.kind === 'refusal' ? reply.code : 'done';

async function shown(type: Wanted['type'] = 15): Promise<readonly string[]> {
  const { routes } = createContent(world);
  const reply = await routes['banner/inquire']({ type }, contextOf(visitor));
  if (reply.kind !== 'prepared') throw new Error('banners are the same for everybody');
  const { content: banners } = JSON.parse(reply.reply.text) as { content: { title: string }[] };
  return banners.map(({ title }) => title);
}

async function managed(differences: object = {}) {
  const request = { page: 1, page_size: 10, ...differences };
  const reply = await content.routes['banner/manage'](request, clerk);
  if (reply.kind !== 'answer') throw new Error('the list is there');
  return reply;
}

describe('[BAN-20, BAN-24] a banner is checked before it is kept', () => {
  const nonsense: readonly (readonly [string, Partial<Wanted>, string | undefined])[] = [
    ['as it should be', {}, 'done'],
    ['without large words', { represent: '' }, 'banner-promise-missing'],
    ['a logo of an operator needs none', { type: 11, represent: '' }, 'done'],
    ['a phone line without a number', { type: 12, represent: 'Piga' }, 'banner-phone-invalid'],
    ['a phone line', { type: 12, represent: '+255700000101' }, 'done'],
    ['to a page with a query', { jump: '/rich_text?type=8' }, 'done'],
    ['to a page that is not there', { jump: '/jackpot_of_dreams' }, 'banner-page-unknown'],
    ['to a game', { jump: '/aviator' }, 'done'],
    ['to a page of sign-in', { jump: '/login' }, 'banner-page-unknown'],
    ['to somebody else', { jump: '//elsewhere.test' }, 'banner-page-unknown'],
    ['out of the site as a page', { jump: 'https://www.instagram.com/k' }, 'banner-page-unknown'],
    ['with a line break', { jump: '/boost\nx' }, 'banner-page-unknown'],
    ['to our account', { jump_type: 2, jump: 'https://www.instagram.com/kipute' }, 'done'],
    ['to a stranger', { jump_type: 2, jump: 'https://elsewhere.test/' }, 'banner-link-outside'],
    [
      'to a look-alike',
      { jump_type: 2, jump: 'https://instagram.com.evil.test/' },
      'banner-link-outside',
    ],
    [
      'with another user',
      { jump_type: 2, jump: 'https://instagram.com@evil.test/' },
      'banner-link-outside',
    ],
    [
      'without TLS',
      { jump_type: 2, jump: 'http://www.instagram.com/kipute' },
      'banner-link-outside',
    ],
    ['a script', { jump_type: 2, jump: 'javascript:alert(1)' }, 'banner-link-outside'],
    ['nowhere', { jump_type: 0, jump: 'left over' }, 'done'],
    [
      'ending first',
      { shown_from: '2026-03-02T00:00:00.000Z', shown_until: '2026-03-01T00:00:00.000Z' },
      'banner-ends-first',
    ],
    ['without a picture', { address: '' }, 'done'],
    ['with a picture of a stranger', { address: 'https://elsewhere.test/a.png' }, 'file-unknown'],
    ['with a drawing nobody drew', { address: '/banners/jackpot.svg' }, 'file-unknown'],
    [
      'with a picture nobody uploaded',
      { address: '/files/0123456789abcdef0123456789abcdef.webp' },
      'file-unknown',
    ],
  ];
  test.each(nonsense)('%s', async (_, differences, code) => {
    expect(codeOf(await add(differences))).toBe(code);
    expect((await managed()).count).toBe(code === 'done' ? 1 : 0);
  });
});

test('[BAN-21] what a clerk adds, changes and removes shows at its place and is logged', async () => {
  const id = await added({ type: 17, address: picture });
  expect([await shown(17), await shown(15)]).toEqual([['Bonasi'], []]);
  const change = { id, revision: 1, ...wanted, type: 18 as const, title: 'Cashout' };
  expect(codeOf(await content.routes['banner/update'](change, clerk))).toBe('done');
  expect([await shown(17), await shown(18)]).toEqual([[], ['Cashout']]);
  expect(codeOf(await content.routes['banner/remove']({ id }, clerk))).toBe('done');
  expect(await shown(18)).toEqual([]);
  expect(codeOf(await content.routes['banner/remove']({ id }, clerk))).toBe('banner-unknown');
  const told = await world.database.read
    .selectFrom('activity')
    .select(['content', 'userId'])
    .where('subjectKind', '=', 'banner')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
  const userId = clerk.caller.administratorId;
  expect(told).toEqual([
    { content: 'added Bonasi', userId },
    { content: 'changed Cashout', userId },
    { content: 'removed Cashout', userId },
  ]);
});

test('[BAN-22] a banner is shown in its time alone', async () => {
  const now = world.clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  await added({ title: 'kesho', shown_from: at(1) });
  await added({ title: 'leo', shown_from: at(-1), shown_until: at(1) });
  await added({ title: 'jana', shown_until: at(-1) });
  expect(await shown()).toEqual(['leo']);
  const states = (await managed()).content.map(({ title, state }) => [title, state]);
  expect(states).toEqual([
    ['kesho', 'waiting'],
    ['leo', 'shown'],
    ['jana', 'over'],
  ]);
  expect((await managed({ state: 'waiting' })).content.map(({ title }) => title)).toEqual([
    'kesho',
  ]);
  world.clock.advance({ seconds: 3_600 });
  expect(await shown()).toEqual(['kesho']);
  world.clock.advance({ seconds: -3_600 });
});

test('[BAN-23] of ten who change the same revision at once one does', async () => {
  const id = await added();
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      content.routes['banner/update']({ id, revision: 1, ...wanted, sorting: place }, clerk),
    ),
  );
  const codes = all.map(codeOf);
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(codes.filter((code) => code === 'changed-meanwhile')).toHaveLength(9);
  expect((await managed()).content[0]?.revision).toBe(2);
});

test('[BAN-25, FIL-40] a picture is in use as long as a banner shows it', async () => {
  const uses = async () => {
    const rows = await world.database.read.selectFrom('fileUse').select('title').execute();
    return rows.map(({ title }) => title);
  };
  const remove = () => world.files.routes['file/remove']({ path: picture }, clerk);
  const id = await added({ address: picture });
  expect(await uses()).toEqual(['Bonasi']);
  expect(await remove()).toMatchObject({
    ...{ code: 'file-in-use', values: { places: 'Banner: Bonasi' } },
  });
  const other = { id, revision: 1, ...wanted };
  await content.routes['banner/update'](other, clerk);
  expect(await uses()).toEqual([]);
  const back = { id, revision: 2, ...wanted, address: picture };
  await content.routes['banner/update'](back, clerk);
  await content.routes['banner/remove']({ id }, clerk);
  expect(await uses()).toEqual([]);
});

describe('[BAN-30] clicks are counted by day, once a view of a page', () => {
  const click = (id: string, view: string) =>
    content.routes['banner/click']({ id: Number(id), view }, contextOf(visitor));

  test('a hundred of one view are one', async () => {
    const id = await added();
    await Promise.all(Array.from({ length: 100 }, () => click(id, 'view-one')));
    await click(id, 'view-two');
    await content.clicks.flush();
    world.clock.advance({ seconds: 24 * 3_600 });
    await click(id, 'view-three');
    await click('999999', 'view-three');
    await content.clicks.flush();
    expect((await managed()).content).toMatchObject([{ clicks_number: 3, clicks_today: 1 }]);
    const days = await world.database.read
      .selectFrom('bannerClick')
      .select('clicks')
      .orderBy('day')
      .execute();
    expect(days.map(({ clicks }) => clicks)).toEqual([2, 1]);
  });

  test('two processes that write at once lose none', async () => {
    const ids = [await added(), await added({ title: 'Nyingine' })];
    const processes = Array.from({ length: 10 }, () => createContent(world));
    processes.forEach(({ clicks }, place) => {
      for (const id of place % 2 ? ids : ids.toReversed()) clicks.note(Number(id), `view-${place}`);
    });
    await Promise.all(processes.map(({ clicks }) => clicks.flush()));
    expect((await managed()).content.map((one) => one.clicks_number)).toEqual([10, 10]);
  });
});
