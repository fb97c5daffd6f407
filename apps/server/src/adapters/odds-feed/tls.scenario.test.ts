import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { eventually } from '@kipute/testkit/eventually';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createOddsFeed } from './client.ts';
import type { FeedEvent } from './feed-events.ts';
import { keepDiary } from './fixtures/consumer-diary.ts';
import { ScriptedProvider } from './fixtures/scripted-provider.ts';
import { selfMadeCertificate } from './fixtures/self-made-certificate.ts';
import { smallWorld } from './fixtures/small-world.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** The provider behind TLS, with a certificate made for `host`. */
async function startProvider(host: string) {
  const provider = await ScriptedProvider.start(smallWorld);
  closers.push(() => provider.close());
  const certificate = selfMadeCertificate(host);
  const server: Server = createServer(certificate, (socket) => {
    const line = connect(Number(new URL(provider.url).port), '127.0.0.1');
    for (const end of [socket, line]) end.on('error', () => {});
    socket.pipe(line).pipe(socket);
  });
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const url = `tls://localhost:${(server.address() as AddressInfo).port}`;
  return { provider, url, certificate: certificate.cert };
}

function startFeed(url: string, ca?: string) {
  const counts: Partial<Record<FeedEvent, number>> = {};
  const diary = keepDiary();
  const feed = createOddsFeed({
    ...{ url, subscription: 'kipute', reconnectMs: { min: 5, max: 20 } },
    log: pino({ level: 'silent' }),
    count: (event, times) => {
      counts[event] = (counts[event] ?? 0) + times;
    },
    ...(ca && { ca }),
  });
  feed.start(diary.consumer, null);
  closers.push(feed.stop);
  return { diary, counts };
}

test('[CAT-47] a feed at tls:// comes through TLS', async () => {
  const { provider, url, certificate } = await startProvider('localhost');
  const { diary } = startFeed(url, certificate);
  await eventually(() => expect(diary.entries).toEqual(['snapshot begins', 'snapshot ends']));
  expect(provider.clients).toBe(1);
});

test.each([
  ['nobody vouches for', 'localhost', 'ours-not'],
  ['is of another host', 'feed.example', 'ours'],
])('[CAT-47] a provider whose certificate %s is not spoken to', async (_, host, trusted) => {
  const { provider, url, certificate } = await startProvider(host);
  const { counts, diary } = startFeed(url, trusted === 'ours' ? certificate : undefined);
  await eventually(() => expect(counts.disconnected).toBeGreaterThan(2));
  expect({
    entries: diary.entries.filter((entry) => entry.startsWith('snapshot')),
    counts,
  }).toEqual({
    entries: [],
    counts: { disconnected: expect.any(Number) },
  });
  expect(provider.requests).toEqual([]);
});
