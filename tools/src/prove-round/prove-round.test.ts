import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HELP, runProveRound } from './run-prove-round.ts';

/** Its order was written down by a program in another language. */
const round = {
  ...{ id: '202611190375', issue: 375, status: 3, refunded: 0 },
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  salt: '00112233445566778899aabbccddeeff',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  result: [10, 6, 7, 3, 4, 9, 1, 8, 5, 2],
};
const other = { ...round, id: '202611190376', result: [10, 4, 7, 1, 6, 8, 2, 3, 9, 5] };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kipute-prove-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function prove(content: string, words: readonly string[] = ['rounds.json']) {
  writeFileSync(join(folder, 'rounds.json'), content);
  const said: string[] = [];
  const trouble = vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line));
  const output = { write: (text: string) => said.push(text) };
  const code = await runProveRound(words, { output, folder });
  trouble.mockRestore();
  return { code, said: said.join('') };
}

test('[CHN-07] one round or many that agree', async () => {
  expect(await prove(JSON.stringify(round))).toEqual({
    code: 0,
    said: '✓ 202611190375  10-6-7-3-4-9-1-8-5-2\nAll 1 agree.\n',
  });
  expect(await prove(JSON.stringify([round, other]))).toMatchObject({ code: 0 });
});

const changes: readonly (readonly [string, object, string])[] = [
  ['another order', { result: [6, 10, 7, 3, 4, 9, 1, 8, 5, 2] }, 'the seed gives 10-6-7-3'],
  ['another seed', { seed: 'a'.repeat(64) }, 'the seed is not what was published'],
  ['another commitment', { commitment: 'a'.repeat(64) }, 'the seed is not what was published'],
  ['another salt', { salt: 'f'.repeat(32) }, 'the seed gives'],
  ['another number', { id: '202611190377' }, 'the seed gives'],
  ['no seed yet', { seed: '', result: [] }, 'the round has not ended'],
  ['an order too short', { result: [10] }, 'the seed gives'],
];
test.each(changes)('[CHN-07] %s does not agree', async (_, change, why) => {
  const { code, said } = await prove(JSON.stringify([round, { ...round, ...change }]));
  expect(code).toBe(1);
  expect(said).toContain('✓ 202611190375');
  expect(said).toContain(why);
  expect(said).toContain('NOT all agree.');
});

test('[CHN-07] a round that was refunded before its order was drawn has none to prove', async () => {
  const refunded = { ...round, refunded: 1, result: [] };
  expect(await prove(JSON.stringify(refunded))).toMatchObject({ code: 0 });
  expect(await prove(JSON.stringify({ ...refunded, seed: '' }))).toMatchObject({ code: 0 });
  expect(await prove(JSON.stringify({ ...refunded, seed: 'b'.repeat(64) }))).toMatchObject({
    code: 1,
  });
});

const unusable: readonly (readonly [string, string, readonly string[], string])[] = [
  ['no JSON', '{', ['rounds.json'], 'is not JSON'],
  ['no round', '{"a":1}', ['rounds.json'], 'neither a round nor a list'],
  ['an empty list', '[]', ['rounds.json'], 'neither a round nor a list'],
  ['no such file', '{}', ['nothing.json'], 'cannot be read'],
  ['no name', '{}', [], 'Name one file'],
  ['two names', '{}', ['rounds.json', 'rounds.json'], 'Name one file'],
  ['an option it has not', '{}', ['--fast'], 'See npm run prove-round -- --help'],
];
test.each(unusable)('[CHN-07] %s is said', async (_, content, words, says) => {
  const { code, said } = await prove(content, words);
  expect(code).toBe(1);
  expect(said).toContain(says);
});

test('[CHN-07] it says what it does', async () => {
  expect(await prove('{}', ['--help'])).toEqual({ code: 0, said: `${HELP}\n` });
});
