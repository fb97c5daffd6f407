import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { filesOfFile, filesOfModule } from './chunk-files.ts';

/** Which parts the entry is going to import wherever a visit begins, by the width that decides it. */
const everywhere = [
  { module: 'src/start.tsx', media: 'all' },
  { module: 'src/shell/phone/PhoneShell.tsx', media: '(max-width: 959.98px)' },
  { module: 'src/shell/desktop/DesktopShell.tsx', media: '(min-width: 960px)' },
] as const;

/** The screens that visits begin with. */
const screens = {
  '/': 'src/screens/home/HomeScreen.tsx',
  '/home': 'src/screens/home/HomeScreen.tsx',
  '/markets': 'src/screens/match-markets/MatchMarketsScreen.tsx',
  '/search_result': 'src/screens/search/SearchScreen.tsx',
} as const;

/**
 * The shell and the screens are split from the entry, which would cost a second round trip before
 * anything is drawn. Naming their files in the page lets them travel beside the entry. The server
 * sends one page for every address, so the page itself looks which screen's files it names.
 */
export function firstViewPreloads(): Plugin {
  return {
    name: 'first-view-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [];
        const named = new Set(filesOfModule(bundle, 'index.html'));
        const links: HtmlTagDescriptor[] = [];
        for (const { module, media } of everywhere) {
          for (const file of filesOfModule(bundle, module)) {
            if (!named.has(file)) links.push(preloadOf(file, media));
            if (media === 'all') named.add(file);
          }
        }
        return {
          html: withEntryInside(html, bundle),
          tags: [...links, preloadsByAddress(bundle, named)],
        };
      },
    },
  };
}

/** The entry is three lines: inside the page they cost no journey of their own. */
function withEntryInside(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(
    /<script type="module" crossorigin src="\/(assets\/[^"]+)"><\/script>/,
    (tag, file: string) => {
      const entry = bundle[file];
      if (entry?.type !== 'chunk') throw new Error(`the page names no entry: ${tag}`);
      return `<script type="module">${inlineCode(entry.code, bundle)}</script>`;
    },
  );
}

/** Addresses from the page's own, and what Vite fills in only later: the files of each import. */
function inlineCode(code: string, bundle: Rolldown.OutputBundle): string {
  return code
    .replace(/(["'`])\.\//g, '$1/assets/')
    .replace(
      /import\([^)]*?(assets\/[^"'`]+)["'`]\)(.*?)__VITE_PRELOAD__/g,
      (imported, file: string) =>
        imported.replace('__VITE_PRELOAD__', JSON.stringify(filesOfFile(bundle, file))),
    );
}

function preloadOf(file: string, media: string): HtmlTagDescriptor {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  return {
    tag: 'link',
    attrs: { ...kind, crossorigin: true, href: `/${file}`, media },
    injectTo: 'head',
  };
}

function preloadsByAddress(
  bundle: Rolldown.OutputBundle,
  named: ReadonlySet<string>,
): HtmlTagDescriptor {
  const filesAt = Object.fromEntries(
    Object.entries(screens).map(([path, module]) => [
      path,
      filesOfModule(bundle, module)
        .filter((file) => !named.has(file))
        .map((file) => `/${file}`),
    ]),
  );
  const children = `for (const href of ${JSON.stringify(filesAt)}[location.pathname] ?? []) {
  const link = document.createElement('link');
  if (href.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}`;
  return { tag: 'script', children, injectTo: 'head' };
}
