import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstViewPreloads } from './build/first-view-preloads.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';

const server = process.env.KIPUTE_SERVER ?? 'http://127.0.0.1:4700';
const inThisFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Rarely change, so a release of ours leaves them in the browser's cache. */
const libraries =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|wouter|regexparam|zustand|@hpke)\//;

/** What every first view needs, whatever the layout: one file instead of forty. */
const site = new RegExp(
  [
    'src/(start|App|routes)\\.tsx',
    'src/i18n/(core\\.sw|i18n|areas|language|messages)\\.ts',
    'src/ui/([A-Za-z-]+\\.|control|hero|state)',
    'src/features/(?!session/sign-in)',
    'src/shell/([A-Za-z-]+\\.|pages|floating|player|dialog/sheet-history|sheets/SheetHost)',
    'src/shell/(navigation/(entries|EntryLink|popular)|controls/(Count|Skip|Lang)|slip/SlipButton)',
    'api-client/src/(?!live|hash-password)',
    'contract/src/(?!errors)',
    'domain/src/',
  ].join('|'),
);

/** What the desktop's frames and the phone's drawers share. */
const frames = /src\/(shell\/navigation\/(SearchForm|FilterList|navigation)|screens\/slip)/;

export default defineConfig({
  plugins: [react(), firstViewPreloads(), serviceWorkerFiles()],
  resolve: {
    alias: {
      // The router brings a stand-in for a hook that our React has.
      'use-sync-external-store/shim/index.js': inThisFolder('./build/sync-external-store.ts'),
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
