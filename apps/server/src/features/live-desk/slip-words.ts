import type { LiveDeskDeps } from './ports.ts';

export type InBoth = { readonly sw: string; readonly en: string };

/** A slip in one line: of one leg its match and selection, of more how many and the first match. */
export function slipWords(
  { board }: Pick<LiveDeskDeps, 'board'>,
  selectionIds: readonly string[],
): InBoth {
  const say = (locale: 'sw' | 'en-US') => {
    const [first = ''] = selectionIds;
    const words = board.wordsOf(first, locale);
    if (!words) return first;
    const match = `${words.home} – ${words.away}`;
    const others = selectionIds.length - 1;
    return others === 0
      ? `${match}, ${words.selection}`
      : `${match}, ${words.selection} +${others}`;
  };
  return { sw: say('sw'), en: say('en-US') };
}
