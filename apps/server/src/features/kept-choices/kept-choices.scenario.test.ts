import { type CallContent, type CallRequest, registry } from '@kipute/contract/registry';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createKeptChoices, type KeptChoices } from './index.ts';

type Choice = CallContent<'player_choice/inquire'>[number];

let world: FeatureWorld;
let keptChoices: KeptChoices;
beforeAll(async () => {
  world = await createFeatureWorld();
  keptChoices = createKeptChoices(world);
});
afterAll(() => world.close());

const password = 'a'.repeat(64);

/** A device on which the player has signed in. */
async function deviceOf(phone: string) {
  const { routes, createPlayer } = world.players;
  await world.database.transact((tx) =>
    createPlayer(tx, { phone, name: 'Asha', password, language: 'sw' }),
  );
  const signedIn = await routes['subscriber/login']({ phone, password }, contextOf(visitor));
  const token = signedIn.kind === 'answer' ? signedIn.content.token : '';
  const caller = await world.access.authenticate(token);
  if (caller.kind !== 'player') throw new Error('the player is signed in');
  return {
    save: async (...choices: Choice[]) =>
      contentOf(await keptChoices.routes['player_choice/save'](asSent(choices), contextOf(caller))),
    inquire: async () =>
      contentOf(await keptChoices.routes['player_choice/inquire']({}, contextOf(caller))),
  };
}

/** As the wire would hand it on, so that what it refuses cannot be saved here either. */
const asSent = (choices: readonly unknown[]): CallRequest<'player_choice/save'> =>
  registry['player_choice/save'].input.parse({ choices });

function contentOf(reply: { readonly kind: string; readonly content?: unknown }): Choice[] {
  expect(reply.kind).toBe('answer');
  return reply.content as Choice[];
}

/** PostgreSQL's own number of the transaction that wrote the row. */
async function rowVersion(): Promise<string | undefined> {
  const { rows } = await sql<{
    xmin: string;
  }>`select xmin::text from kept_choices order by player_id desc`.execute(world.database.read);
  return rows[0]?.xmin;
}

const league = (value: string, second: number, removed: 0 | 1 = 0): Choice => ({
  kind: 'league',
  value,
  name: `Ligi ${value}`,
  flag: 'TZ',
  removed,
  changed_at: new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString(),
});

describe('kept choices', () => {
  test('[KEEP-10] two devices end with what both starred, and one removes for the other', async () => {
    const [phone, tablet] = [await deviceOf('0712000121'), await deviceOf('0712000121')];
    await phone.save(league('51', 1));
    expect(await tablet.save(league('52', 2))).toEqual([league('52', 2), league('51', 1)]);
    await tablet.save(league('51', 3, 1));
    expect(await phone.inquire()).toEqual([league('51', 3, 1), league('52', 2)]);
    expect(await phone.save(league('51', 1))).toEqual([league('51', 3, 1), league('52', 2)]);
  });

  test('[KEEP-11] the same save ten times at once is one', async () => {
    const phone = await deviceOf('0712000131');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => phone.save(league('51', 1), league('52', 2))),
    );
    expect(answers).toEqual(Array(10).fill([league('52', 2), league('51', 1)]));
  });

  test('[KEEP-11] ten devices that save at once lose nothing of each other', async () => {
    const phone = await deviceOf('0712000141');
    await Promise.all(Array.from({ length: 10 }, (_, at) => phone.save(league(String(at), at))));
    const values = (await phone.inquire()).map(({ value }) => value);
    expect(values).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0']);
  });

  test('[KEEP-11] a save that says nothing new writes nothing', async () => {
    const phone = await deviceOf('0712000151');
    await phone.save(league('51', 1));
    const written = await rowVersion();
    expect(written).toMatch(/^\d+$/);
    await phone.save(league('51', 1));
    expect(await rowVersion()).toBe(written);
  });

  test('[KEEP-12] another player sees and changes nothing of it', async () => {
    const [asha, juma] = [await deviceOf('0712000161'), await deviceOf('0712000162')];
    await asha.save(league('51', 1));
    expect(await juma.inquire()).toEqual([]);
    expect(await juma.save(league('51', 2, 1))).toEqual([league('51', 2, 1)]);
    expect(await asha.inquire()).toEqual([league('51', 1)]);
  });

  test('[KEEP-13] a change dated ahead of the server counts as made now', async () => {
    const phone = await deviceOf('0712000171');
    const ahead = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    const [saved] = await phone.save({ ...league('51', 1), changed_at: ahead });
    expect(saved?.changed_at).toBe(world.clock.now().toISOString());
  });

  test('[KEEP-14] any words that can be printed are kept as they were typed', async () => {
    const phone = await deviceOf('0712000181');
    const plain = { kind: 'search', name: '', flag: '' } as const;
    const searches = ["'; drop table player; --", '🏴 Z̵a̷l ﷺ', '<b>simba', '\\u0000'].map(
      (value, at): Choice => ({ ...league(value, 9 - at), ...plain }),
    );
    expect(await phone.save(...searches)).toEqual(searches);
    expect(await phone.inquire()).toEqual(searches);
  });
});
