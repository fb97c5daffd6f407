import { expect, test } from 'vitest';
import { createProgress, createSharedProgress } from './progress.ts';

function screenOf(isTTY: boolean) {
  const written: string[] = [];
  return { written, progress: createProgress({ isTTY, write: (text) => written.push(text) }) };
}

test('[SIM-05] in a terminal one line is written over and over', () => {
  const { written, progress } = screenOf(true);
  progress.show('step 1');
  progress.show('step 2');
  progress.tell('laws held');
  expect(written).toEqual(['\r\x1b[2Kstep 1', '\r\x1b[2Kstep 2', '\r\x1b[2Klaws held\n']);
});

test('[SIM-05] in a log every tenth line is written', () => {
  const { written, progress } = screenOf(false);
  for (let step = 1; step <= 25; step += 1) progress.show(`step ${step}`);
  progress.tell('laws held');
  expect(written).toEqual(['step 10\n', 'step 20\n', 'laws held\n']);
});

test('[SIM-08] where several runs share a screen every line says whose it is', () => {
  const written: string[] = [];
  const progress = createSharedProgress({ isTTY: true, write: (text) => written.push(text) }, 7);
  progress.show('step 1');
  progress.tell('laws held');
  expect(written).toEqual(['7: laws held\n']);
});
