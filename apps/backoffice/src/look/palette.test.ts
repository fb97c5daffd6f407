import { describe, expect, test } from 'vitest';
import { cssPropertyOf, type Palette, palettes } from './palette.ts';

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pairs: readonly (readonly [keyof Palette, keyof Palette, number])[] = [
  // text         ground         at least
  ['text', 'bg', 4.5],
  ['text', 'surface', 4.5],
  ['text2', 'surface', 4.5],
  ['text2', 'bg', 4.5],
  ['text3', 'surface', 4.5],
  ['text3', 'bg', 4.5],
  ['text3', 'surface2', 4.5],
  ['text3', 'surface3', 4.5],
  ['brand', 'surface', 4.5],
  ['brand', 'bg', 4.5],
  ['onBrand', 'brand', 4.5],
  ['onBrand', 'brandHover', 4.5],
  ['onBrandTint', 'brandTint', 4.5],
  ['onAccent', 'accent', 4.5],
  ['info', 'surface', 4.5],
  ['info', 'infoTint', 4.5],
  ['warning', 'surface', 4.5],
  ['warning', 'warningTint', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'dangerTint', 4.5],
  ['onDanger', 'danger', 4.5],
  ['onDanger', 'dangerHover', 4.5],
  ['onHeader', 'header', 4.5],
  ['onHeader2', 'header', 4.5],
  ['onHeader2', 'header2', 4.5],
  ['accent', 'header', 4.5],
  ['onTooltip', 'tooltip', 4.5],
  ['borderStrong', 'surface', 3],
  ['focus', 'surface', 3],
  ['focus', 'bg', 3],
];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(pairs)('[BO-02] %s on %s is readable', (text, ground, least) => {
    const palette = palettes[theme];
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(least);
  });
});

test('[BO-02] a colour keeps its name in the style sheets', () => {
  expect(cssPropertyOf('brandTint')).toBe('--c-brand-tint');
  expect(cssPropertyOf('text2')).toBe('--c-text-2');
});
