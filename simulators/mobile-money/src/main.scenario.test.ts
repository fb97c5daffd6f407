import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { encryptedSecret } from '@kipute/provider-protocols/mobile-money/rsa-secret';
import { afterAll, beforeAll, expect, test } from 'vitest';

let child: ChildProcess;
let address: string;
let tells: Record<string, string>;

beforeAll(async () => {
  child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', MPESA_API_KEY: 'key' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('nothing to read');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const ready = JSON.parse(line) as { port: number; tells: Record<string, string> };
  ({ tells } = ready);
  address = `http://127.0.0.1:${ready.port}`;
});
afterAll(async () => {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
});

const textAt = async (path: string) => (await fetch(`${address}${path}`)).text();
const form = (path: string, fields: Record<string, string>) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const put = (path: string, body: object) =>
  fetch(`${address}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const headersWith = (secret: string) => ({
  authorization: `Bearer ${encryptedSecret(secret, tells.MPESA_PUBLIC_KEY ?? '')}`,
  origin: 'localhost',
  'content-type': 'application/json',
});

async function promptOn(phone: string): Promise<string> {
  const opened = await fetch(`${tells.MPESA_URL}/getSession/`, { headers: headersWith('key') });
  const { output_SessionID } = (await opened.json()) as { output_SessionID: string };
  const request = {
    input_Amount: '5000',
    input_Country: 'TZN',
    input_Currency: 'TZS',
    input_CustomerMSISDN: phone,
    input_ServiceProviderCode: '000000',
    input_ThirdPartyConversationID: `R${phone}`,
    input_TransactionReference: `R${phone}`,
    input_PurchasedItemsDesc: 'Weka pesa',
  };
  const asked = await fetch(`${tells.MPESA_URL}/c2bPayment/singleStage/`, {
    method: 'POST',
    headers: headersWith(output_SessionID),
    body: JSON.stringify(request),
  });
  return ((await asked.json()) as { output_ConversationID: string }).output_ConversationID;
}

test('[MM-28] it says where each party lives, and their keys', () => {
  expect(tells).toMatchObject({
    MPESA_URL: `${address}/mpesa`,
    AIRTEL_URL: `${address}/airtel`,
    MIXX_URL: `${address}/mixx`,
    SELCOM_URL: `${address}/selcom`,
    AZAMPAY_URL: `${address}/azampay`,
    MPESA_PUBLIC_KEY: expect.stringMatching(/^[A-Za-z0-9+/=]{100,}$/),
    AIRTEL_PUBLIC_KEY: expect.stringMatching(/^[A-Za-z0-9+/=]{100,}$/),
  });
});

test('[MM-20] [MM-24] a person picks up the phone, types the PIN and has paid', async () => {
  const phone = '255757000001';
  const collection = await promptOn(phone);
  expect(await textAt('/')).toContain('1 yanasubiri · waiting');
  expect(await textAt('/handset?phone=0757000001')).toContain(`value="${collection}"`);
  const answered = await form('/handset/answer', {
    ...{ phone, collection, answer: 'approve', pin: '1234' },
  });
  expect(answered.status).toBe(303);
  expect(decodeURIComponent(answered.headers.get('location') ?? '')).toContain('Umelipa');
  expect(await textAt('/handset?phone=0757000001')).toContain('Salio lako jipya ni TSh 495,000');
});

test('[MM-27] the merchant sees it in the account', async () => {
  const collection = await promptOn('255757000002');
  await form('/handset/answer', { collection, answer: 'approve' });
  const merchant = JSON.parse(await textAt('/merchant.json'));
  expect(merchant.mpesa.lines).toContainEqual(
    expect.objectContaining({ way: 'in', reference: 'R255757000002', amount: 5_000 }),
  );
  expect(JSON.parse(await textAt('/merchant.json?day=2020-01-01')).mpesa.lines).toEqual([]);
});

test('[MM-30] the ledger shows what was asked for and what moved, since a moment', async () => {
  const before = new Date().toISOString();
  const collection = await promptOn('255757000004');
  const ledger = async () => JSON.parse(await textAt(`/ledger.json?since=${before}`));
  const request = { party: 'mpesa', way: 'in', id: collection, reference: 'R255757000004' };
  expect((await ledger()).requests).toEqual([
    { ...request, phone: '255757000004', amount: 5_000, state: 'open' },
  ]);
  await form('/handset/answer', { collection, answer: 'approve' });
  const { requests, lines } = await ledger();
  expect(requests).toMatchObject([{ ...request, state: 'paid' }]);
  expect(lines).toMatchObject([
    { party: 'mpesa', way: 'in', reference: 'R255757000004', amount: 5_000, returned: false },
  ]);
  expect(JSON.parse(await textAt(`/ledger.json?since=2100-01-01`))).toEqual({
    ...{ lines: [], requests: [] },
  });
});

test('[MM-22] an answer is late, or the line is cut when it is due and all is done', async () => {
  await put('/knobs/mpesa', { line: 'answer-cut', answerDelayMs: 50 });
  await expect(promptOn('255757000005')).rejects.toThrow();
  await put('/knobs/mpesa', {});
  const { prompts } = JSON.parse(await textAt('/handset.json?phone=0757000005'));
  expect(prompts).toMatchObject([{ reference: 'R255757000005' }]);
});

test('[MM-22] [MM-24] knobs are turned by programs and by people', async () => {
  expect(await (await put('/knobs/airtel', { line: 'hangs' })).json()).toMatchObject({
    line: 'hangs',
    callbacks: 'once',
  });
  expect(await textAt('/knobs')).toContain(
    '<option value="hangs" selected>haujibu · hangs</option>',
  );
  const set = await form('/knobs/airtel', { callbackDelayMs: '250', prompts: 'approve' });
  expect(set.status).toBe(303);
  expect(JSON.parse(await textAt('/knobs/airtel'))).toMatchObject({
    line: 'up',
    callbackDelayMs: 250,
    prompts: 'approve',
  });
});

const refused = [
  ['/knobs/nobody', {}],
  ['/knobs/mpesa', { line: 'sideways' }],
  ['/knobs/mpesa', { callbackDelayMs: -1 }],
  ['/house', { url: 'elsewhere' }],
] as const;

test.each(refused)('[MM-22] %s does not take %j', async (path, body) => {
  expect((await put(path, body)).status).toBe(400);
});

test('[MM-23] a bill that cannot be paid says why, and nothing moves', async () => {
  const pay = (fields: Record<string, string>) =>
    form('/handset/paybill', {
      ...{ party: 'mpesa', phone: '0757000003', businessNumber: '400400', reference: 'X' },
      ...{ amount: '2500', pin: '1234', ...fields },
    });
  const where = async (answer: Response) =>
    new URLSearchParams(answer.headers.get('location')?.split('?')[1]).get('note');
  expect(await where(await pay({ pin: '1' }))).toContain('Wrong PIN');
  expect(await where(await pay({ amount: '900000' }))).toContain('Balance too low');
  expect(await where(await pay({ party: 'airtel' }))).toContain('no pay-bill menu');
  expect(JSON.parse(await textAt('/handset.json?phone=0757000003')).balance).toBe(500_000);
});
