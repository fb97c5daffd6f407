import { createHash, createHmac } from 'node:crypto';

/**
 * Signatures of requests to S3-type stores, version 4 (decision 0053: by hand, because a client of
 * the vendor's brings a hundred packages for two requests of ours).
 */
export type SigningKey = {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
};

export type RequestToSign = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  /** In lower case; all of them are signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly now: Date;
};

const SERVICE = 's3';
const ALGORITHM = 'AWS4-HMAC-SHA256';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Each part of the path by RFC 3986; `encodeURIComponent` lets these five pass. */
const encoded = (part: string): string =>
  encodeURIComponent(part).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `20130524T000000Z` */
const instantOf = (now: Date): string => now.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The headers to send: those that were given, and what proves who sends them. */
export function signedHeaders(
  { method, url, headers, body, now }: RequestToSign,
  { keyId, secret, region }: SigningKey,
): Readonly<Record<string, string>> {
  const instant = instantOf(now);
  const day = instant.slice(0, 8);
  const bodyHash = sha256(body ?? '');
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': instant,
  };
  const names = Object.keys(all).sort();
  const canonical = [
    method,
    decodeURIComponent(url.pathname).split('/').map(encoded).join('/'),
    canonicalQuery(url),
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const toSign = [ALGORITHM, instant, scope, sha256(canonical)].join('\n');
  const dayKey = hmac(`AWS4${secret}`, day);
  const key = hmac(hmac(hmac(dayKey, region), SERVICE), 'aws4_request');
  const signature = hmac(key, toSign).toString('hex');
  const authorization = `${ALGORITHM} Credential=${keyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { ...all, authorization };
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}
