import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { createContent, type NewBanner } from '../index.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.transact((tx) => tx.deleteFrom('banner').execute()));

const aBanner: NewBanner = {
  type: 15,
  language: 'sw',
  title: 'Jackpot',
  represent: 'TSh 200,000,000',
  note: '',
  address: '/banners/jackpot.svg',
  jump: '/string_ball/jackpot',
  jumpType: 1,
  format: 'green',
  sorting: 1,
};

const publish = (...differences: readonly Partial<NewBanner & { removed: boolean }>[]) =>
  world.database.transact((tx) =>
    tx
      .insertInto('banner')
      .values(differences.map((difference) => ({ ...aBanner, ...difference })))
      .execute(),
  );

/** A process that has not read anything yet. */
function aPage() {
  const { routes } = createContent(world);
  return async (type: 15 | 16, locale: 'sw' | 'en-US' = 'sw'): Promise<readonly string[]> => {
    const reply = await routes['banner/inquire']({ type }, contextOf(visitor, { locale }));
    if (reply.kind !== 'prepared') throw new Error('banners are the same for everybody');
    const { content } = JSON.parse(reply.reply.text) as { content: readonly { title: string }[] };
    return content.map(({ title }) => title);
  };
}

test('[BAN-01] a visitor gets the carousel of a device in the language asked', async () => {
  await publish(
    { title: 'simu' },
    { title: 'phone', language: 'en' },
    { title: 'kompyuta', type: 16 },
    { title: 'desktop', type: 16, language: 'en' },
    { title: 'promosheni', type: 19 },
  );
  const ask = aPage();
  expect([await ask(15), await ask(15, 'en-US'), await ask(16), await ask(16, 'en-US')]).toEqual([
    ['simu'],
    ['phone'],
    ['kompyuta'],
    ['desktop'],
  ]);
});

test('[BAN-02] the highest sorting stands first, what was removed nowhere', async () => {
  await publish(
    { title: 'third', sorting: 1 },
    { title: 'first', sorting: 9 },
    { title: 'removed', sorting: 8, removed: true },
    { title: 'second', sorting: 5 },
    { title: 'fourth', sorting: 1 },
  );
  expect(await aPage()(15)).toEqual(['first', 'second', 'third', 'fourth']);
});

test('[BAN-03] a banner that leads elsewhere is left out, the others stay', async () => {
  await publish({ title: 'ours' }, { title: 'theirs', jump: 'https://elsewhere.test' });
  expect(await aPage()(15)).toEqual(['ours']);
});

test('[BAN-04] a change shows after ten seconds at the latest', async () => {
  const ask = aPage();
  expect(await ask(15)).toEqual([]);
  await publish({ title: 'new' });
  world.clock.advance({ seconds: 9 });
  expect(await ask(15)).toEqual([]);
  world.clock.advance({ seconds: 1 });
  expect(await ask(15)).toEqual(['new']);
});

test('[BAN-04] a table that could not be read is read for the next who asks', async () => {
  await publish({ title: 'here' });
  const ask = aPage();
  await sql`alter table banner rename to banner_away`.execute(world.owner.read);
  await expect(ask(15)).rejects.toThrow('banner');
  await sql`alter table banner_away rename to banner`.execute(world.owner.read);
  expect(await ask(15)).toEqual(['here']);
});
