import { registry } from '@kipute/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { type Content, createContent } from './index.ts';

let world: FeatureWorld;
let routes: Content['routes'];
let clerk: Awaited<ReturnType<typeof createColleague>>;

beforeAll(async () => {
  world = await createFeatureWorld();
  ({ routes } = createContent(world));
  clerk = await createColleague(world, 'clerk');
});
afterAll(() => world.close());

async function current() {
  const reply = await routes['site_config/inquire']({}, clerk);
  if (reply.kind !== 'answer') throw new Error('there is always one');
  return reply.content;
}

async function site(locale: 'sw' | 'en-US' = 'en-US') {
  const reply = await routes['configuration/inquire']({}, contextOf(visitor, { locale }));
  if (reply.kind !== 'answer') throw new Error('there is always one');
  return reply.content;
}

const company = {
  registered_name: 'Kipute Tanzania Limited',
  registered_address: 'Plot 7, Samora Avenue, Dar es Salaam',
  data_officer: 'Rehema Juma',
  data_officer_contact: 'faragha@kipute.example',
};

test('[SIT-14] what a house has not said yet is named to the office until it is said', async () => {
  const { settings, unsaid, revision } = await current();
  expect(unsaid).toEqual(Object.keys(company));
  expect((await site()).registered).toBe('');
  const said = { ...settings, ...company, revision, note: 'the register' };
  await routes['site_config/update'](said, clerk);
  expect((await current()).unsaid).toEqual([]);
  expect((await site()).registered).toBe(
    'Kipute Tanzania Limited, Plot 7, Samora Avenue, Dar es Salaam',
  );
});

test('[SIT-10, SIT-11] what the office writes shows at the page’s next question', async () => {
  const { settings, revision } = await current();
  const wanted = {
    ...settings,
    ...{ title: 'Kipute TZ', company_en: 'Kipute Limited, Dar es Salaam' },
    ...{ customer_service: ['+255222000111'], messaging_numbers: [] },
    ...{ instagram: 'https://www.instagram.com/kipute', facebook: '', x: '', youtube: '' },
    ...{ tiktok: '', whatsapp: '' },
  };
  const update = () => routes['site_config/update']({ ...wanted, revision, note: 'opened' }, clerk);
  expect(await update()).toMatchObject({ content: { revision: revision + 1 } });
  expect(await site()).toMatchObject({
    title: 'Kipute TZ',
    company: 'Kipute Limited, Dar es Salaam',
    customer_service: '+255222000111',
    messaging_numbers: '',
    social_links: [{ name: 'Instagram', address: 'https://www.instagram.com/kipute' }],
    maintenance: 0,
  });
  expect((await site('sw')).company).toBe(settings.company_sw);
  expect(await update()).toMatchObject({ code: 'changed-meanwhile' });
});

test('[SIT-12] every revision is kept with who, why and what', async () => {
  const { settings, revision } = await current();
  const next = { ...settings, title: 'Kipute', revision, note: 'the old name' };
  await routes['site_config/update'](next, clerk);
  const history = await routes['site_config/inquire_history']({ page: 1, page_size: 2 }, clerk);
  expect(history).toMatchObject({
    count: revision + 1,
    content: [
      {
        id: String(revision + 1),
        note: 'the old name',
        changed: ['title'],
        changed_by: { name: 'clerk' },
      },
      { id: String(revision), note: 'opened' },
    ].slice(0, 2),
  });
});

test('[SIT-10] of ten who change the same revision at once one does', async () => {
  const { settings, revision } = await current();
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      routes['site_config/update'](
        { ...settings, title: `Kipute ${place}`, revision, note: 'race' },
        clerk,
      ),
    ),
  );
  expect(all.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
});

describe('[SIT-13] what would lead players to somebody else is refused', () => {
  const { input } = registry['site_config/update'];
  const links: readonly (readonly [string, string, boolean])[] = [
    ['facebook', '', true],
    ['facebook', 'https://www.facebook.com/kipute', true],
    ['facebook', 'https://m.facebook.com/kipute', true],
    ['facebook', 'http://www.facebook.com/kipute', false],
    ['facebook', 'https://www.instagram.com/kipute', false],
    ['x', 'https://twitter.com/kipute', true],
    ['x', 'https://xx.com/kipute', false],
    ['whatsapp', 'https://wa.me/255700000201', true],
    ['whatsapp', 'https://wa.me.evil.test/255700000201', false],
    ['youtube', 'https://youtube.com:8443/@kipute', false],
    ['tiktok', 'javascript:alert(1)', false],
    ['app_download', '', true],
    ['app_download', 'https://play.google.com/store/apps/details?id=tz.kipute', true],
    ['app_download', 'https://apk.elsewhere.test/kipute.apk', false],
  ];
  test.each(links)('%s %j: %s', async (field, link, isTaken) => {
    const { settings, revision } = await current();
    const request = { ...settings, ...company, revision, note: 'x', [field]: link };
    expect(input.safeParse(request).success).toBe(isTaken);
  });

  test.each([
    ['registered_name', '', false],
    ['registered_address', ' ', false],
    ['data_officer', '', false],
    ['data_officer_contact', '', false],
    ['data_officer_contact', 'rehema', false],
    ['data_officer_contact', 'rehema@kipute', false],
    ['data_officer_contact', 'rehema@kipute.example', true],
    ['data_officer_contact', '+255700000101', true],
  ])('[SIT-14] %s %j: %s', async (field, text, isTaken) => {
    const { settings, revision } = await current();
    const request = { ...settings, ...company, revision, note: 'x', [field]: text };
    expect(input.safeParse(request).success).toBe(isTaken);
  });

  test.each([
    [[], false],
    [['0800'], false],
    [['+255700000101'], true],
    [['tel:+255700000101'], false],
  ])('customer service %j: %s', async (phones, isTaken) => {
    const { settings, revision } = await current();
    const request = { ...settings, ...company, revision, note: 'x', customer_service: phones };
    expect(input.safeParse(request).success).toBe(isTaken);
  });
});
