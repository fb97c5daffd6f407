import type { LiveDeskNews } from '@kipute/contract/calls/office/live-desk';
import { closeCodes } from '@kipute/contract/socket';
import { eventually } from '@kipute/testkit/eventually';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createLocalBus } from '../bus/index.ts';
import type { Caller } from '../http/handler.ts';
import { type LiveServer, startLiveServer } from './fixtures/live-server.ts';
import { openRawPage, type RawPage } from './fixtures/raw-page.ts';
import { createOfficeLive, mayFollow } from './office-live.ts';

const node = 'live_board/inquire';
const topic = 'live-desk';
const servers: LiveServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

type Rights = { nodes: ReadonlySet<string>; obstacle?: 'change-password'; kind?: 'agent' };

/** The office's socket of one process; who sits behind a token is what the test says now. */
async function start(
  rightsOf: Map<string, Rights>,
  bus = createLocalBus(pino({ level: 'silent' })),
) {
  const callerOf = (token: string): Caller => {
    const { kind = 'administrator', ...rights } = rightsOf.get(token) ?? { nodes: undefined };
    if (!rights.nodes) return { kind: 'visitor' };
    const seated = { ...rights, nodes: rights.nodes, token, provenUntil: new Date(0) };
    return kind === 'agent'
      ? { kind, playerId: 8n, ...seated }
      : { kind: 'administrator', administratorId: 5n, ...seated };
  };
  const server = await startLiveServer({
    authenticate: callerOf,
    isAdmitted: ({ kind }) => kind !== 'visitor',
    canRead: mayFollow,
  });
  servers.push(server);
  const live = createOfficeLive({ bus, log: pino({ level: 'silent' }) });
  live.publishOn(server.hub);
  return { server, live };
}

const news = (at: string) => ({ kind: 'all', at }) as unknown as LiveDeskNews;
const told = (at: string) => ({ type: 'office', topic, content: news(at) });
const granted = (page: RawPage, ...topics: string[]) =>
  eventually(() => expect(page.controls).toContainEqual({ type: 'subscribed', topics }));

test.each<[who: string, Rights, readonly string[]]>([
  ['an administrator with the node', { nodes: new Set([node]) }, [topic]],
  ['an administrator without', { nodes: new Set(['match/inquire']) }, []],
  ['an agent with the node', { kind: 'agent', nodes: new Set([node]) }, []],
  ['who has a password to change', { nodes: new Set([node]), obstacle: 'change-password' }, []],
])('[LVB-01] [LVB-03] %s follows %j', async (_, rights, topics) => {
  const { server } = await start(new Map([['clerk', rights]]));
  const asked = [topic, 'site', 'player:1', 'toString'];
  const page = openRawPage(server, { token: 'clerk', topics: asked.slice(0, 3) });
  await granted(page, ...topics);
});

test('[LVB-01] who is not signed in at the office is closed and gets no key', async () => {
  const { server } = await start(new Map());
  for (const token of [undefined, 'player-17']) {
    const page = openRawPage(server, { topics: [topic], ...(token && { token }) });
    expect(await page.closed).toMatchObject({ code: closeCodes.sessionEnded });
    expect(page.controls).toEqual([]);
  }
});

test('[LVB-02] a node that is taken away ends the subscription at once, and nothing else', async () => {
  const rights = new Map<string, Rights>([
    ['loses', { nodes: new Set([node]) }],
    ['keeps', { nodes: new Set([node]) }],
  ]);
  const { server, live } = await start(rights);
  const loses = openRawPage(server, { token: 'loses', topics: [topic] });
  const keeps = openRawPage(server, { token: 'keeps', topics: [topic] });
  await granted(loses, topic);
  await granted(keeps, topic);
  live.publish(topic, news('before'));
  await eventually(() => expect(loses.broadcasts()).toEqual([told('before')]));
  rights.set('loses', { nodes: new Set() });
  server.liveSocket.reauthenticate(() => true);
  // In its order: when this is answered, the rights were read again.
  loses.say({ type: 'subscribe', topics: [topic] });
  await granted(loses);
  live.publish(topic, news('after'));
  await eventually(() => expect(keeps.broadcasts().at(-1)).toEqual(told('after')));
  expect(loses.broadcasts()).toEqual([told('before')]);
  expect(loses.socket.readyState).toBe(loses.socket.OPEN);
  rights.delete('keeps');
  server.liveSocket.reauthenticate(() => true);
  expect(await keeps.closed).toMatchObject({ code: closeCodes.sessionEnded });
});

test('[LVB-05] what one process publishes is heard in every one, and here alone when it says so', async () => {
  const rights = new Map<string, Rights>([['clerk', { nodes: new Set([node]) }]]);
  const bus = createLocalBus(pino({ level: 'silent' }));
  const [one, other] = [await start(rights, bus), await start(rights, bus)];
  const worker = createOfficeLive({ bus, log: pino({ level: 'silent' }) });
  one.live.provideSnapshot(topic, () => news('snapshot'));
  const pages = [one, other].map(({ server }) =>
    openRawPage(server, { token: 'clerk', topics: [topic] }),
  );
  for (const page of pages) await granted(page, topic);
  await eventually(() => expect(pages[0]?.broadcasts()).toEqual([told('snapshot')]));
  worker.publish(topic, news('everywhere'));
  await eventually(() =>
    expect(pages.map((page) => page.broadcasts().at(-1))).toEqual([
      told('everywhere'),
      told('everywhere'),
    ]),
  );
  one.live.publishHere(topic, news('here'));
  await eventually(() => expect(pages[0]?.broadcasts().at(-1)).toEqual(told('here')));
  expect(pages[1]?.broadcasts()).toHaveLength(1);
  expect([one, other].map(({ live }) => live.hasReaders(topic))).toEqual([true, true]);
  expect(worker.hasReaders(topic)).toBe(false);
});
