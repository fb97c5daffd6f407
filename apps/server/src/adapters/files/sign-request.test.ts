import { expect, test } from 'vitest';
import { signedHeaders } from './sign-request.ts';

// The examples of the vendor's own documentation: key, requests and what their signatures must be.
const key = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = new Date('2013-05-24T00:00:00Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';

const examples = [
  {
    what: 'reads an object',
    request: { method: 'GET', url: `${bucket}/test.txt`, headers: { range: 'bytes=0-9' } },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'writes an object whose name needs encoding',
    request: {
      method: 'PUT',
      url: `${bucket}/test$file.text`,
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      body: 'Welcome to Amazon S3.',
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'asks with a query that has no value',
    request: { method: 'GET', url: `${bucket}/?lifecycle`, headers: {} },
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'lists with a query',
    request: { method: 'GET', url: `${bucket}/?max-keys=2&prefix=J`, headers: {} },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
] as const;

test.each(examples)('[FIL-32] a request that $what', ({ request, signature }) => {
  const { method, url, headers } = request;
  const body = 'body' in request ? Buffer.from(request.body) : undefined;
  const signed = signedHeaders({ method, url: new URL(url), headers, body, now }, key);
  expect(signed.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/20130524\/us-east-1\/s3\/aws4_request,/,
  );
  expect(/Signature=(\w+)$/.exec(signed.authorization ?? '')?.[1]).toBe(signature);
});
