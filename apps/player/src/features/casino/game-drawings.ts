import type { CategoryWord } from './game.ts';

/**
 * One line drawing for each game and the cloth it stands on, so that a lobby of hundreds of games
 * asks for no picture. A drawing is found by a word in the game's code, as providers write them
 * ("european-roulette"); what has none gets that of its category, and its cloth from its code.
 */
export type Cloth = 'red' | 'green' | 'blue' | 'gold' | 'ink' | 'purple';

type Drawing = {
  readonly lines: string;
  /** Drawn as round points. */
  readonly points?: string;
};

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const box = (x: number, y: number, w: number, h = w): string =>
  `M${x + 5} ${y}h${w - 10}q5 0 5 5v${h - 10}q0 5-5 5h${10 - w}q-5 0-5-5v${10 - h}q0-5 5-5`;

const plane = { lines: 'M12 40 58 24 36 56l-7-11zM58 24 29 45l2 14' };
const dice = {
  lines: `${box(14, 28, 26)}M37 26v-5q0-5 5-5h11q5 0 5 5v14q0 5-5 5h-9`,
  points: 'M21 35h.1M33 47h.1M27 41h.1M45 23h.1M51 32h.1',
};
const cards = {
  lines: `${box(15, 17, 25, 35)}M44 23l9 2q5 1 4 6l-5 24q-1 5-6 4l-12-2M27 28l5 7-5 7-5-7z`,
};
const reels = {
  lines: `${box(11, 20, 50, 33)}M28 20v33M44 20v33M16 32h7l-4 10M33 32h7l-4 10M49 32h7l-4 10`,
};
const bolt = { lines: 'M41 12 19 40h15l-4 20 23-29H38z' };
const cherries = {
  lines: `${ring(26, 44, 9)}${ring(46, 48, 9)}M28 35c2-10 8-15 18-17-1 8-1 14 0 21M46 18c-6-2-11 0-14 4`,
};
const coin = { lines: `${ring(36, 36, 20)}${ring(36, 36, 12)}M36 29v14M31 33h10M31 39h10` };
const wheel = {
  lines: `${ring(36, 36, 20)}${ring(36, 36, 7)}M36 16v13M36 43v13M16 36h13M43 36h13M22 22l9 9M41 41l9 9M50 22l-9 9M31 41l-9 9`,
};
const bomb = { lines: `${ring(34, 42, 15)}M44 31l6-6q2-5 8-1M23 39q1-6 8-8` };
const pegs = {
  lines: `M16 54h8M32 54h8M48 54h8${ring(43, 20, 4)}`,
  points: 'M36 16h.1M28 28h.1M44 28h.1M20 40h.1M36 40h.1M52 40h.1',
};
const balls = { lines: ring(24, 28, 9) + ring(46, 24, 9) + ring(35, 46, 9) };

const byWord: readonly (readonly [word: RegExp, drawing: Drawing, cloth: Cloth])[] = [
  [/aviat|plane|jet/, plane, 'red'],
  [/dice|kete/, dice, 'green'],
  [/keno|ball/, balls, 'blue'],
  [/gold|coin|dhahabu/, coin, 'gold'],
  [/roulette|wheel/, wheel, 'ink'],
  [/fruit|cherr|matunda/, cherries, 'purple'],
  [/mine|bomb/, bomb, 'ink'],
  [/plinko/, pegs, 'green'],
  [/card|jack|poker|baccarat/, cards, 'red'],
];

const byCategory = {
  crash: plane,
  slots: reels,
  dice,
  instant: bolt,
  table: cards,
} as const satisfies Record<CategoryWord, Drawing>;

const cloths: readonly Cloth[] = ['purple', 'gold', 'blue', 'green', 'ink', 'red'];

export function pictureOf(
  code: string,
  category: CategoryWord,
): Drawing & { readonly cloth: Cloth } {
  const [, drawing, cloth] = byWord.find(([word]) => word.test(code)) ?? [];
  if (drawing && cloth) return { ...drawing, cloth };
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return { ...byCategory[category], cloth: cloths[sum % cloths.length] ?? 'green' };
}
