import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { uploadPicture } from '../files/fixtures/pictures.ts';
import type { ShippedText, Texts } from './index.ts';
import { readShipped } from './publishing/read-shipped.ts';

let world: FeatureWorld;
let editor: Awaited<ReturnType<typeof createColleague>>;
let texts: Texts;
beforeAll(async () => {
  world = await createFeatureWorld();
  editor = await createColleague(world, 'mwandishi');
  texts = world.texts;
});
afterAll(() => world.close());

let slug = '';
let slugs = 0;
beforeEach(() => {
  slugs += 1;
  slug = `makala-${slugs}`;
});

const words = (body: string, title = 'Kichwa') => ({ title, body, keywords: '' });
const none = { title: '', body: '', keywords: '' };
const note = 'kwa majaribio';

type Added = CallRequest<'graphic_text/add'>;
const add = (differences: Partial<Added> = {}, page = texts) =>
  page.routes['graphic_text/add'](
    {
      ...{ kind: 'help', topic: 'slip', slug, sort: 0, release_time: null, note },
      sw: words('<p>Habari.</p>'),
      en: words('<p>News.</p>', 'Title'),
      ...differences,
    },
    editor,
  );

async function addedId(differences: Partial<Added> = {}): Promise<string> {
  const reply = await add(differences);
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content.id;
}

type Updated = CallRequest<'graphic_text/update'>;
const update = (id: string, basedOn: number, differences: Partial<Updated> = {}, page = texts) =>
  page.routes['graphic_text/update'](
    {
      ...{ id, based_on: basedOn, release_time: null, note },
      sw: words(`<p>Toleo ${basedOn + 1}.</p>`),
      en: none,
      ...differences,
    },
    editor,
  );

const read = async (wanted = slug, locale: 'sw' | 'en-US' = 'sw', page = texts) => {
  const reply = await page.routes['help/detailed'](
    { slug: wanted },
    contextOf(visitor, { locale }),
  );
  return reply.kind === 'answer' ? reply.content : reply;
};
const body = async (wanted = slug, page = texts) => {
  const reading = await read(wanted, 'sw', page);
  return 'body' in reading ? reading.body : 'nothing';
};
const versions = async (id: string): Promise<CallContent<'graphic_text/versions'>> => {
  const reply = await texts.routes['graphic_text/versions']({ id, page: 1, page_size: 50 }, editor);
  if (reply.kind !== 'answer') throw new Error('no versions');
  return reply.content;
};
const states = async (id: string) =>
  (await versions(id)).map(({ version, state }) => `${version} ${state}`);
const refusal = (code: string, values?: object) => ({
  kind: 'refusal',
  code,
  ...(values && { values }),
});
const afterHours = (hours: number) =>
  new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString();
const rows = () =>
  world.database.read
    .selectFrom('textVersion')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();

describe('versions', () => {
  test('[TXT-01] each change is a version with number, time, person, note and hash', async () => {
    const id = await addedId();
    expect(await update(id, 1)).toMatchObject({ kind: 'answer', content: { version: 2 } });
    const madeBy = { id: editor.caller.administratorId.toString(), name: 'mwandishi' };
    const [second, first] = await versions(id);
    expect(second).toMatchObject({
      ...{ version: 2, state: 'in-effect', made_by: madeBy, note },
      ...{ release_time: world.clock.now().toISOString(), hash: /^2-[0-9a-f]{12}$/ },
    });
    expect(first).toMatchObject({ version: 1, state: 'past' });
    expect(await body()).toBe('<p>Toleo 2.</p>');
  });

  test('[TXT-01] nothing of a version can be changed, by nobody', async () => {
    await addedId();
    const change = world.owner.transact((tx) =>
      tx.updateTable('textVersion').set({ note: 'x' }).execute(),
    );
    await expect(change).rejects.toThrow('append-only');
    const removal = world.database.transact((tx) => tx.deleteFrom('textVersion').execute());
    await expect(removal).rejects.toThrow('permission denied');
  });

  test('[TXT-02] what a change was stands in the log', async () => {
    const id = await addedId();
    const logged = await world.database.read
      .selectFrom('activity')
      .select(['content', 'userId', 'changes'])
      .where('subjectKind', '=', 'text')
      .where('subjectId', '=', id)
      .execute();
    expect(logged).toMatchObject([
      {
        content: expect.stringContaining(`${slug} 1 from `),
        userId: editor.caller.administratorId,
      },
    ]);
  });

  test('[TXT-03] a release that lies ahead begins by the clock', async () => {
    const id = await addedId();
    await update(id, 1, { release_time: afterHours(2) });
    expect([await body(), await states(id)]).toEqual([
      '<p>Habari.</p>',
      ['2 waiting', '1 in-effect'],
    ]);
    world.clock.advance({ minutes: 119 });
    expect(await body()).toBe('<p>Habari.</p>');
    world.clock.advance({ minutes: 1 });
    expect([await body(), await states(id)]).toEqual([
      '<p>Toleo 2.</p>',
      ['2 in-effect', '1 past'],
    ]);
  });

  test('[TXT-03] the latest release is in effect, not the highest number', async () => {
    const id = await addedId();
    await update(id, 1, { release_time: afterHours(5) });
    await update(id, 2);
    expect(await states(id)).toEqual(['3 in-effect', '2 waiting', '1 past']);
    world.clock.advance({ minutes: 300 });
    expect([await body(), await states(id)]).toEqual([
      '<p>Toleo 2.</p>',
      ['3 past', '2 in-effect', '1 past'],
    ]);
  });

  const times = [
    [-2, 'refused'],
    [0, 'taken'],
    [24 * 365, 'taken'],
    [24 * 370, 'refused'],
  ] as const;
  test.each(times)('[TXT-04] a release in %d hours is %s', async (hours, outcome) => {
    const reply = await add({ release_time: afterHours(hours) });
    expect(reply).toMatchObject(
      outcome === 'taken' ? { kind: 'answer' } : refusal('release-time-wrong'),
    );
  });

  test('[TXT-05] another process shows it at once, and after thirty seconds without being told', async () => {
    const other = await world.startTexts();
    await addedId();
    await expect.poll(() => body(slug, other)).toBe('<p>Habari.</p>');
  });

  test('[TXT-07] what waits can be withdrawn until it is out, and stays in the history', async () => {
    const id = await addedId();
    await update(id, 1, { release_time: afterHours(1) });
    const remove = (version: number) =>
      texts.routes['graphic_text/remove']({ id, version, note }, editor);
    expect(await remove(1)).toEqual(refusal('version-out'));
    expect(await remove(9)).toEqual(refusal('version-unknown'));
    expect(await remove(2)).toMatchObject({ kind: 'answer' });
    expect(await remove(2)).toEqual(refusal('version-out'));
    world.clock.advance({ minutes: 90 });
    expect([await body(), await states(id)]).toEqual([
      '<p>Habari.</p>',
      ['2 withdrawn', '1 in-effect'],
    ]);
    const detailed = await texts.routes['graphic_text/detailed']({ id }, editor);
    expect(detailed).toMatchObject({ content: { content_version: 1, newest: 2, version: 1 } });
  });

  test('[TXT-08] an older version is restored as a new one with the same words', async () => {
    const id = await addedId();
    await update(id, 1);
    const restore = (version: number, basedOn: number) =>
      texts.routes['graphic_text/restore'](
        { id, version, based_on: basedOn, release_time: null, note },
        editor,
      );
    expect(await restore(7, 2)).toEqual(refusal('version-unknown'));
    expect(await restore(1, 1)).toEqual(refusal('changed-meanwhile'));
    expect(await restore(1, 2)).toMatchObject({ content: { version: 3 } });
    const hashes = (await versions(id)).map(({ hash }) => hash.slice(2));
    expect(hashes[0]).toBe(hashes[2]);
    expect(await body()).toBe('<p>Habari.</p>');
  });

  test('[TXT-09] ten editors at once write one version', async () => {
    const id = await addedId();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        update(id, 1, { sw: words(`<p>Mhariri ${place}.</p>`) }),
      ),
    );
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    const refused = replies.filter(({ kind }) => kind === 'refusal');
    expect(new Set(refused.map((reply) => 'code' in reply && reply.code))).toEqual(
      new Set(['changed-meanwhile']),
    );
    expect(await states(id)).toEqual(['2 in-effect', '1 past']);
  });

  test('[TXT-09] the same words again are no version', async () => {
    const id = await addedId();
    const same = { sw: words('<p>Habari.</p>'), en: words('<p>News.</p>', 'Title') };
    expect(await update(id, 1, same)).toEqual(refusal('text-unchanged'));
  });
});

describe('languages', () => {
  test('[TXT-10] each reads their own, and Swahili where English was not written', async () => {
    const id = await addedId();
    expect(await read(slug, 'en-US')).toMatchObject({ title: 'Title', language: 'en' });
    await update(id, 1, { en: none });
    expect(await read(slug, 'en-US')).toMatchObject({ title: 'Kichwa', language: 'sw' });
  });

  const halves: readonly (readonly [string, Partial<Added>, string])[] = [
    ['no Swahili', { sw: none }, 'text-empty'],
    ['no words', { sw: words('') }, 'text-empty'],
    ['only a comment', { sw: words('<!-- a -->') }, 'text-empty'],
    ['half an English text', { en: words('', 'Title') }, 'text-half-translated'],
  ];
  test.each(halves)('[TXT-11] %s is refused', async (_, differences, code) => {
    expect(await add(differences)).toEqual(refusal(code));
  });

  test('[TXT-11] what players agree to is written in both languages', async () => {
    const id = await world.database.read
      .selectFrom('playerText')
      .select('id')
      .where('slug', '=', 'user-agreement')
      .executeTakeFirstOrThrow();
    expect(await update(id.id.toString(), 1)).toEqual(refusal('text-needs-both-languages'));
  });
});

describe('bad input', () => {
  const bad: readonly (readonly [Partial<Added>, object])[] = [
    [
      { sw: words('<p>a</p><script>alert(1)</script>') },
      refusal('text-unsafe', { what: '<script>' }),
    ],
    [
      { en: words('<p onclick="x()">a</p>', 'T') },
      refusal('text-unsafe', { what: 'onclick="x()"' }),
    ],
    [{ sw: words('<p>{{bet_mim}}</p>') }, refusal('text-figure-unknown', { what: '{{bet_mim}}' })],
    [
      { sw: words('<p>a</p>', 'Dau {{table:markets}}') },
      refusal('text-figure-unknown', { what: '{{table:markets}}' }),
    ],
    [{ topic: undefined }, refusal('text-place-missing')],
    [{ kind: 'article', topic: 'slip' }, refusal('text-place-missing')],
    [{ slug: 'user-agreement' }, refusal('slug-taken')],
  ];
  test.each(bad)(
    '[TXT-21] %j is refused by name, and nothing is written',
    async (differences, reply) => {
      const before = await rows();
      expect(await add(differences)).toEqual(reply);
      expect(await rows()).toEqual(before);
    },
  );

  test('[TXT-21] a preview says what a save would not take', async () => {
    const reply = await texts.routes['graphic_text/preview'](
      {
        language: 'en',
        body: '<h2>Bets</h2><p onclick="x">From {{bet_min}} {{x}}</p><video></video>',
      },
      editor,
    );
    expect(reply).toMatchObject({
      content: {
        body: '<h2 id="s-bets">Bets</h2><p>From TSh 100 </p>',
        headings: [{ id: 's-bets', level: 2, text: 'Bets' }],
        taken_out: ['onclick="x"', '<video>'],
        unknown: ['{{x}}'],
      },
    });
  });
});

describe('[TXT-23, FIL-40, FIL-42] the pictures of a text stay while players see it or will', () => {
  const widths = { first: 61, second: 62, third: 63 };
  const paths = { first: '', second: '', third: '' };
  type Picture = keyof typeof paths;
  beforeAll(async () => {
    for (const one of ['first', 'second', 'third'] as const) {
      paths[one] = await uploadPicture(world, editor, widths[one]);
    }
  });

  const showing = (...pictures: readonly Picture[]) => ({
    sw: words(
      pictures
        .map((one) => `<img src="${paths[one]}" alt="Mkeka" width="${widths[one]}" height="48" />`)
        .join(''),
    ),
    en: none,
  });
  const remove = (one: Picture) => world.files.routes['file/remove']({ path: paths[one] }, editor);
  const places = async (one: Picture) => {
    const reply = await world.files.routes['file/inquire_images'](
      { page: 1, page_size: 10, name: `picha-${widths[one]}` },
      editor,
    );
    return reply.kind === 'answer'
      ? reply.content.flatMap(({ uses }) => uses.map(({ kind, title }) => `${kind} ${title}`))
      : [];
  };
  const used = { code: 'file-in-use', values: { places: 'Text: Kichwa' } };
  const here = ['text Kichwa'];

  test('in effect and waiting; the past lets go with the next change', async () => {
    const id = await addedId(showing('first'));
    expect(await remove('first')).toMatchObject(used);
    await update(id, 1, { ...showing('second'), release_time: afterHours(1) });
    expect([await places('first'), await places('second')]).toEqual([here, here]);
    expect(await remove('second')).toMatchObject(used);
    await update(id, 2, showing('third'));
    expect([await places('first'), await places('second')]).toEqual([[], here]);
    await texts.routes['graphic_text/remove']({ id, version: 2, note }, editor);
    expect([await places('second'), await places('third')]).toEqual([[], here]);
    await texts.routes['graphic_text/arrange']({ id, sort: 0, hidden: 1 }, editor);
    expect(await remove('third')).toMatchObject(used);
    await update(id, 3, { ...showing('first'), release_time: afterHours(1) });
    world.clock.advance({ minutes: 61 });
    await update(id, 4, { ...showing('second'), release_time: afterHours(1) });
    expect(await Promise.all([places('first'), places('second'), places('third')])).toEqual([
      ...[here, here, []],
    ]);
    await update(id, 5);
    await texts.routes['graphic_text/remove']({ id, version: 5, note }, editor);
    expect(await places('first')).toEqual([]);
  });

  test('what is on no list is refused, and nothing is written', async () => {
    const id = await addedId(showing('third'));
    await update(id, 1);
    expect(await remove('third')).toMatchObject({ kind: 'answer' });
    const before = await rows();
    const taken = { ...showing('third'), slug: `${slug}-tena` };
    expect(await add(taken)).toEqual(refusal('file-unknown'));
    expect(await update(id, 2, showing('third'))).toEqual(refusal('file-unknown'));
    const again = { id, based_on: 2, version: 1, release_time: null, note };
    expect(await texts.routes['graphic_text/restore'](again, editor)).toEqual(
      refusal('file-unknown'),
    );
    expect([await rows(), await body()]).toEqual([before, '<p>Toleo 2.</p>']);
    expect(await add({ slug: `${slug}-tena` })).toMatchObject({ kind: 'answer' });
  });

  test('of one who removes it and ten who begin to show it at once, it is gone or shown', async () => {
    await uploadPicture(world, editor, widths.third);
    const [removed, ...writers] = await Promise.all([
      remove('third'),
      ...Array.from({ length: 10 }, (_, place) =>
        add({ ...showing('third'), slug: `${slug}-${place}` }),
      ),
    ]);
    const isShown = writers.some(({ kind }) => kind === 'answer');
    expect(removed?.kind === 'refusal').toBe(isShown);
  });
});

describe('what is read', () => {
  test('[TXT-12] a text is asked for by its number; one that is not there is refused', async () => {
    const ask = (type: number, locale: 'sw' | 'en-US' = 'sw') =>
      texts.routes['rich_text/inquire']({ type }, contextOf(visitor, { locale }));
    expect(await ask(35)).toMatchObject({
      content: { type: 35, title: 'Makubaliano ya mtumiaji' },
    });
    expect(await ask(35, 'en-US')).toMatchObject({ content: { title: 'User agreement' } });
    expect(await ask(77)).toEqual(refusal('text-unknown'));
  });

  test('[TXT-13] articles are listed by type and place, and read by their slug', async () => {
    const article = { kind: 'article', topic: undefined, type: 2 } as const;
    const id = await addedId(article);
    slug = `${slug}-juu`;
    await addedId({ ...article, sort: 9 });
    const list = (type?: number) =>
      texts.routes['article/inquire']({ type, page: 1, page_size: 1 }, contextOf(visitor));
    expect(await list()).toMatchObject({ count: 2, content: [{ slug, type: 2, lead: 'Habari.' }] });
    expect(await list(1)).toMatchObject({ count: 0, content: [] });
    const one = await texts.routes['article/detailed']({ slug }, contextOf(visitor));
    expect(one).toMatchObject({ content: { slug, body: '<p>Habari.</p>' } });
    await texts.routes['graphic_text/arrange']({ id, sort: 0, hidden: 1 }, editor);
    expect(await list()).toMatchObject({ count: 1 });
  });

  test('[TXT-14] what is hidden is shown nowhere, until it is shown again', async () => {
    const id = await addedId();
    const arrange = (hidden: 0 | 1, topic?: 'deposit') =>
      texts.routes['graphic_text/arrange']({ id, sort: 3, hidden, topic }, editor);
    const search = async () => {
      const reply = await texts.routes['help/inquire']({ key_word: 'habari' }, contextOf(visitor));
      return reply.kind === 'answer' ? reply.content.map((one) => `${one.topic} ${one.slug}`) : [];
    };
    expect(await search()).toContain(`slip ${slug}`);
    await arrange(1);
    expect(await search()).not.toContain(`slip ${slug}`);
    expect(await read()).toEqual(refusal('text-unknown'));
    await arrange(0, 'deposit');
    expect(await search()).toContain(`deposit ${slug}`);
  });

  test('[TXT-14] the numbered texts have their place and are never hidden', async () => {
    const { rows: found } = await listed({ kind: 'rich' });
    const [first] = found;
    const arranged = texts.routes['graphic_text/arrange'](
      { id: first?.id ?? '0', sort: 1, hidden: 1 },
      editor,
    );
    expect(await arranged).toEqual(refusal('text-fixed'));
  });

  const listed = async (filter: Partial<CallRequest<'graphic_text/inquire'>>) => {
    const reply = await texts.routes['graphic_text/inquire'](
      { page: 1, page_size: 50, ...filter },
      editor,
    );
    if (reply.kind !== 'answer') throw new Error('no list');
    return { rows: reply.content, count: reply.count };
  };

  test('[TXT-50] the office sees type, languages, version, release and who', async () => {
    const id = await addedId({ en: none, slug: `${slug}-pekee` });
    await update(id, 1, { release_time: afterHours(1), sw: words('<p>Baadaye.</p>') });
    expect((await listed({ key_word: `${slug}-pekee` })).rows).toMatchObject([
      {
        ...{ id, kind: 'help', topic: 'slip', type: null, languages: 'swahili', hidden: 0 },
        ...{ version: 1, next_version: 2, newest: 2, changed_by: { name: 'mwandishi' } },
      },
    ]);
    expect((await listed({ kind: 'rich' })).rows.map(({ type }) => type)).toEqual([10, 30, 35]);
  });
});

describe('what came with the product', () => {
  const shippedAs = (text: string): readonly ShippedText[] => [
    {
      text: { kind: 'help', type: null, topic: 'codes', slug, sort: 0, hidden: false },
      content: { sw: words(`<p>${text}</p>`), en: words(`<p>${text}</p>`, 'T') },
    },
  ];
  const idOfSlug = async () => {
    const { id } = await world.database.read
      .selectFrom('playerText')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    return id.toString();
  };

  test('[TXT-06] a start publishes it once, and a newer one over it', async () => {
    const first = shippedAs('Ya kwanza');
    await Promise.all(Array.from({ length: 5 }, () => world.startTexts(first)));
    expect(await states(await idOfSlug())).toEqual(['1 in-effect']);
    const newer = await world.startTexts(shippedAs('Ya pili'));
    expect(await body(slug, newer)).toBe('<p>Ya pili</p>');
    // An older server that starts beside it brings nothing back.
    const older = await world.startTexts(first);
    expect(await body(slug, older)).toBe('<p>Ya pili</p>');
    expect(await versions(await idOfSlug())).toMatchObject([{ made_by: null }, { made_by: null }]);
  });

  test('[TXT-06] what the house wrote is never written over', async () => {
    await world.startTexts(shippedAs('Ya kwanza'));
    await update(await idOfSlug(), 1);
    const newer = await world.startTexts(shippedAs('Ya pili'));
    expect(await body(slug, newer)).toBe('<p>Toleo 2.</p>');
  });

  test('[TXT-06] files are read with title, keywords and the safe subset alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'texts-'));
    mkdirSync(join(folder, 'help/slip'), { recursive: true });
    const write = (file: string, html: string) => writeFileSync(join(folder, file), html);
    write('terms.sw.html', '<h1>Vigezo</h1>\n<p>Moja.</p>\n');
    write('terms.en.html', '<h1>Terms</h1>\n<p>One.</p>\n');
    write('help/slip/mkeka.sw.html', '<h1>Mkeka</h1>\n<!-- keywords: bet, slip -->\n<p>a</p>');
    write('help/slip/mkeka.en.html', '<h1>Slip</h1>\n<p>b</p>');
    expect(readShipped(folder)).toMatchObject([
      { text: { kind: 'rich', type: 10, slug: 'terms' }, content: { sw: { title: 'Vigezo' } } },
      {
        text: { kind: 'help', topic: 'slip', slug: 'mkeka' },
        content: { sw: { keywords: 'bet, slip', body: '<p>a</p>' }, en: { body: '<p>b</p>' } },
      },
    ]);
    write('privacy.sw.html', '<h1>Faragha</h1><p style="x">a</p>');
    write('privacy.en.html', '<h1>Privacy</h1>');
    expect(() => readShipped(folder)).toThrow('style="x"');
  });
});
