import { constantsIn } from '@kipute/contract/constants/constants';
import { localeOf } from '@kipute/contract/locale';
import { registry } from '@kipute/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { type Content, createContent } from './index.ts';

let world: FeatureWorld;
let routes: Content['routes'];
beforeAll(async () => {
  world = await createFeatureWorld();
  ({ routes } = createContent(world));
});
afterAll(() => world.close());

const ask = (locale: 'sw' | 'en-US') =>
  routes['configuration/inquire']({}, contextOf(visitor, { locale }));

const headers = [
  [undefined, 'sw'],
  ['', 'sw'],
  ['fr', 'sw'],
  ['sw', 'sw'],
  ['en', 'en-US'],
  ['en-US', 'en-US'],
  ['EN-GB', 'en-US'],
] as const;

describe('site information', () => {
  test.each(headers)('[SIT-01] a page that says %s is answered in %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });

  test('[SIT-01, SIT-02] contacts and texts are those of the settings, in the language asked', async () => {
    expect(await ask('sw')).toMatchObject({
      content: { maintenance_prompt: /^Mfumo unaboreshwa/ },
    });
    expect(await ask('en-US')).toMatchObject({
      content: {
        title: 'Kipute',
        customer_service: '+255700000101,+255700000102,+255700000103',
        messaging_numbers: '255700000201,255700000202',
        maintenance: 0,
        password_minimum: 4,
        registration_bonus: 1_000,
        maintenance_prompt: 'The system is being upgraded. Please call customer service.',
      },
    });
  });

  test('[SIT-02] the six platforms of the footer are links', async () => {
    const reply = await ask('sw');
    const links = reply.kind === 'answer' ? reply.content.social_links : [];
    expect(links.map((link) => link.name)).toEqual([
      'Facebook',
      'Instagram',
      'X',
      'YouTube',
      'TikTok',
      'WhatsApp',
    ]);
  });

  test('[SIT-03] maintenance shows at the next question', async () => {
    const value = { ...world.settings.current('site'), maintenance: true };
    await world.database.transact((tx) =>
      world.settings.change(tx, { section: 'site', value, basedOn: 0, changedBy: null, note: '' }),
    );
    expect(await ask('sw')).toMatchObject({ content: { maintenance: 1 } });
  });

  test('[SIT-04] the server tells its own time, in UTC', async () => {
    expect(await ask('sw')).toMatchObject({ content: { server_time: '2026-03-01T09:00:00.000Z' } });
    world.clock.advance({ seconds: 1 });
    expect(await ask('sw')).toMatchObject({ content: { server_time: '2026-03-01T09:00:01.000Z' } });
  });
});

describe('constants', () => {
  test.each(['sw', 'en-US'] as const)(
    '[SIT-05] all of them come in one answer (%s)',
    async (locale) => {
      const reply = await routes['unchanged/inquire']({}, contextOf(visitor, { locale }));
      expect(reply).toEqual({ kind: 'answer', count: null, content: constantsIn(locale) });
      const { output } = registry['unchanged/inquire'];
      expect(output.safeParse(constantsIn(locale)).success).toBe(true);
    },
  );
});
