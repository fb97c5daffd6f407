import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Theme = Readonly<Record<string, string>>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function coloursIn(selector: string): Theme {
  const block = css.slice(css.indexOf(selector)).split('}', 1)[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--c-([\w-]+): (#[0-9a-f]{6})/gi)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

const themes = { light: coloursIn(':root {'), dark: coloursIn('[data-theme="dark"] {') };

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;

/** Text or shape, its ground, and the contrast it needs. */
const pairs = [
  ['text', 'bg', TEXT],
  ['text', 'surface', TEXT],
  ['text-2', 'surface', TEXT],
  ['text-2', 'bg', TEXT],
  ['text-2', 'surface-3', TEXT],
  ['text-3', 'surface', TEXT],
  ['text-3', 'bg', TEXT],
  ['text-3', 'surface-2', TEXT],
  ['text-3', 'surface-3', TEXT],
  ['surface', 'text', TEXT],
  ['on-brand', 'brand', TEXT],
  ['on-brand', 'brand-hover', TEXT],
  ['brand', 'surface', TEXT],
  ['brand', 'bg', TEXT],
  ['on-brand-tint', 'brand-tint', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['accent-text', 'surface', TEXT],
  ['accent-text', 'accent-tint', TEXT],
  ['on-live', 'live', TEXT],
  ['live', 'surface', TEXT],
  ['live', 'bg', TEXT],
  ['live', 'live-tint', TEXT],
  ['odds-text', 'odds-bg', TEXT],
  ['odds-label', 'odds-bg', TEXT],
  ['odds-text', 'odds-bg-hover', TEXT],
  ['odds-label', 'odds-bg-hover', TEXT],
  ['odds-sel-text', 'odds-sel-bg', TEXT],
  ['odds-sel-label', 'odds-sel-bg', TEXT],
  ['odds-sel-bg', 'surface', SHAPE],
  ['odds-sel-bg', 'odds-bg', SHAPE],
  ['odds-lock', 'odds-lock-bg', SHAPE],
  ['up', 'up-tint', TEXT],
  ['down', 'down-tint', TEXT],
  ['up', 'odds-bg', TEXT],
  ['down', 'odds-bg', TEXT],
  ['up', 'surface', TEXT],
  ['down', 'surface', TEXT],
  ['odds-text', 'up-tint', TEXT],
  ['odds-text', 'down-tint', TEXT],
  ['info', 'surface', TEXT],
  ['info', 'info-tint', TEXT],
  ['warn', 'warn-tint', TEXT],
  ['danger', 'danger-tint', TEXT],
  ['on-header', 'header', TEXT],
  ['on-header', 'header-2', TEXT],
  ['on-header-2', 'header', TEXT],
  ['on-header-2', 'header-2', TEXT],
  ['accent', 'header', TEXT],
  ['accent', 'header-2', TEXT],
  ['border-strong', 'surface', SHAPE],
  ['focus', 'surface', SHAPE],
  ['focus', 'odds-bg', SHAPE],
  ['text', 'seg-on', TEXT],
  ['text-2', 'seg-on', TEXT],
  ['on-badge', 'badge', TEXT],
] as const;

test.each(pairs)('[SHELL-24] %s on %s reaches %d in both themes', (front, ground, needed) => {
  for (const colours of Object.values(themes)) {
    expect(contrast(colours[front] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(needed);
  }
});

test('[SHELL-24] both themes give every colour a value', () => {
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
  expect(Object.keys(themes.light)).toHaveLength(49);
});
