import { gzipSync } from 'node:zlib';

/** A shorter reply fits one packet either way. */
const PACKED_BYTES_MIN = 1_200;
/** Compressed once for many callers: a tenth smaller than level 4, and players pay by the byte. */
const GZIP_LEVEL = 6;

declare const contentType: unique symbol;

/**
 * A reply that many callers get: serialised once and compressed once. Only what is public and holds
 * nothing of the caller may be prepared: compressing a secret beside text that somebody else chose
 * would leak it by its length (WIRE-36).
 */
export type PreparedReply<Content> = {
  readonly text: string;
  readonly packed: () => Buffer | undefined;
  /** Never there; it keeps a reply of one call from being given to another. */
  readonly [contentType]?: Content;
};

export type PreparedText = {
  /** JSON of the content. */
  readonly content: string;
  readonly count: number | null;
  readonly page?: number;
};

export function prepareReply<Content>({
  content,
  count,
  page,
}: PreparedText): PreparedReply<Content> {
  const ending = page === undefined ? '' : `,"page":${page}`;
  const text = `{"status":1,"content":${content},"count":${count}${ending}}`;
  let packed: Buffer | undefined;
  return {
    text,
    packed: () => {
      if (text.length < PACKED_BYTES_MIN) return undefined;
      packed ??= gzipSync(text, { level: GZIP_LEVEL });
      return packed;
    },
  };
}
