import { once } from 'node:events';
import { constants, crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { invariant } from '@kipute/domain/invariant';
import type { Sink } from './table-writer.ts';

type Entry = {
  readonly name: string;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly whole: number;
};

export type ZipEntryWriter = {
  readonly write: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

const VERSION = 20;
/** Sizes follow the bytes, because they are known only then; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01: the same rows make the same bytes. */
const DATE = 0x0021;
const SIZE_MAX = 0xffff_ffff;
/** Fast beats small: a file is read once or twice. */
const LEVEL = constants.Z_BEST_SPEED;

/**
 * A ZIP archive written as it comes, one entry after another, with the memory of one chunk
 * (APPNOTE 6.3, without ZIP64: callers keep files below four gigabytes).
 */
export function zipWriter(sink: Sink) {
  const entries: Entry[] = [];
  let offset = 0;
  const put = async (bytes: Buffer): Promise<void> => {
    offset += bytes.length;
    invariant(offset <= SIZE_MAX, 'an archive stays below four gigabytes');
    await sink(bytes);
  };
  return {
    entry: async (name: string): Promise<ZipEntryWriter> => {
      const begins = offset;
      await put(localHeader(name));
      return entryWriter(put, (sizes) => entries.push({ name, offset: begins, ...sizes }));
    },
    end: async (): Promise<void> => {
      const begins = offset;
      for (const entry of entries) await put(centralHeader(entry));
      await put(endOfArchive(entries.length, begins, offset - begins));
    },
  };
}

type Sizes = Pick<Entry, 'crc' | 'packed' | 'whole'>;

function entryWriter(put: Sink, done: (sizes: Sizes) => void): ZipEntryWriter {
  const deflate = createDeflateRaw({ level: LEVEL });
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  let [crc, packed, whole] = [0, 0, 0];
  const flush = async (): Promise<void> => {
    for (const chunk of chunks.splice(0)) {
      packed += chunk.length;
      await put(chunk);
    }
  };
  return {
    write: async (text) => {
      const bytes = Buffer.from(text);
      crc = crc32(bytes, crc);
      whole += bytes.length;
      await fed(deflate, bytes);
      await flush();
    },
    end: async () => {
      const ended = once(deflate, 'end');
      deflate.end();
      await ended;
      await flush();
      await put(descriptor({ crc, packed, whole }));
      done({ crc, packed, whole });
    },
  };
}

const fed = (deflate: DeflateRaw, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

function localHeader(name: string): Buffer {
  const named = Buffer.from(name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(named.length, 26);
  return Buffer.concat([header, named]);
}

function descriptor({ crc, packed, whole }: Sizes): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x0807_4b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(whole, 12);
  return bytes;
}

function centralHeader({ name, offset, crc, packed, whole }: Entry): Buffer {
  const named = Buffer.from(name);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATED, 10);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(whole, 24);
  header.writeUInt16LE(named.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, named]);
}

function endOfArchive(count: number, begins: number, length: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x0605_4b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(length, 12);
  bytes.writeUInt32LE(begins, 16);
  return bytes;
}
