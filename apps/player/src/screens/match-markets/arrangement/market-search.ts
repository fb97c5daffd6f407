import type { MarketType } from './market-type.ts';

/** Nobody types accents on a phone: "muller" finds Müller. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}

/** The types that speak of every word: by their name, a heading of theirs or a selection. */
export function typesAbout(types: readonly MarketType[], typed: string): readonly MarketType[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return types;
  return types.filter((type) => {
    const text = plainText(textOf(type));
    return words.every((word) => text.includes(word));
  });
}

function textOf({ name, sections }: MarketType): string {
  const parts = sections.flatMap(({ title, heads, rows }) => [
    title,
    ...heads,
    ...rows.flatMap(({ cells }) => cells.map((cell) => `${cell?.sign} ${cell?.words}`)),
  ]);
  return [name, ...parts].join(' ');
}
