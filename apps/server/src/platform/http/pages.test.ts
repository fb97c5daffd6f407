import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from './fixtures/test-site.ts';

const SCRIPT = 'document.documentElement.dataset.theme = "dark"';
const playerPage = `<!doctype html><meta name="envelope-key" content="__ENVELOPE_KEY__">
<style>body{margin:0}</style><script>${SCRIPT}</script>
<script type="module" src="/assets/index-abc123.js"></script>`;
const backofficePage = `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">
<meta name="envelope-key" content="__ENVELOPE_KEY__">`;
const asset = `console.log("${'player '.repeat(200)}")`;

let folder = '';
let player: TestSite;
let backoffice: TestSite;
let unbuilt: TestSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kipute-site-'));
  await mkdir(join(folder, 'player', 'assets'), { recursive: true });
  await mkdir(join(folder, 'backoffice'));
  await writeFile(join(folder, 'player', 'index.html'), playerPage);
  await writeFile(join(folder, 'player', 'sw.js'), '/* worker */');
  await writeFile(join(folder, 'player', 'assets', 'index-abc123.js'), asset);
  await writeFile(
    join(folder, 'player', 'assets', 'index-abc123.js.br'),
    brotliCompressSync(asset),
  );
  await writeFile(join(folder, 'backoffice', 'index.html'), backofficePage);
  player = await startTestSite({ folder: join(folder, 'player') });
  backoffice = await startTestSite({ site: 'backoffice', folder: join(folder, 'backoffice') });
  unbuilt = await startTestSite({ folder: join(folder, 'nowhere') });
});

afterAll(async () => {
  await Promise.all([player, backoffice, unbuilt].map((site) => site.close()));
  await rm(folder, { recursive: true });
});

type Received = {
  readonly http: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
};

/** `fetch` decodes compressed bodies behind our back; here the bytes themselves matter. */
function get(site: TestSite, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(site.url);
  return new Promise<Received>((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: http = 0, headers: received } = response;
        resolve({ http, headers: received, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const directive = (received: Received, name: string): string | undefined =>
  String(received.headers['content-security-policy'])
    .split('; ')
    .find((one) => one.startsWith(`${name} `));

describe('the page', () => {
  test.each(['/', '/home', '/some/deep/route', '/index.html', '/?lang=sw'])(
    '[WIRE-22] %s is the prepared page',
    async (path) => {
      const { id, publicKeyBase64 } = player.options.envelope.publicKey;
      const received = await get(player, path);
      expect(received.http).toBe(200);
      expect(received.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(received.body.toString()).toBe(
        playerPage.replace('__ENVELOPE_KEY__', `${id}.${publicKeyBase64}`),
      );
    },
  );

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['gzip;q=0', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
  ])('[WIRE-22] accepting %s it comes as %s', async (accepted, coding, decode) => {
    const plain = await get(player, '/');
    const received = await get(player, '/', { 'accept-encoding': accepted });
    expect(received.headers['content-encoding']).toBe(coding);
    expect(decode(received.body)).toEqual(plain.body);
  });

  test('[WIRE-22] a page the browser already has is not sent again', async () => {
    const { headers } = await get(player, '/');
    const again = await get(player, '/', { 'if-none-match': String(headers.etag) });
    expect([again.http, again.body.length]).toEqual([304, 0]);
  });

  test('[WIRE-22] an unbuilt site says so', async () => {
    const received = await get(unbuilt, '/');
    expect([received.http, received.body.toString()]).toEqual([
      200,
      'This site has not been built yet.\n',
    ]);
  });
});

describe('files', () => {
  test('[WIRE-22] a hashed file stays for a year and comes compressed', async () => {
    const received = await get(player, '/assets/index-abc123.js', { 'accept-encoding': 'br' });
    expect(received.headers).toMatchObject({
      'cache-control': 'max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['etag', 'last-modified']) expect(received.headers).not.toHaveProperty(name);
    expect(String(received.headers['content-type'])).toContain('javascript');
    expect(brotliDecompressSync(received.body).toString()).toBe(asset);
  });

  test('[WIRE-22] the service worker is asked for anew each time', async () => {
    const { headers } = await get(player, '/sw.js');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('[WIRE-22] a chunk of an older build is gone, not a page', async () => {
    const received = await get(player, '/assets/index-old.js');
    expect([received.http, received.body.toString()]).toEqual([404, 'Not found\n']);
  });

  test.each(['/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fsecret'])(
    '[WIRE-22] nothing outside the folder is served: %s',
    async (path) => {
      const { body } = await get(player, path);
      expect(body.toString()).not.toMatch(/root:|"name"/);
    },
  );

  test('[WIRE-06] the current key can be asked for', async () => {
    const received = await get(player, '/envelope-key.json');
    expect(received.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(received.body.toString())).toEqual(player.options.envelope.publicKey);
  });
});

describe('headers', () => {
  test('[WIRE-23] the policy allows our files and the inline blocks of the page', async () => {
    const received = await get(player, '/');
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const host = new URL(player.url).host;
    expect(String(received.headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash(SCRIPT)}`,
      `style-src 'self' ${hash('body{margin:0}')}`,
      "img-src 'self' data:",
      `connect-src 'self' ws://${host}`,
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(received.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  test('[CHT-06] a setting lets one other origin in, at once, and nothing beside it', async () => {
    let origin: string | undefined = 'https://chat.example.com';
    const site = await startTestSite({
      ...{ folder: join(folder, 'player'), externalOrigin: () => origin },
    });
    const received = await get(site, '/');
    const changed = ['script-src', 'img-src', 'connect-src', 'frame-src', 'style-src'].map((name) =>
      directive(received, name)?.includes('https://chat.example.com'),
    );
    expect(changed).toEqual([true, true, true, true, false]);
    expect(directive(received, 'connect-src')).toContain('wss://chat.example.com');
    origin = undefined;
    expect(String((await get(site, '/')).headers['content-security-policy'])).not.toContain(
      'chat.example.com',
    );
    await site.close();
  });

  test('[WIRE-23] the back-office gets a fresh nonce with each page', async () => {
    const pages = [await get(backoffice, '/'), await get(backoffice, '/')];
    const nonces = pages.map((page) => /csp-nonce" content="([^"]+)"/.exec(String(page.body))?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(pages.map((page) => directive(page, 'style-src'))).toEqual(
      nonces.map((nonce) => `style-src 'self' 'nonce-${nonce}'`),
    );
  });

  test('[WIRE-23] a host we would not quote is not quoted', async () => {
    const received = await get(player, '/', { host: 'evil.example; script-src *' });
    expect(directive(received, 'connect-src')).toBe("connect-src 'self'");
  });

  test('[WIRE-23] behind a proxy with TLS the browser is told to stay with it', async () => {
    const proxied = await startTestSite({ trustProxy: true });
    const received = await get(proxied, '/', { 'x-forwarded-proto': 'https' });
    await proxied.close();
    expect(received.headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    const direct = await get(player, '/', { 'x-forwarded-proto': 'https' });
    expect(direct.headers['strict-transport-security']).toBeUndefined();
  });
});
