import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstViewPreloads } from './build/first-view-preloads.ts';
import { flagFiles } from './build/flag-files.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';

const server = process.env.KIPUTE_SERVER ?? 'http://127.0.0.1:4700';
const inThisFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Rarely change, so a release of ours leaves them in the browser's cache. */
const libraries =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|wouter|zustand|@hpke)\//;

/**
 * What the first view of a phone needs, in one file instead of eighty: most players come by phone,
 * and a desktop bears the two kilobytes of a shell it does not show.
 */
const site = new RegExp(
  [
    'src/(start|App|routes)\\.tsx',
    'src/i18n/(core\\.sw|i18n|areas|language|messages)\\.ts',
    'src/ui/([A-Za-z-]+\\.|match|odds|team|sprite|control/(?!Field|field|Segm|segm)|hero/(hero|Hero)|state/(?!Skel|skel))',
    'src/features/(betting-pause|clock|connection|page-errors|platform|scroll|site)/',
    'src/features/(theme|toasts|picks|session/(?!sign-in)|wire/(?!late)|data-saver/(data-saver|slow))',
    'src/features/(live-odds/(?!feed|frame)|matches/(?!keep-|market-news|LivePick))',
    'src/(screens/home|shell/phone)/',
    'src/shell/([A-Za-z-]+\\.|pages|player|dialog/sheet-history|sheets/SheetHost)',
    'src/shell/(navigation/(entries|EntryLink|popular)|controls/(Count|Skip|Live|controls)|slip/SlipButton)',
    'api-client/src/(?!live|hash-password)',
    'contract/src/(envelope|locale|constants/(timing|choice|content/popular))',
    'domain/src/(money/senti|odds/(eat-days|odds-lines)|result|invariant)',
  ].join('|'),
);

/** What the desktop's frames and the phone's drawers share. */
const frames = /src\/(shell\/navigation\/(SearchForm|FilterList|navigation)|screens\/slip)/;

/** The stars and searches of many screens, which would be five files of a few lines each. */
const choices =
  /src\/features\/(favourites|recent-searches|kept-choices\/lists)\/.*\.tsx?|domain\/src\/kept-choices/;

export default defineConfig({
  plugins: [react(), flagFiles(), firstViewPreloads(), serviceWorkerFiles()],
  resolve: {
    alias: {
      // The router brings a stand-in for a hook that our React has.
      'use-sync-external-store/shim/index.js': inThisFolder('./build/sync-external-store.ts'),
      regexparam: inThisFolder('./build/no-patterns.ts'),
    },
  },
  build: {
    // The oldest phones we promise: the browsers of spring 2021, Safari from where it has <dialog>.
    target: ['chrome90', 'edge90', 'firefox90', 'safari15.4'],
    manifest: true,
    modulePreload: { polyfill: false },
    // The sprite is cached by its own name; a data address would repeat it in every bundle.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      input: {
        app: inThisFolder('./index.html'),
        sw: inThisFolder('./src/service-worker/service-worker.ts'),
      },
      output: {
        // A worker's address must never change, or old pages would keep their old worker.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries, priority: 2 },
            { name: 'site', test: site, priority: 1 },
            { name: 'frames', test: frames },
            { name: 'choices', test: choices },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/envelope-key.json': server,
      '/web_socket': { target: server, ws: true },
    },
  },
});
