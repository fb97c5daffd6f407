import { describe, expect, test } from 'vitest';
import { createLogger } from './log.ts';
import { maskPhone } from './phone-mask.ts';

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

const phone = '255712345456';
const secrets = {
  phone,
  password: 'hunter2hunter2',
  token: 'tok-0123456789',
  authorization: 'Bearer tok-0123456789',
  code: '482913',
};
const forbidden = ['712345', 'hunter2', 'tok-0123456789', '482913'];

test.each([
  ['at the top', secrets],
  ['in a request', { request: secrets }],
  ['in a body', { body: secrets }],
  ['in the headers of a request', { request: { headers: { ...secrets, code: 0 } } }],
])('[WIRE-21] secrets are not logged: %s', (_where, facts) => {
  const line = linesOf((log) => log.info(facts, 'request'));
  for (const text of forbidden) expect(line).not.toContain(text);
  expect(line).toContain('2557•••••456');
  expect(line).toContain('[redacted]');
});

describe('errors', () => {
  const violation = Object.assign(new Error(`duplicate key (phone)=(${phone})`), {
    code: '23505',
    constraint: 'player_phone_key',
    detail: `Key (phone)=(${phone}) already exists.`,
    parameters: [phone, 'hunter2hunter2'],
    cause: new Error(`sent to 0712345456`),
  });

  test('[WIRE-21] an error keeps its code and loses the row it complains about', () => {
    const line = linesOf((log) => log.error({ err: violation }, 'failed'));
    for (const text of forbidden) expect(line).not.toContain(text);
    expect(JSON.parse(line).err).toMatchObject({
      type: 'Error',
      message: 'duplicate key (phone)=(2557•••••456)',
      code: '23505',
      constraint: 'player_phone_key',
      cause: { message: 'sent to 07•••••456' },
    });
  });

  test('[WIRE-21] what is thrown need not be an error', () => {
    const line = linesOf((log) => log.error({ err: `lost ${phone}` }, 'failed'));
    expect(JSON.parse(line).err).toBe('lost 2557•••••456');
  });
});

test.each([
  ['255712345456', '2557•••••456'],
  ['+255 712 345 456', '2557•••••456'],
  ['0712345456', '07•••••456'],
  ['712345456', '7•••••456'],
  ['12345', '•••••'],
  [undefined, ''],
])('[WIRE-21] %j is shown as %j', (full, shown) => {
  expect(maskPhone(full)).toBe(shown);
});
