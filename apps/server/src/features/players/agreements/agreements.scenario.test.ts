import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { createColleague } from '../../../fixtures/office-people.ts';
import { accountSteps, refusal, times } from '../fixtures/account-steps.ts';

let world: FeatureWorld;
let editor: Awaited<ReturnType<typeof createColleague>>;
beforeAll(async () => {
  world = await createFeatureWorld();
  editor = await createColleague(world, 'mwandishi');
});
afterAll(() => world.close());

let phone: string;
let phonesGiven = 0;
beforeEach(() => {
  phonesGiven += 1;
  phone = `25575500${String(1000 + phonesGiven)}`;
});

const { newPlayer, register, codeFor, callerOf } = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof newPlayer>>;

const due = async (caller: Player | typeof visitor, locale: 'sw' | 'en-US' = 'sw') => {
  const routes = world.players.routes;
  const reply = await routes['subscriber/agreements']({}, contextOf(caller, { locale }));
  return reply.kind === 'answer' ? reply.content : [];
};
const agree = (caller: Player, agreed: { type: 10 | 30 | 35; version: number }[]) =>
  world.players.routes['subscriber/agree']({ agreed }, contextOf(caller));
const consents = (playerId: bigint) =>
  world.database.read
    .selectFrom('consent')
    .select(['kind', 'version'])
    .where('playerId', '=', playerId)
    .orderBy('id')
    .execute();

/** A new wording of the user agreement by the office; answers its number. */
async function rewrite(sentence: string, release: string | null = null): Promise<number> {
  const { routes } = world.texts;
  const [row] = await world.database.read
    .selectFrom('playerText')
    .select('id')
    .where('slug', '=', 'user-agreement')
    .execute();
  const id = String(row?.id);
  const text = await routes['graphic_text/detailed']({ id }, editor);
  if (text.kind !== 'answer') throw new Error('no agreement');
  const { sw, en, newest } = text.content;
  const reply = await routes['graphic_text/update'](
    {
      ...{ id, based_on: newest, release_time: release, note: 'sheria mpya' },
      sw: { ...sw, body: `<p>Cheza kwa kiasi.</p><p>${sentence}</p>` },
      en: { ...en, body: `<p>Play in moderation.</p><p>${sentence}</p>` },
    },
    editor,
  );
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content.version;
}

test('[TXT-40] a visitor is told which texts a registration agrees to', async () => {
  expect(await due(visitor)).toMatchObject([
    { type: 35, title: 'Makubaliano ya mtumiaji', agreed_version: null, changes: [] },
    { type: 10 },
    { type: 30 },
  ]);
});

test('[TXT-41] a registration keeps the versions that were shown', async () => {
  const shown = (await due(visitor)).map(({ type, version }) => ({ type, version }));
  const newer = await rewrite('Wakati wa kujisajili.');
  const code = await codeFor(phone, 'register');
  const reply = await register({ phone, code, agreed: shown });
  if (reply.kind !== 'answer') throw new Error('refused');
  const player = await callerOf(reply.content.token);
  const kept = await consents(player.playerId);
  expect(kept.map(({ kind }) => kind)).toEqual(['agreement', 'terms', 'privacy', 'adult']);
  expect(kept[0]?.version).toMatch(new RegExp(`^${shown[0]?.version}-[0-9a-f]{12}$`));
  // What came while the form was open is asked for at the next sign-in.
  expect(await due(player)).toMatchObject([{ type: 35, version: newer }]);
});

test('[TXT-41] a version that nobody can have been shown is refused, and no player is made', async () => {
  const code = await codeFor(phone, 'register');
  const waiting = await rewrite(
    'Ya kesho.',
    new Date(world.clock.now().getTime() + 86_400_000).toISOString(),
  );
  for (const version of [waiting, 999]) {
    const reply = await register({ phone, code, agreed: [{ type: 35, version }] });
    expect(reply).toEqual(refusal('agreement-changed'));
  }
  expect(await register({ phone, code })).toMatchObject({ kind: 'answer' });
});

describe('a new version', () => {
  test('[TXT-42] is asked for until it is agreed to, and then no more', async () => {
    const player = await newPlayer(phone);
    expect(await due(player)).toEqual([]);
    const version = await rewrite(`Toleo la ${phone}.`);
    expect(await due(player)).toMatchObject([
      { type: 35, version, agreed_version: expect.any(Number) },
    ]);
    expect(await agree(player, [{ type: 35, version }])).toMatchObject({ kind: 'answer' });
    expect(await due(player)).toEqual([]);
    expect((await consents(player.playerId)).at(-1)).toMatchObject({
      kind: 'agreement',
      version: expect.stringMatching(new RegExp(`^${version}-`)),
    });
  });

  test('[TXT-42] one that is not in effect is agreed to by nobody', async () => {
    const player = await newPlayer(phone);
    const version = await rewrite(`Jipya ${phone}.`);
    const before = await consents(player.playerId);
    for (const wrong of [version - 1, version + 1]) {
      const agreed = [{ type: 10, version: 1 } as const, { type: 35, version: wrong } as const];
      expect(await agree(player, agreed)).toEqual(refusal('agreement-changed'));
    }
    expect(await consents(player.playerId)).toEqual(before);
  });

  test('[TXT-42] ten taps at once are one consent', async () => {
    const player = await newPlayer(phone);
    const version = await rewrite(`Mara kumi ${phone}.`);
    const before = (await consents(player.playerId)).length;
    const replies = await times(10, () => agree(player, [{ type: 35, version }]));
    expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(['answer']));
    expect(await consents(player.playerId)).toHaveLength(before + 1);
  });

  test('[TXT-43] shows what came and what went, in the language asked', async () => {
    await rewrite('Sentensi ya zamani kwa {{bet_min}}.');
    const player = await newPlayer(phone);
    await rewrite('Sentensi mpya kwa {{bet_min}}.');
    expect(await due(player, 'en-US')).toMatchObject([
      {
        title: 'User agreement',
        changes: [
          { kind: 'added', text: 'Sentensi mpya kwa TSh 100.' },
          { kind: 'removed', text: 'Sentensi ya zamani kwa TSh 100.' },
        ],
      },
    ]);
  });

  test('[TXT-42] somebody whom the office wrote down is asked for all of them', async () => {
    const added = await world.database.transact((tx) =>
      world.players.addByOffice(tx, {
        ...{ phone, passwordHash: 'x', name: 'Asha', superiorId: null },
        countsInStatistics: true,
      }),
    );
    if (!added.ok) throw new Error('not added');
    const player = { kind: 'player', playerId: added.value, token: '' } as const;
    expect((await due(player)).map(({ type }) => type)).toEqual([35, 10, 30]);
  });
});
