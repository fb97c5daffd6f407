import type { HtmlTagDescriptor, Plugin } from 'vite';
import { filesOfModule } from './chunk-files.ts';

/** Which parts the entry is going to import, by the width that decides it. */
const firstView = [
  { module: 'src/start.tsx', media: 'all' },
  { module: 'src/screens/home/HomeScreen.tsx', media: 'all' },
  { module: 'src/shell/phone/PhoneShell.tsx', media: '(max-width: 959.98px)' },
  { module: 'src/shell/desktop/DesktopShell.tsx', media: '(min-width: 960px)' },
] as const;

/**
 * The shell and home are split from the entry, which would cost a second round trip before
 * anything is drawn. Naming their files in the page lets them travel beside the entry.
 */
export function firstViewPreloads(): Plugin {
  return {
    name: 'first-view-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        const entry = new Set(filesOfModule(bundle, 'index.html'));
        const named = new Map<string, HtmlTagDescriptor>();
        for (const { module, media } of firstView) {
          for (const file of filesOfModule(bundle, module)) {
            if (!entry.has(file) && !named.has(file)) named.set(file, preloadOf(file, media));
          }
        }
        return [...named.values()];
      },
    },
  };
}

function preloadOf(file: string, media: string): HtmlTagDescriptor {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  return {
    tag: 'link',
    attrs: { ...kind, crossorigin: true, href: `/${file}`, media },
    injectTo: 'head',
  };
}
