/**
 * Keeps the shell and home on the device, so the site opens without a network and at once on a
 * slow one. Each build has its own cache: a page never meets files of two builds. A new build
 * waits until the page asks for it, because a reload under an open slip would cost a player bets.
 */
import { cachingRuleOf } from './caching-rule.ts';
import { noticeIn } from './notice.ts';

const worker = self as unknown as WorkerScope;

const CACHE_NAME = 'kipute-__BUILD_VERSION__';
/** Any page of the site: the server answers every path of ours with the same document. */
const SHELL_ADDRESS = '/home';
const buildFiles = '__BUILD_FILES__'.split(' ');

worker.addEventListener('install', (event) => event.waitUntil(keepBuild()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url: address } = event.request;
  const rule = cachingRuleOf({ method, mode, address, origin: worker.location.origin });
  if (rule === 'shell') event.respondWith(shell(event.request));
  if (rule === 'asset') event.respondWith(asset(event.request));
});

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

function show(text: string): Promise<void> {
  const { title, body, path, tag } = noticeIn(text);
  const looks = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' };
  return worker.registration.showNotification(title, { body, tag, data: { path }, ...looks });
}

/** In the page that is open already, or in a new one. */
async function open(path: string): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  await page.focus();
  await page.navigate(path).catch(() => worker.clients.openWindow(path));
}

async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  await cache.addAll([new Request(SHELL_ADDRESS, { cache: 'reload' }), ...buildFiles]);
}

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE_NAME).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function shell(request: Request): Promise<Response> {
  return (await caches.match(SHELL_ADDRESS, { cacheName: CACHE_NAME })) ?? fetch(request);
}

/** Build files carry their hash in the name, so one that is kept can never be out of date. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE_NAME);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** The few parts of a service worker's world we use; the page's own types do not have them. */
type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void };
type RequestEvent = WaitingEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

type PushEvent = WaitingEvent & { readonly data: { text(): string } | null };
type ClickEvent = WaitingEvent & {
  readonly notification: { readonly data: { readonly path: string }; close(): void };
};
type Page = { focus(): Promise<unknown>; navigate(path: string): Promise<unknown> };

type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window' }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};
