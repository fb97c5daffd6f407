import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf, wordsOf } from '@kipute/contract/constants/choice';
import { helpTopics, richTextTypes } from '@kipute/contract/constants/content/texts';
import { invariant } from '@kipute/domain/invariant';
import { sanitise } from '../safe/sanitise.ts';
import { languages, type TextContent, type Words } from '../text-content.ts';
import type { NewText } from '../text-store.ts';

export type ShippedText = { readonly text: NewText; readonly content: TextContent };

/** Beside this feature; their names are the numbers' words and the topics' shelves. */
const shippedFolder = join(import.meta.dirname, '..', 'shipped');

const titleLine = /^<h1>([^<]+)<\/h1>\s*/;
const keywordsLine = /^<!--\s*keywords:([^>]*)-->\s*/;

/** What came with this release, in both languages: the numbered texts, then the help pages. */
export function readShipped(folder = shippedFolder): readonly ShippedText[] {
  const numbered = rowsOf(richTextTypes).flatMap(([word, { id }]) => {
    const content = readContent(join(folder, word));
    if (!content) return [];
    return [{ text: { ...placeless, kind: 'rich' as const, type: id, slug: word }, content }];
  });
  return [...numbered, ...wordsOf(helpTopics).flatMap((topic) => readTopic(folder, topic))];
}

const placeless = { type: null, topic: null, sort: 0, hidden: false } as const;

function readTopic(folder: string, topic: string): readonly ShippedText[] {
  const shelf = join(folder, 'help', topic);
  const files = existsSync(shelf) ? readdirSync(shelf) : [];
  const slugs = files.filter((file) => file.endsWith('.sw.html')).map((file) => file.slice(0, -8));
  return slugs.toSorted().flatMap((slug) => {
    const content = readContent(join(shelf, slug));
    return content ? [{ text: { ...placeless, kind: 'help' as const, topic, slug }, content }] : [];
  });
}

function readContent(path: string): TextContent | undefined {
  if (!existsSync(`${path}.sw.html`)) return undefined;
  const [sw, en] = languages.map((language) => readWords(`${path}.${language}.html`));
  invariant(sw && en, `${path} is shipped in both languages`);
  return { sw, en };
}

function readWords(file: string): Words {
  const written = readFileSync(file, 'utf8').trim();
  const title = titleLine.exec(written);
  invariant(title?.[1], `${file} begins with its title`);
  const afterTitle = written.slice(title[0].length);
  const keywords = keywordsLine.exec(afterTitle);
  const { html, takenOut } = sanitise(afterTitle.slice(keywords?.[0].length ?? 0));
  invariant(takenOut.length === 0, `${file} holds ${takenOut.join(', ')}`);
  return { title: title[1].trim(), body: html, keywords: keywords?.[1]?.trim() ?? '' };
}
