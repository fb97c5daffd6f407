import { plainText } from '../safe/sanitise.ts';

export type Change = { readonly kind: 'added' | 'removed'; readonly text: string };

/** More than anybody reads; whoever wants all of it opens the text. */
const CHANGES_MAX = 60;
const CHARACTERS_MAX = 600;

/**
 * Paragraph by paragraph what came and what went, in the order of the text: what a player is shown
 * of a new version (TXT-43). A paragraph that only moved is no change.
 */
export function changesBetween(before: string, after: string): readonly Change[] {
  const [old, fresh] = [paragraphs(before), paragraphs(after)];
  const kept = new Set(old);
  const stays = new Set(fresh);
  const added = fresh.filter((text) => !kept.has(text)).map(change('added'));
  const removed = old.filter((text) => !stays.has(text)).map(change('removed'));
  return [...added, ...removed].slice(0, CHANGES_MAX);
}

const paragraphs = (html: string): readonly string[] =>
  plainText(html)
    .split('\n')
    .filter((line) => line.length > 0);

const change =
  (kind: Change['kind']) =>
  (text: string): Change => ({
    kind,
    text: text.length > CHARACTERS_MAX ? `${text.slice(0, CHARACTERS_MAX)}…` : text,
  });
