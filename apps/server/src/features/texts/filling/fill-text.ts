import { escapeHtml, plainText } from '../safe/sanitise.ts';
import type { Language } from '../text-content.ts';
import { type FigureReader, figureText, isFigure } from './figures.ts';
import { drawTable, isTable } from './tables.ts';

type Heading = { readonly id: string; readonly level: 2 | 3; readonly text: string };

export type FilledText = { readonly body: string; readonly headings: readonly Heading[] };

/** A table stands on a line of its own, as a paragraph or between blocks. */
const tableLine = /<p>\s*\{\{table:(\w+)\}\}\s*<\/p>|^[ \t]*\{\{table:(\w+)\}\}[ \t]*$/gm;
const slot = /\{\{([^{}]*)\}\}/g;

/** Figures and tables that do not exist, or stand where they cannot be drawn. */
export function unknownSlots(body: string): readonly string[] {
  const rest = body.replace(tableLine, (line, inParagraph?: string, alone?: string) =>
    isTable(inParagraph ?? alone ?? '') ? '' : line,
  );
  const names = [...rest.matchAll(slot)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isFigure(name)))].map((name) => `{{${name}}}`);
}

/** As players read it: figures and tables of this moment, and a place to jump to at each heading. */
export function fillText(body: string, reader: FigureReader, language: Language): FilledText {
  const drawn = body.replace(tableLine, (line, inParagraph?: string, alone?: string) => {
    const name = inParagraph ?? alone ?? '';
    return isTable(name) ? drawTable(reader.settings, name, language) : line;
  });
  return withPlaces(
    drawn.replace(slot, (_, name: string) => escapeHtml(slotText(name, reader, language))),
  );
}

/** Of a title, which is no HTML. */
export const fillTitle = (title: string, reader: FigureReader, language: Language): string =>
  title.replace(slot, (_, name: string) => slotText(name, reader, language));

// What does not exist was refused when it was saved; of a release that knows less, nothing shows.
const slotText = (name: string, reader: FigureReader, language: Language): string =>
  isFigure(name) ? figureText(reader, name, language) : '';

function withPlaces(html: string): FilledText {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const body = html.replace(/<(h[23])>(.*?)<\/\1>/gs, (_, tag: 'h2' | 'h3', inner: string) => {
    const text = plainText(inner).replace(/\n/g, ' ');
    const id = freePlace(placeOf(text), taken);
    headings.push({ id, level: tag === 'h2' ? 2 : 3, text });
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
  return { body, headings };
}

/** Its own beginning keeps it apart from every id that the page itself has. */
const placeOf = (text: string): string =>
  `s-${text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)}`;

function freePlace(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`;
  taken.add(id);
  return id;
}
