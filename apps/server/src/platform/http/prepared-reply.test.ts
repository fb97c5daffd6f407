import { gunzipSync } from 'node:zlib';
import { acceptPackedHeader, PACKED, PACKED_FIRST_BYTE } from '@kipute/contract/envelope';
import { openPageClient } from '@kipute/testkit/page-client';
import { afterEach, expect, test } from 'vitest';
import { startTestSite, type TestSite } from './fixtures/test-site.ts';
import { answer, answerPrepared } from './handler.ts';
import { prepareReply } from './prepared-reply.ts';

const longPrompt = 'Kubashiri kumesimama kwa muda. '.repeat(60);
const content = (pause_prompt: string) => ({ no_bet: 1 as const, pause_prompt });
const prepared = (prompt: string) =>
  answerPrepared<ReturnType<typeof content>>(
    prepareReply({ content: JSON.stringify(content(prompt)), count: null }),
  );

let site: TestSite;
afterEach(() => site.close());

async function sizeOfAnswer(headers: Record<string, string>, prompt = longPrompt) {
  site = await startTestSite({
    handlers: { 'bet_config/checkout_no_bet': async () => prepared(prompt) },
  });
  const page = await site.openPage();
  const { reply, headers: answered } = await page.call('bet_config/checkout_no_bet', {}, headers);
  return { reply, bytes: Number(answered.get('content-length')) };
}

test('[WIRE-35] a page that does not ask for it gets text', async () => {
  const { reply, bytes } = await sizeOfAnswer({});
  expect(reply).toEqual({ status: 1, content: content(longPrompt), count: null });
  expect(bytes).toBeGreaterThan(longPrompt.length);
});

test('[WIRE-35] a page that can unpack gets a fraction of the bytes', async () => {
  const { reply, bytes } = await sizeOfAnswer({ [acceptPackedHeader]: PACKED });
  expect(reply).toEqual({ status: 1, content: content(longPrompt), count: null });
  expect(bytes).toBeLessThan(longPrompt.length / 5);
});

test('[WIRE-35] the client of our pages unpacks by itself', async () => {
  site = await startTestSite({
    handlers: { 'bet_config/checkout_no_bet': async () => prepared(longPrompt) },
  });
  const { api } = openPageClient(site.url);
  expect(await api.bet_config.checkout_no_bet()).toEqual(content(longPrompt));
});

test('[WIRE-36] a small reply is not packed', () => {
  expect(prepareReply({ content: '[]', count: 0 }).packed()).toBeUndefined();
});

test('[WIRE-36] a reply that was not prepared is not packed', async () => {
  site = await startTestSite({
    handlers: { 'bet_config/checkout_no_bet': async () => answer(content(longPrompt)) },
  });
  const page = await site.openPage();
  const { headers } = await page.call(
    'bet_config/checkout_no_bet',
    {},
    {
      [acceptPackedHeader]: PACKED,
    },
  );
  expect(Number(headers.get('content-length'))).toBeGreaterThan(longPrompt.length);
});

test('[WIRE-35] it is packed once, however many ask', () => {
  const reply = prepareReply({ content: JSON.stringify(longPrompt), count: 3, page: 2 });
  expect(reply.packed()).toBe(reply.packed());
  expect(reply.packed()?.[0]).toBe(PACKED_FIRST_BYTE);
  expect(JSON.parse(String(gunzipSync(reply.packed() ?? '')))).toEqual({
    status: 1,
    content: longPrompt,
    count: 3,
    page: 2,
  });
});
