import type { Finding, TreeCheck } from './finding.ts';
import { readSources, type SourceFile } from './source-tree.ts';

/**
 * The compiler proves that both languages have the same keys and that `t` is given one of them.
 * What it cannot see is a key nobody uses any more, and text that never became a key.
 */
const KEY = /^ {2}'([\w.-]+)':/gm;

const COMPOSED = /`([a-zA-Z]\w*\.[\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g;

/** Words between tags, or in the attributes that people read or hear. */
const LITERAL_TEXT =
  /(?:>\s*[A-Za-zÀ-ž][A-Za-zÀ-ž' ,.!?–-]{2,}\s*<\/|\b(?:aria-label|placeholder|title|alt)="[A-Za-zÀ-ž][^"]*")/;

/** Names that are the same in every language: our own, the currency's, a key's. */
const NAMES = />\s*(?:kipute|TSh|Ctrl K)\s*<\//;

export function findUnusedKeys(
  catalogues: readonly SourceFile[],
  sources: readonly SourceFile[],
): readonly Finding[] {
  const text = sources.map((file) => file.text).join('\n');
  const composed = composedKeys(text);
  return catalogues.flatMap((catalogue) =>
    [...catalogue.text.matchAll(KEY)].flatMap(([, key = '']) => {
      const isUsed = text.includes(`'${key}'`) || composed.some((pattern) => pattern.test(key));
      return isUsed ? [] : [{ place: catalogue.path, problem: `nothing says ${key}` }];
    }),
  );
}

/** Keys put together where they are said, such as `orders.none.${kind}`, as patterns. */
function composedKeys(text: string): readonly RegExp[] {
  const templates = new Set([...text.matchAll(COMPOSED)].map(([, template = '']) => template));
  return [...templates].map((template) => {
    const fixed = template.split(/\$\{[^}`]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${fixed.join('[\\w-]+')}$`);
  });
}

export function findLiteralText(screens: readonly SourceFile[]): readonly Finding[] {
  return screens.flatMap((file) =>
    file.text
      .split('\n')
      .flatMap((line, index) =>
        LITERAL_TEXT.test(line) && !NAMES.test(line)
          ? [{ place: `${file.path}:${index + 1}`, problem: 'text in markup belongs in i18n' }]
          : [],
      ),
  );
}

function findInApp(app: string): readonly Finding[] {
  const files = readSources(`apps/${app}/src/*.ts`, `apps/${app}/src/*.tsx`);
  const catalogues = files.filter((file) => /\/i18n\/.*\b(sw)\.ts$/.test(file.path));
  const rest = files.filter((file) => !/\/i18n\/.*\b(sw|en)\.ts$/.test(file.path));
  const screens = rest.filter(
    (file) => file.path.endsWith('.tsx') && !file.isTest && !file.path.includes('/gallery/'),
  );
  return [...findUnusedKeys(catalogues, rest), ...findLiteralText(screens)];
}

export const messageKeys: TreeCheck = {
  name: 'texts in both languages',
  find: () => ['player', 'backoffice'].flatMap(findInApp),
};
