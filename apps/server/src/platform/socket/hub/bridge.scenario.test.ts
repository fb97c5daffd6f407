import { eventually } from '@kipute/testkit/eventually';
import pino from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineTopic } from '../../bus/bus.ts';
import { createLocalBus } from '../../bus/local-bus.ts';
import { startLiveServer } from '../fixtures/live-server.ts';
import { openRawPage } from '../fixtures/raw-page.ts';
import { bridgeToPages } from './bridge.ts';

test('[LIVE-16] what the bus says reaches the pages of every process that is bridged', async () => {
  const bus = createLocalBus(pino({ level: 'silent' }));
  const topic = defineTopic('settings', z.object({ section: z.string() }));
  const servers = await Promise.all([startLiveServer(), startLiveServer()]);
  const pages = servers.map((server) => openRawPage(server, { topics: ['site'] }));
  const leave = servers.map(({ hub }) =>
    bridgeToPages({
      bus,
      hub,
      topic,
      broadcasts: ({ section }) => [
        { type: 'settings_changed', topic: 'site', content: { section } },
      ],
    }),
  );
  await eventually(() => expect(pages.every((page) => page.controls.length === 2)).toBe(true));

  await bus.publish(topic, { section: 'bet' });
  const changed = { type: 'settings_changed', topic: 'site', content: { section: 'bet' } };
  for (const page of pages) {
    await eventually(() => expect(page.broadcasts()).toEqual([changed]));
  }
  for (const stop of leave) stop();
  await bus.publish(topic, { section: 'pay' });
  expect(servers.map((server) => server.counted('published'))).toEqual([1, 1]);
  await Promise.all(servers.map((server) => server.stop()));
});
