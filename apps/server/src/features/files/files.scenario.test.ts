import { errorCatalogue } from '@kipute/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { startTestSite, type TestSite } from '../../platform/http/fixtures/test-site.ts';
import type { SignedInAdministrator } from '../../platform/http/handler.ts';
import { aBomb, anAnimation, aPng } from './fixtures/pictures.ts';

let world: FeatureWorld;
let clerk: SignedInAdministrator;
let office: TestSite;
let players: TestSite;

const long = 'token-of-a-clerk-0123456789';
const weak = 'token-of-an-auditor-0123456789';
const aPlayer = 'token-of-a-player-0123456789';

beforeAll(async () => {
  world = await createFeatureWorld();
  clerk = (await createColleague(world, 'clerk', ['file/obs_add'])).caller;
  const id = clerk.administratorId;
  const { upload, registerFiles } = world.files;
  const tokens = {
    [long]: clerk,
    [weak]: anAdministrator(id, ['file/inquire_images']),
    [aPlayer]: { kind: 'player', playerId: 7n, token: '' },
  } as const;
  office = await startTestSite({
    ...{ site: 'backoffice', uploads: [upload], registerFiles, tokens },
    rateLimitFactor: 100,
  });
  players = await startTestSite({ site: 'player', registerFiles, tokens });
});
afterAll(async () => {
  await Promise.all([office.close(), players.close()]);
  await world.close();
});
beforeEach(async () => {
  await world.database.transact(async (tx) => {
    await tx.deleteFrom('fileUse').execute();
    await tx.deleteFrom('storedFile').execute();
  });
  (world.stored as Map<string, Buffer>).clear();
});

type Sent = { readonly name: string; readonly bytes: Buffer };
type Reply = { readonly status: number; readonly code?: string; readonly content?: Stored };
type Stored = { readonly path: string; readonly name: string; readonly width: number | null };

async function upload(files: readonly Sent[], token: string | null = long, site = office) {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${site.url}/api/file/obs_add`, {
    method: 'POST',
    headers,
    body: form,
  });
  return { http: response.status, reply: (await response.json()) as Reply };
}

async function uploaded(sent: Sent): Promise<Stored> {
  const { reply } = await upload([sent]);
  if (!reply.content) throw new Error(`refused: ${reply.code}`);
  return reply.content;
}

const rowsOf = async () => {
  const rows = await world.database.read.selectFrom('storedFile').select('hash').execute();
  return [rows.length, world.stored.size];
};

describe('[FIL-01, FIL-02] an upload passes the gate of every call', () => {
  test.each([
    ['a clerk', long, 200, undefined],
    ['nobody', null, 401, 'sign-in-required'],
    ['a player', aPlayer, 401, 'sign-in-required'],
    ['a role without the node', weak, 403, 'permission-denied'],
    ['a token that is none', 'x', 401, 'sign-in-required'],
  ])('%s', async (_, token, http, code) => {
    const sent = await upload([{ name: 'a.png', bytes: await aPng() }], token);
    expect([sent.http, sent.reply.code]).toEqual([http, code]);
    expect((await rowsOf())[0]).toBe(http === 200 ? 1 : 0);
  });

  test('players have no such address', async () => {
    const sent = await upload([{ name: 'a.png', bytes: await aPng() }], aPlayer, players);
    expect([sent.http, sent.reply.code]).toEqual([404, 'unknown-call']);
  });

  test('who uploads without end waits', async () => {
    const id = clerk.administratorId;
    const site = await startTestSite({
      ...{ site: 'backoffice', uploads: [world.files.upload] },
      tokens: { [long]: anAdministrator(id, ['file/obs_add']) },
    });
    const codes: (string | undefined)[] = [];
    for (let sent = 0; sent < 21; sent += 1) {
      codes.push(
        (await upload([{ name: 'a.png', bytes: Buffer.from('x') }], long, site)).reply.code,
      );
    }
    await site.close();
    expect([codes[19], codes[20]]).toEqual(['image-not-real', 'too-many-requests']);
  });
});

describe('[FIL-10, FIL-13] what is refused says why and writes nothing', () => {
  const sent: readonly (readonly [
    string,
    () => Promise<readonly Sent[]>,
    keyof typeof errorCatalogue,
  ])[] = [
    ['no file', async () => [], 'file-missing'],
    [
      'two files',
      async () => Array(2).fill({ name: 'a.png', bytes: await aPng() }),
      'file-missing',
    ],
    ['an empty file', async () => [{ name: 'a.png', bytes: Buffer.alloc(0) }], 'file-missing'],
    [
      '6 MB',
      async () => [{ name: 'a.png', bytes: Buffer.alloc(6 * 1024 * 1024) }],
      'file-too-large',
    ],
    ['a bomb', async () => [{ name: 'a.png', bytes: await aBomb() }], 'image-too-many-pixels'],
    [
      'an animation',
      async () => [{ name: 'a.webp', bytes: await anAnimation() }],
      'image-animated',
    ],
    [
      'a script called .png',
      async () => [{ name: 'a.png', bytes: Buffer.from('#!/bin/sh') }],
      'image-not-real',
    ],
    ['an SVG', async () => [{ name: 'a.svg', bytes: Buffer.from('<svg/>') }], 'image-svg'],
    [
      'a program called .txt',
      async () => [{ name: 'a.txt', bytes: Buffer.from('MZ…') }],
      'document-program',
    ],
    [
      'a picture called .txt',
      async () => [{ name: 'a.txt', bytes: await aPng() }],
      'document-not-text',
    ],
  ];
  test.each(sent)('%s', { timeout: 30_000 }, async (_, files, code) => {
    const { http, reply } = await upload(await files());
    expect([http, reply.status, reply.code]).toEqual([errorCatalogue[code].http, 0, code]);
    expect(await rowsOf()).toEqual([0, 0]);
  });

  test('a body that is no form', async () => {
    const response = await fetch(`${office.url}/api/file/obs_add`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${long}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: 'nonsense',
    });
    expect(await response.json()).toMatchObject({ status: 0, code: 'file-missing' });
    const json = await fetch(`${office.url}/api/file/obs_add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${long}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await json.json()).toMatchObject({ status: 0, code: 'file-missing' });
  });
});

describe('[FIL-20, FIL-21] a stored file is served by its content at both addresses', () => {
  test('a picture in three sizes, for ever', async () => {
    const { path } = await uploaded({ name: 'bango.png', bytes: await aPng() });
    for (const site of [office, players]) {
      for (const form of [path, path.replace('.', '-480.'), path.replace('.', '-960.')]) {
        const response = await fetch(site.url + form);
        expect([form, response.status]).toEqual([form, 200]);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        });
      }
    }
  });

  test('a document as a file to be saved', async () => {
    const { path } = await uploaded({ name: 'kanuni.txt', bytes: Buffer.from('Kanuni') });
    const response = await fetch(players.url + path);
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/plain; charset=utf-8',
      'Kanuni',
    ]);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  test.each([
    '/files/0123456789abcdef0123456789abcdef.webp',
    '/files/0123456789abcdef0123456789abcdef-481.webp',
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/%2e%2e%2f%2e%2e%2fpackage.json',
    '/files/0123456789abcdef0123456789abcdef.webp%00.png',
    '/files/x',
  ])('%s is not found', async (path) => {
    const response = await fetch(players.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  });
});

test('[FIL-15] no part of the name of a file becomes part of a path', async () => {
  const stored = await uploaded({
    name: '../../../etc/cron.d/x\u202egnp.png',
    bytes: await aPng(),
  });
  expect(stored.path).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
  expect([...world.stored.keys()].every((name) => /^[0-9a-f]{32}(-\d+)?\.webp$/.test(name))).toBe(
    true,
  );
  expect(stored.name).not.toMatch(/[/\\\u202e]/);
});

test('[FIL-16] ten equal uploads at once are one file', async () => {
  const bytes = await aPng();
  const all = await Promise.all(
    Array.from({ length: 10 }, () => uploaded({ name: 'kumi.png', bytes })),
  );
  expect(new Set(all.map(({ path }) => path)).size).toBe(1);
  expect(await rowsOf()).toEqual([1, 3]);
  const told = await world.database.read
    .selectFrom('activity')
    .select('content')
    .where('subjectKind', '=', 'file')
    .where('content', '=', 'uploaded image kumi')
    .execute();
  expect(told).toHaveLength(1);
});

const hashOf = ({ path }: Stored) => path.slice(7, 39);
const context = () => contextOf(clerk);

const use = (paths: readonly string[], place = '7') =>
  world.database.transact((tx) =>
    world.files.useFiles(tx, { kind: 'banner', place, title: 'Win bonus', paths }),
  );

describe('[FIL-40] what is shown stays', () => {
  test('it is listed with where it is shown, and cannot be removed', async () => {
    const stored = await uploaded({ name: 'bango.png', bytes: await aPng() });
    const sized = stored.path.replace('.', '-480.');
    expect(await use([sized, '/banners/app.svg', ''])).toEqual({ ok: true, value: null });
    const list = await world.files.routes['file/inquire_images'](
      { page: 1, page_size: 10 },
      context(),
    );
    expect(list).toMatchObject({
      content: [{ path: stored.path, uses: [{ kind: 'banner', title: 'Win bonus' }] }],
      count: 1,
    });
    const remove = () => world.files.routes['file/remove']({ path: stored.path }, context());
    expect(await remove()).toMatchObject({
      ...{ code: 'file-in-use', values: { places: 'Bango: Win bonus' } },
    });
    await use([]);
    expect(await remove()).toMatchObject({ content: null });
    expect(await remove()).toMatchObject({ code: 'file-unknown' });
    expect(await use([stored.path])).toEqual({ ok: false, refusal: 'file-unknown' });
    expect((await fetch(players.url + stored.path)).status).toBe(200);
    await uploaded({ name: 'bango.png', bytes: await aPng() });
    expect(await use([stored.path])).toMatchObject({ ok: true });
  });

  test.each(['/files/0123456789abcdef0123456789abcdef.webp', '/files/../x.webp'])(
    '%s cannot be shown',
    async (path) => {
      expect(await use([path])).toEqual({ ok: false, refusal: 'file-unknown' });
    },
  );

  test('of one who removes and ten who begin to show it at once, the file is gone or shown', async () => {
    const stored = await uploaded({ name: 'bango.png', bytes: await aPng() });
    const [removed, ...uses] = await Promise.all([
      world.files.routes['file/remove']({ path: stored.path }, context()),
      ...Array.from({ length: 10 }, (_, place) => use([stored.path], String(place))),
    ]);
    const isShown = uses.some(({ ok }) => ok);
    expect(removed?.kind === 'refusal').toBe(isShown);
    const rows = await world.database.read.selectFrom('fileUse').selectAll().execute();
    expect(rows).toHaveLength(uses.filter(({ ok }) => ok).length);
  });
});

test('[FIL-41] another name and a removal are logged with who did it', async () => {
  const stored = await uploaded({ name: 'bango.png', bytes: await aPng() });
  const { routes } = world.files;
  await routes['file/update']({ path: stored.path, name: 'Ligi Kuu' }, context());
  await routes['file/remove']({ path: stored.path }, context());
  const told = await world.database.read
    .selectFrom('activity')
    .select(['userId', 'content', 'changes'])
    .where('subjectKind', '=', 'file')
    .where('subjectId', '=', hashOf(stored))
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(told).toMatchObject([
    { content: 'removed image', userId: clerk.administratorId },
    { content: 'renamed image', userId: clerk.administratorId },
  ]);
});
