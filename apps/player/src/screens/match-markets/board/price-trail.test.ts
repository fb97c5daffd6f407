import { expect, test } from 'vitest';
import { setPrice } from '../../../features/live-odds/prices.ts';
import { trailPath } from '../markets/TrailPanel.tsx';
import { createPriceTrails } from './price-trail.ts';

const offer = { offerId: '9', status: 1, isLive: true };
let saidAtMs = 0;
const say = (selectionId: string, oddsThousandths: number, status = 1) => {
  saidAtMs += 1;
  setPrice(selectionId, { ...offer, oddsThousandths, status }, saidAtMs);
};

function openedTrails() {
  let nowMs = 0;
  const trails = createPriceTrails(() => nowMs);
  const stop = trails.start();
  return {
    trails,
    stop,
    at: (ms: number) => {
      nowMs = ms;
    },
  };
}

test('[MPG-60] each change since the page was opened, once; closed prices add nothing', () => {
  say('1', 1_500);
  const { trails, at, stop } = openedTrails();
  trails.follow(['1']);
  at(10);
  say('1', 1_600);
  say('1', 1_600);
  say('1', 1_700, 7);
  at(20);
  say('1', 1_550);
  stop();
  say('1', 9_000);
  expect(trails.of('1')).toEqual([
    { atMs: 0, oddsThousandths: 1_500 },
    { atMs: 10, oddsThousandths: 1_600 },
    { atMs: 20, oddsThousandths: 1_550 },
  ]);
});

test('[MPG-60] the last eighty are kept, and nothing of what is not on the page', () => {
  const { trails, stop } = openedTrails();
  trails.follow(['2']);
  for (let change = 1; change <= 100; change += 1) say('2', 1_000 + change);
  say('3', 2_000);
  stop();
  expect([trails.of('2').length, trails.of('2')[0]?.oddsThousandths]).toEqual([80, 1_021]);
  expect(trails.of('3')).toEqual([]);
});

const size = { width: 104, height: 24 };
const pictures = [
  ['nothing', [], ''],
  ['a price that never moved is level', [{ atMs: 0, oddsThousandths: 1_500 }], 'M2 12H102'],
  [
    'it stays until it moves, and lasts until now',
    [
      { atMs: 0, oddsThousandths: 1_500 },
      { atMs: 50, oddsThousandths: 2_000 },
    ],
    'M2 22H52V2H102',
  ],
] as const;

test.each(pictures)('[MPG-61] %s', (_what, trail, path) => {
  expect(trailPath(trail, 100, size)).toBe(path);
});

test('[MPG-64] what the server kept stands before what the page has seen itself', () => {
  const trails = createPriceTrails(() => 1_000);
  const stop = trails.start();
  const kept = [
    { atMs: 100, oddsThousandths: 1_800 },
    { atMs: 500, oddsThousandths: 1_600 },
    { atMs: 1_200, oddsThousandths: 9_900 },
  ];
  trails.addEarlier('7', kept);
  expect(trails.of('7')).toEqual(kept);
  say('7', 1_600);
  trails.follow(['7']);
  say('7', 1_500);
  stop();
  expect(trails.of('7')).toEqual([...kept.slice(0, 2), { atMs: 1_000, oddsThousandths: 1_500 }]);
});
