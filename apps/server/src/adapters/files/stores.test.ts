import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock } from '@kipute/testkit/fake-clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../../features/files/ports.ts';
import { createDiskStore } from './disk.ts';
import { createObjectStore } from './object-store.ts';

const clock = createFakeClock();
const secret = 'a secret only tests know';
const folder = mkdtempSync(join(tmpdir(), 'kipute-files-'));
const held = new Map<string, Buffer>();
let server: Server;
let url: string;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Written from the vendor's text and not from our signer: line by line, with its own names. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, credential = '', names = '', signature = ''] =
    /Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const [keyId, date = '', region = '', service = '', end = ''] = credential.split('/');
  const headerLines = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonicalRequest = `${request.method}\n${request.url}\n\n${headerLines.join('')}\n${names}\n${sha256(body)}`;
  const stringToSign = `AWS4-HMAC-SHA256\n${request.headers['x-amz-date']}\n${date}/${region}/${service}/${end}\n${sha256(canonicalRequest)}`;
  let signingKey: Buffer | string = `AWS4${secret}`;
  for (const step of [date, region, service, end]) {
    signingKey = createHmac('sha256', signingKey).update(step).digest();
  }
  const expected = createHmac('sha256', signingKey).update(stringToSign).digest('hex');
  return (
    keyId === 'test-key' &&
    region === 'af-south-1' &&
    names.includes('host') &&
    request.headers['x-amz-content-sha256'] === sha256(body) &&
    signature === expected
  );
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const name = request.url ?? '';
    if (!isSigned(request, body)) return void response.writeHead(403).end('SignatureDoesNotMatch');
    if (request.method === 'PUT') held.set(name, body);
    const found = held.get(name);
    if (found) return void response.writeHead(200).end(found);
    return void response.writeHead(404).end('NoSuchKey');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kipute`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const bucket = (differences: { readonly secret?: string } = {}) =>
  createObjectStore({
    ...{ url, clock, keyId: 'test-key', secret, region: 'af-south-1', ...differences },
  });

const stores: readonly (readonly [string, () => FileStore])[] = [
  ['a folder', () => createDiskStore(folder)],
  ['an S3-type store', () => bucket()],
];

describe.each(stores)('[FIL-30] %s', (_, open) => {
  const name = `${'0123456789abcdef'.repeat(2)}.webp`;

  test('gives back what was written, and nothing for a name nobody wrote', async () => {
    const store = open();
    const bytes = Buffer.from([0, 1, 2, 255]);
    expect(await store.read(name)).toBeUndefined();
    await store.write(name, bytes);
    await store.write(name, bytes);
    expect(await store.read(name)).toEqual(bytes);
  });

  test('takes ten equal writes at once', async () => {
    const store = open();
    const other = name.replace('0', 'f');
    await Promise.all(Array.from({ length: 10 }, () => store.write(other, Buffer.from('same'))));
    expect(String(await store.read(other))).toBe('same');
  });
});

test('[FIL-30] a folder holds whole files and no drafts', () => {
  const names = readdirSync(folder, { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('[FIL-30] a folder that cannot be written fails the write and leaves nothing', async () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  await expect(createDiskStore(file).write('ab.webp', Buffer.from('x'))).rejects.toThrow();
});

test('[FIL-32] a store that does not accept our signature fails the call, without its words', async () => {
  const stranger = bucket({ secret: 'another secret' });
  await expect(stranger.write('a.webp', Buffer.from('x'))).rejects.toThrow(
    'files: the store refused to write, it answered 403',
  );
  await expect(stranger.read('a.webp')).rejects.toThrow('answered 403');
});
