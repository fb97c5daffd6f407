import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runGrade } from './run-grade.ts';

const lines = [
  '{"result":{"matchId":"m1","sport":"football","status":"ended","counts":{"goals":{"3":[2,1]}}}}',
  '{"selection":{"id":"s1","type":69,"part":3,"pick":"home"}}',
  '',
  '{"selection":{"id":"s2","type":47,"part":3,"pick":{"kind":"over","line":2.75}}}',
];
const answers = [
  '{"id":"s1","outcome":4,"word":"win"}',
  '{"id":"s2","outcome":5,"word":"half-win"}',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kipute-grade-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

async function grade(words: readonly string[], piped: readonly string[] = []) {
  const output = new PassThrough();
  const printed = text(output);
  const input = Readable.from(piped.map((line) => `${line}\n`));
  const code = await runGrade(words, { input, output, folder });
  output.end();
  return { code, printed: (await printed).split('\n').slice(0, -1) };
}

test('[GRA-53] what is piped in is answered line by line', async () => {
  expect(await grade([], lines)).toEqual({ code: 0, printed: answers });
});

test('[GRA-53] so is a file, also with the line ends of Windows', async () => {
  const file = join(folder, 'lines.jsonl');
  writeFileSync(file, lines.join('\r\n'));
  expect(await grade([file])).toEqual({ code: 0, printed: answers });
  expect(await grade(['lines.jsonl'])).toEqual({ code: 0, printed: answers });
});

test('[GRA-53] a bad line is told with its number, and those after it are answered', async () => {
  expect(await grade([], [...lines.slice(0, 3), 'garbage', ...lines.slice(3)])).toEqual({
    code: 1,
    printed: [answers[0], '{"line":4,"error":"no JSON"}', unreadable('s2')],
  });
  const again = [...lines.slice(0, 3), 'garbage', lines[0] ?? '', ...lines.slice(3)];
  expect(await grade([], again)).toEqual({
    code: 1,
    printed: [answers[0], '{"line":4,"error":"no JSON"}', answers[1]],
  });
});

const [told = '', first = ''] = lines;
const named = '{"selection":{"id":"n","match":"m1","type":69,"part":3,"pick":"home"}}';
const namedWin = '{"id":"n","outcome":4,"word":"win"}';
const unreadable = (id: string) =>
  `{"id":"${id}","outcome":1,"word":"abnormal","why":"result-unreadable"}`;

test.each([
  // what stands between a result and two selections, the second naming its match; their answers
  ['a result cut short', '{"result":{"matchId":"m2","sport":"foot', [unreadable('s1'), namedWin]],
  ['one of the same match', '{"result":{"matchId":"m1","sp', [unreadable('s1'), unreadable('n')]],
  ['a misspelt one', '{"resutl":{"matchId":"m2"}}', [unreadable('s1'), namedWin]],
  ['two in one', '{"result":{},"selection":{}}', [unreadable('s1'), namedWin]],
  ['garbage', 'garbage', [unreadable('s1'), namedWin]],
  ['a number', '5', [unreadable('s1'), namedWin]],
  ['a bad selection', '{"selection":{"id":5}}', [answers[0], namedWin]],
  ['a selection cut short', '{"selection":{"id":"s', [answers[0], namedWin]],
  ['a selection with more', '{"selection":{},"comment":1}', [answers[0], namedWin]],
] as const)('[GRA-54] after %s', async (_name, line, expected) => {
  const { code, printed } = await grade([], [told, line, first, named]);
  expect(code).toBe(1);
  expect(printed.slice(1)).toEqual(expected);
});

test('[GRA-53] far more than fits in a pipe comes out whole and in order', async () => {
  const many = Array.from(
    { length: 20_000 },
    (_, index) => lines[1]?.replace('s1', `s${index}`) ?? '',
  );
  const { code, printed } = await grade([], [lines[0] ?? '', ...many]);
  expect(code).toBe(0);
  expect(printed).toHaveLength(20_000);
  expect(printed.at(-1)).toBe('{"id":"s19999","outcome":4,"word":"win"}');
});

test('[GRA-53] --help explains the lines', async () => {
  const { code, printed } = await grade(['--help']);
  expect(code).toBe(0);
  expect(printed[0]).toBe('npm run grade -- [FILE]');
});

test.each([
  [['/nowhere.jsonl'], '✗ /nowhere.jsonl cannot be read.'],
  [['/'], '✗ /: it is a directory. Name a file.'],
  [['--fast'], "✗ Unknown option '--fast'. See npm run grade -- --help."],
  [['one', 'two'], '✗ Name one file, or none to read what is piped in.'],
])('[GRA-53] %j is refused in one line', async (words, line) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await grade(words)).code).toBe(1);
  expect(told.mock.calls).toEqual([[line]]);
});
