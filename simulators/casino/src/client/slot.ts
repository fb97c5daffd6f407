import { lines, reels, type SlotSymbol, STOPS, spinAt } from '../laws/slot.ts';
import { byId, isStill, remind, say } from './page.ts';
import { playStudio } from './studio.ts';

const columns = [0, 1, 2].map((reel) => byId(`reel-${reel}`));
const overlay = byId('lines');
/** Where each reel stands. */
let stops: readonly number[] = [0, 0, 0];
/** Symbols that pass by before a reel stops, one reel after another. */
const PASSING = [18, 26, 34] as const;

const cellOf = (symbol: SlotSymbol): HTMLElement => {
  const cell = document.createElement('div');
  cell.className = `cell s-${symbol}`;
  cell.innerHTML = `<svg viewBox="0 0 48 48" aria-hidden="true"><use href="#s-${symbol}"/></svg>`;
  return cell;
};

const symbolAt = (reel: number, stop: number): SlotSymbol =>
  reels[reel]?.[((stop % STOPS) + STOPS) % STOPS] ?? 'basket';

function place(reel: number, from: number, count: number): void {
  const cells = Array.from({ length: count }, (_, row) => cellOf(symbolAt(reel, from + row)));
  columns[reel]?.replaceChildren(...cells);
}

function stand(at: readonly number[]): void {
  stops = at;
  for (const [reel, stop] of at.entries()) place(reel, stop, 3);
}

/** The strip runs downwards from where it stood to where it was drawn to stop. */
async function spinReel(reel: number, to: number): Promise<void> {
  const column = columns[reel];
  if (!column) return;
  const passing = PASSING[reel] ?? 18;
  const cells = [
    ...[0, 1, 2].map((row) => symbolAt(reel, to + row)),
    ...Array.from({ length: passing }, (_, row) => symbolAt(reel, to + 3 + row)),
    ...[0, 1, 2].map((row) => symbolAt(reel, (stops[reel] ?? 0) + row)),
  ];
  column.replaceChildren(...cells.map(cellOf));
  const height = (column.firstElementChild as HTMLElement).offsetHeight;
  const run = column.animate(
    [{ transform: `translateY(${-height * (passing + 3)}px)` }, { transform: 'translateY(0)' }],
    { duration: 700 + reel * 350, easing: 'cubic-bezier(.15,.75,.25,1.02)' },
  );
  await run.finished;
  place(reel, to, 3);
}

function showWins(at: readonly number[]): void {
  const { wins } = spinAt(at);
  overlay.innerHTML = wins
    .map(({ line }) => {
      const rows = lines[line] ?? [0, 0, 0];
      const points = rows.map((row, reel) => `${16.7 + reel * 33.3},${16.7 + row * 33.3}`);
      return `<polyline points="${points.join(' ')}"/>`;
    })
    .join('');
  for (const { line } of wins) {
    for (const [reel, row] of (lines[line] ?? []).entries()) {
      columns[reel]?.children[row]?.classList.add('hit');
    }
  }
}

const describe = (at: readonly number[]): string =>
  spinAt(at)
    .wins.map(({ symbol, pays }) => `${say(symbol)} ${pays}×`)
    .join(', ') || '–';

playStudio({
  choice: () => null,
  begin: () => {
    overlay.innerHTML = '';
    byId('reels').classList.add('waits');
  },
  show: async (drawn) => {
    byId('reels').classList.remove('waits');
    if (!isStill()) await Promise.all(drawn.map((stop, reel) => spinReel(reel, stop)));
    stand(drawn);
    showWins(drawn);
    const seen = spinAt(drawn).window.map((column) => column.map((one) => say(one)).join(', '));
    byId('reels').setAttribute('aria-label', say('reels', { n: seen.join('; ') }));
  },
  stop: () => byId('reels').classList.remove('waits'),
  describe,
});
stand([2, 8, 5]);
remind();
