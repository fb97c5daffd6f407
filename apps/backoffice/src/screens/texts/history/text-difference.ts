import { diffArrays, diffWordsWithSpace } from 'diff';

type Piece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };
/** One paragraph, word by word. */
export type Line = readonly Piece[];

/** Paragraphs as people read them; a heading is told by its sign. */
export function linesOf(html: string): readonly string[] {
  const parsed = new DOMParser().parseFromString(
    html
      .replace(/<(h2|h3)>/g, '<$1># ')
      .replace(/<\/(h2|h3|p|li|tr|dt|dd|blockquote|figcaption)>|<br ?\/?>|<hr ?\/?>/g, '\n')
      .replace(/<\/(td|th)>/g, ' | '),
    'text/html',
  );
  return (parsed.body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/**
 * Paragraphs that came, went or stayed, in their order; where one took the place of another the
 * words that differ are marked and not the whole of both.
 */
export function differenceOf(before: readonly string[], after: readonly string[]): readonly Line[] {
  const parts = diffArrays([...before], [...after]);
  const lines: Line[] = [];
  for (let place = 0; place < parts.length; place += 1) {
    const part = parts[place];
    if (!part) continue;
    const next = parts[place + 1];
    if (part.removed && next?.added) {
      lines.push(...pairs(part.value, next.value));
      place += 1;
      continue;
    }
    const kind = part.added ? 'added' : part.removed ? 'removed' : 'same';
    lines.push(...part.value.map((text): Line => [{ kind, text }]));
  }
  return lines;
}

function pairs(removed: readonly string[], added: readonly string[]): readonly Line[] {
  const length = Math.max(removed.length, added.length);
  return Array.from({ length }, (_, place) => wordsOf(removed[place], added[place]));
}

function wordsOf(before: string | undefined, after: string | undefined): Line {
  if (before === undefined) return [{ kind: 'added', text: after ?? '' }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Unchanged paragraphs tell where one is; more than these around a change are left out. */
const AROUND = 1;

/** Lines near a change; undefined stands for what is left out between two of them. */
export function nearChanges(lines: readonly Line[]): readonly (Line | undefined)[] {
  const isChange = (line: Line | undefined) => line?.some(({ kind }) => kind !== 'same') ?? false;
  const shown: (Line | undefined)[] = [];
  lines.forEach((line, place) => {
    const isNear = lines.slice(Math.max(0, place - AROUND), place + AROUND + 1).some(isChange);
    if (isNear) shown.push(line);
    else if (shown.length === 0 || shown.at(-1) !== undefined) shown.push(undefined);
  });
  return shown;
}
