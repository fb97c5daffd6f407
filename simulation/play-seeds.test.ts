import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createProgress, createSharedProgress, playAll } from './play-seeds.ts';

describe('seeds', () => {
  type Seeds = Parameters<typeof playAll>[0]['seeds'];
  const plan = (seeds: Seeds, worlds: number) => ({
    ...{ seeds, worlds, keepGoing: false, isStopped: () => false },
  });

  test('[SIM-08] every seed is played once, and no lane plays two at a time', async () => {
    const played: number[] = [];
    const busy = new Set<number>();
    const held = await playAll(plan({ from: 3, to: 12 }, 3), async (seed, lane) => {
      expect(busy.has(lane)).toBe(false);
      busy.add(lane);
      await delay(seed % 3);
      busy.delete(lane);
      played.push(seed);
      return true;
    });
    expect(held).toBe(true);
    expect(played.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('[SIM-05] after the first seed that breaks a law no other begins', async () => {
    const begun: number[] = [];
    const held = await playAll(plan({ from: 1, to: 50 }, 2), async (seed) => {
      begun.push(seed);
      await delay(1);
      return seed !== 4;
    });
    expect(held).toBe(false);
    expect(begun.length).toBeLessThan(8);
  });

  test('[SIM-05] what fails to play fails the run', async () => {
    const play = playAll(plan({ from: 1, to: 1 }, 1), () => Promise.reject(new Error('no world')));
    await expect(play).rejects.toThrow('no world');
  });

  test('[SIM-05] on order the seeds after a broken law are played too', async () => {
    const played: number[] = [];
    const held = await playAll(
      { ...plan({ from: 1, to: 9 }, 1), keepGoing: true },
      async (seed) => {
        played.push(seed);
        return seed !== 4;
      },
    );
    expect(held).toBe(false);
    expect(played).toHaveLength(9);
  });

  test('[SIM-05] after a stop no seed begins, though those after a broken law were ordered', async () => {
    const begun: number[] = [];
    const isStopped = () => begun.length === 3;
    const held = await playAll(
      { ...plan({ from: 1, to: 50 }, 1), keepGoing: true, isStopped },
      async (seed) => {
        begun.push(seed);
        return true;
      },
    );
    expect({ held, begun }).toEqual({ held: false, begun: [1, 2, 3] });
  });
});

describe('progress', () => {
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
});
