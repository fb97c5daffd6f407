import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { chooseDataSaver } from '../../../features/data-saver/data-saver.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { sides } from '../fixtures/a-market.ts';
import { markedIncidents } from './incident-kinds.ts';
import type { Moment } from './moment.ts';
import { momentumOf, recentPressure } from './momentum.ts';
import { type Incident, isCounted, type Statistics, type Widget } from './queries.ts';
import { Tracker } from './StatisticsPanel.tsx';

afterEach(() => chooseDataSaver('off'));

const minutes = (net: readonly number[]) =>
  net.map((value, minute) => ({
    minute,
    home: Math.max(0, value),
    away: Math.max(0, -value),
  }));

test('[MPG-40] an attack is felt for two more minutes, ever less', () => {
  const bars = momentumOf(minutes([0, 1, 0, 0, 0, -1]));
  expect(bars.map(({ strength }) => strength)).toEqual([0, 1, 0.6, 0.3, 0, -1]);
});

test('[MPG-40] the strongest minute of the match fills the picture', () => {
  const bars = momentumOf(minutes([4, 0, 0, -2]));
  expect(Math.max(...bars.map(({ strength }) => Math.abs(strength)))).toBe(1);
});

test('[MPG-40] the last ten minutes are told in words', () => {
  expect(recentPressure(minutes([5, ...Array(9).fill(0), -2, 1]))).toEqual({ home: 1, away: 2 });
});

const incident = (kind: string, said: Partial<Incident> = {}): Incident => ({
  ...{ id: kind, kind, eventPartId: 5, minute: 12, side: 'home', player: '', score: '' },
  ...said,
});
const kinds = ['goal', 'dangerous-attack', 'yellow-card', 'substitution', 'corner', 'strange'];

test('[MPG-41] goals, cards and corners are marked; attacks, substitutions and the unknown are not', () => {
  const marked = markedIncidents(kinds.map((kind) => incident(kind)));
  expect(marked.map(({ mark }) => mark)).toEqual(['goal', 'yellow', 'corner']);
});

const dangerous: Moment = {
  ball: { side: 'home', attack: 'dangerous', x: 90, y: 25 },
  time: '63',
};
const untold: Moment = { ball: null, time: '12' };

async function drawnTracker(now = untold): Promise<string> {
  await loadAreas('markets', 'course');
  const goal = incident('goal', { player: 'Bocco', score: '1-0' });
  const widget = { incident_list: [goal], pressure_list: minutes([1]) } as unknown as Widget;
  return renderToStaticMarkup(<Tracker match={sides} widget={widget} now={now} />);
}

test('[MPG-41] the course is a picture, and the same in words', async () => {
  const markup = await drawnTracker();
  expect(markup.match(/<svg/g)?.length).toBe(2);
  expect(markup).toContain('12&#x27; Goli · Simba SC · Bocco · 1-0</li>');
});

test('[MPG-44] the newest eight incidents are listed, and how many there are in all', async () => {
  await loadAreas('markets', 'course');
  const corners = Array.from({ length: 9 }, (_, place) =>
    incident('corner', { id: String(place), minute: place + 1 }),
  );
  const widget = { incident_list: corners, pressure_list: [] } as unknown as Widget;
  const markup = renderToStaticMarkup(<Tracker match={sides} widget={widget} now={untold} />);
  expect(markup.match(/<li/g)?.length).toBe(8);
  expect(markup).toContain('9&#x27; Kona');
  expect(markup).toContain('Onyesha matukio yote 9');
});

test('[MPG-42] who saves data gets the words alone', async () => {
  chooseDataSaver('on');
  const markup = await drawnTracker();
  expect(markup).not.toContain('<svg');
  expect(markup).toContain('Goli · Simba SC');
});

test('[MPG-45] the ball is drawn in its place, the zone of its attack lit, and said in words', async () => {
  const markup = await drawnTracker(dangerous);
  const words = 'Shambulizi la hatari – Simba SC, dakika 63';
  expect(markup).toContain(`aria-label="Uwanja: ${words}"`);
  expect(markup).toContain(`${words}</figcaption>`);
  expect(markup).toContain('translate(176.8px, 28px)');
  expect(markup).toMatch(/<rect x="150" width="50"/);
});

test('[MPG-45] the visitors attack to the left', async () => {
  const markup = await drawnTracker({
    ball: { side: 'away', attack: 'attack', x: 35, y: 50 },
    time: '45+2',
  });
  expect(markup).toContain('Shambulizi – Young Africans, dakika 45+2');
  expect(markup).toMatch(/<rect x="50" width="50"/);
});

test.each([
  // minute, what is said
  ['12', '12&#x27; Goli · Simba SC'],
  ['13', 'Shambulizi la hatari – Simba SC, dakika 13'],
])('[MPG-45] in minute %s a goal of minute 12: %s', async (time, words) => {
  const markup = await drawnTracker({ ...dangerous, time });
  expect(markup.match(/<figcaption[^>]*>([^<]*)/)?.[1]).toContain(words);
});

test('[MPG-45] who saves data reads where the ball is', async () => {
  chooseDataSaver('on');
  const markup = await drawnTracker(dangerous);
  expect(markup).not.toContain('<svg');
  expect(markup).toContain('Shambulizi la hatari – Simba SC, dakika 63</p>');
});

test('[MPG-43] a match of which nothing was counted is not shown with noughts', () => {
  const none = { home: 0, away: 0 };
  const nothing: Statistics = {
    ...{ corner: none, yellow_card: none, red_card: none, shots: none, shots_on_target: none },
    ...{ penalty: none, dangerous_attack: none },
    part_list: [{ eventPartId: 2, PartName: '', home: 1, away: 0 }],
  };
  expect(isCounted(nothing)).toBe(false);
  expect(isCounted({ ...nothing, corner: { home: 0, away: 1 } })).toBe(true);
});
