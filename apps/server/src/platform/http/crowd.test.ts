import { expect, test } from 'vitest';
import { createCrowd } from './crowd.ts';

/** A crowd with a clock of the test: a line of 8, a rush of 20, half a second long. */
function openCrowd() {
  let at = 0;
  const crowd = createCrowd({ rushMax: 20, lineMax: 8, rushMs: 500, now: () => at });
  const arrive = (wanted: number) => {
    let admitted = 0;
    while (admitted < wanted && crowd.admits()) {
      crowd.enter();
      admitted += 1;
    }
    return admitted;
  };
  const serve = (served: number) => {
    for (let each = 0; each < served; each += 1) crowd.leave();
  };
  const wait = (milliseconds: number) => {
    at += milliseconds;
  };
  return { crowd, arrive, serve, wait };
}

test('[BET-49] a rush after a quiet time is let in up to its limit', () => {
  const { crowd, arrive, wait } = openCrowd();
  wait(60_000);
  expect([arrive(100), crowd.size()]).toEqual([20, 20]);
});

test('[BET-49] a line that is full for longer than a rush is kept short, even when it empties', () => {
  const { crowd, arrive, serve, wait } = openCrowd();
  for (let tenths = 0; tenths < 5; tenths += 1) {
    arrive(100);
    expect(crowd.size()).toBe(20);
    wait(100);
    serve(4);
  }
  for (let tenths = 0; tenths < 50; tenths += 1) {
    serve(crowd.size());
    expect(arrive(100)).toBe(8);
    wait(100);
  }
});

test('[BET-49] once the line has not been full for the time of a rush, the next rush is let in', () => {
  const { arrive, serve, wait } = openCrowd();
  arrive(100);
  serve(20);
  wait(500);
  expect(arrive(100)).toBe(8);
  serve(8);
  wait(501);
  expect(arrive(100)).toBe(20);
});

test('[BET-49] who waits for something else counts only before and after', async () => {
  const { crowd, arrive } = openCrowd();
  arrive(3);
  const over = Promise.withResolvers<string>();
  const waiting = crowd.aside(() => over.promise);
  expect(crowd.size()).toBe(2);
  over.resolve('over');
  expect([await waiting, crowd.size()]).toEqual(['over', 3]);
  await expect(crowd.aside(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(crowd.size()).toBe(3);
});
