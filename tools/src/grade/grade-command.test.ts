import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectFolder } from '../checks/source-tree.ts';

/** The command as a process of its own: what a shell would see. */
const command = join(projectFolder, 'tools/src/commands/grade.ts');
/** Told at the end, in kilobytes, after everything else. */
const tellMemory = `data:text/javascript,${encodeURIComponent(
  "process.on('exit',()=>process.stderr.write('rss '+process.resourceUsage().maxRSS))",
)}`;

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kipute-grade-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(words: readonly string[] = []) {
  const child = spawn(process.execPath, ['--import', tellMemory, command, ...words], {
    cwd: projectFolder,
    env: { ...process.env, INIT_CWD: folder },
  });
  children.push(child);
  // Who has ended reads no more of what is written.
  child.stdin.on('error', () => undefined);
  return child;
}

type Ended = { readonly code: number; readonly printed: string; readonly told: string };

async function ended(child: ReturnType<typeof start>): Promise<Ended & { readonly rss: number }> {
  const [printed, told, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const [, rss = '0'] = /rss (\d+)$/.exec(told) ?? [];
  return { code, printed, told: told.replace(/rss \d+$/, ''), rss: Number(rss) };
}

const grade = async (input: string | Buffer, words: readonly string[] = []): Promise<Ended> => {
  const child = start(words);
  child.stdin.end(input);
  const { rss: _, ...rest } = await ended(child);
  return rest;
};

const result =
  '{"result":{"matchId":"m1","sport":"football","status":"ended","counts":{"goals":{"3":[2,1]}}}}';
const selection = (id: string) =>
  `{"selection":{"id":${JSON.stringify(id)},"type":69,"part":3,"pick":"home"}}`;
const won = (id: string) => `{"id":${JSON.stringify(id)},"outcome":4,"word":"win"}\n`;
const fine = { code: 0, told: '' };

test('[GRA-55] a directory is refused in one line', async () => {
  const refused = `✗ ${folder}: it is a directory. Name a file.\n`;
  expect(await grade('', ['.'])).toEqual({ code: 1, printed: '', told: refused });
});

test('[GRA-55] a byte-order mark says nothing', async () => {
  const marked = `\uFEFF${result}\n${selection('s1')}\n`;
  expect(await grade(marked)).toEqual({ ...fine, printed: won('s1') });
  const file = join(folder, 'marked.jsonl');
  writeFileSync(file, marked);
  expect(await grade('', [file])).toEqual({ ...fine, printed: won('s1') });
});

test('[GRA-55] separators of other alphabets are part of a text', async () => {
  const id = 'a\u2028b\u2029c\u0085d';
  const line = `{"selection":{"id":"${id}","type":69,"part":3,"pick":"home"}}`;
  expect(await grade(`${result}\r\n${line}\r\n`)).toEqual({ ...fine, printed: won(id) });
});

test('[GRA-55] what is no UTF-8 is refused with its line', async () => {
  const bytes = Buffer.concat([Buffer.from(`${result}\n`), Buffer.from([0xff, 0xfe, 0x0a])]);
  const printed = '{"line":2,"error":"no UTF-8"}\n';
  expect(await grade(bytes)).toEqual({ code: 1, printed, told: '' });
});

test('[GRA-55] the last line needs no end', async () => {
  expect(await grade(`${result}\n${selection('s1')}`)).toEqual({ ...fine, printed: won('s1') });
});

test('[GRA-55] who closes the pipe has read enough', async () => {
  const child = start();
  const over = once(child, 'close');
  const told = text(child.stderr);
  child.stdin.write(`${result}\n`);
  const many = Array.from({ length: 5_000 }, (_, at) => `${selection(`s${at}`)}\n`).join('');
  child.stdin.write(many);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  // Bounded: it ends long before, and must not wait for the end of what is piped in.
  for (let round = 0; round < 200 && child.exitCode === null; round += 1) {
    const drained = once(child.stdin, 'drain').catch(() => undefined);
    if (!child.stdin.write(many)) await Promise.race([drained, over]);
  }
  child.stdin.destroy();
  expect((await over)[0]).toBe(0);
  expect((await told).replace(/rss \d+$/, '')).toBe('');
});

const MEGABYTE = 1024 * 1024;
const GIANT_MEGABYTES = 300;

test('[GRA-55] a giant line is refused by its number, in little memory, and the rest answered', async () => {
  const child = start();
  const over = ended(child);
  const piece = Buffer.alloc(MEGABYTE, 'x');
  child.stdin.write(`${result}\n`);
  child.stdin.write('{"result":{"matchId":"m2","sport":"');
  for (let written = 0; written < GIANT_MEGABYTES; written += 1) {
    if (!child.stdin.write(piece)) await once(child.stdin, 'drain');
  }
  child.stdin.end(`\n${selection('s1')}\n${result}\n${selection('s2')}\n`);
  const { code, printed, rss } = await over;
  expect(code).toBe(1);
  expect(printed).toBe(
    [
      '{"line":2,"error":"longer than 1048576 bytes"}\n',
      '{"id":"s1","outcome":1,"word":"abnormal","why":"result-unreadable"}\n',
      won('s2'),
    ].join(''),
  );
  expect(rss).toBeGreaterThan(0);
  expect(rss * 1024).toBeLessThan(GIANT_MEGABYTES * MEGABYTE);
});
