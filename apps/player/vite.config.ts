import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundles } from './build/bundles.ts';
import { shortClassNames } from './build/class-names.ts';
import { firstViewPreloads } from './build/first-view-preloads.ts';
import { flagFiles } from './build/flag-files.ts';
import { hpkeSender } from './build/hpke-sender.ts';
import { minifyAgain } from './build/minify-again.ts';
import { preloadAgain } from './build/preload-again.ts';
import { reactModules } from './build/react-modules.ts';
import { reactOfBrowser } from './build/react-of-browser.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';

const server = process.env.KIPUTE_SERVER ?? 'http://127.0.0.1:4700';
const inThisFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const onEveryPage = /^assets\/(libraries|site|rolldown-runtime)-/;
/** Fetches ahead whatever a tap opens on it, so naming the scripts of all that would gain nothing. */
const fetchesAhead = /^assets\/match-/;

export default defineConfig({
  plugins: [
    react(),
    reactOfBrowser(),
    reactModules(),
    hpkeSender(),
    preloadAgain(),
    flagFiles(),
    firstViewPreloads(),
    minifyAgain(),
    serviceWorkerFiles(),
  ],
  resolve: {
    alias: {
      // The router brings a stand-in for a hook that our React has.
      'use-sync-external-store/shim/index.js': inThisFolder('./build/sync-external-store.ts'),
      regexparam: inThisFolder('./build/no-patterns.ts'),
    },
  },
  css: { modules: { generateScopedName: shortClassNames(inThisFolder('./src')) } },
  build: {
    // The oldest phones we promise: the browsers of spring 2021, Safari from where it has <dialog>.
    target: ['chrome91', 'edge91', 'firefox90', 'safari15.4'],
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What every page has already need not be named by whatever comes later.
      resolveDependencies: (_file, files, { hostId, hostType }) => {
        if (hostType === 'html') return files;
        const missing = files.filter((file) => !onEveryPage.test(file));
        return fetchesAhead.test(hostId)
          ? missing.filter((file) => file.endsWith('.css'))
          : missing;
      },
    },
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
        codeSplitting: { groups: bundles },
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
