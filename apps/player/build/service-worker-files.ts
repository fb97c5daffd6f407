import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { filesOfModule } from './chunk-files.ts';

/** What an installed app needs to open without a network; everything else fills up as visited. */
const keptModules = [
  'index.html',
  'src/start.tsx',
  'src/shell/phone/PhoneShell.tsx',
  'src/shell/desktop/DesktopShell.tsx',
  'src/screens/home/HomeScreen.tsx',
  'src/shell/pages/FootParts.tsx',
  'src/shell/sheets/sheet-files.ts',
  'src/shell/sheets/SlipSheet.tsx',
  'src/features/slip/bar/SlipBar.tsx',
  'src/i18n/core.en.ts',
  'src/i18n/areas/home.sw.ts',
  'src/i18n/areas/home.en.ts',
  'src/i18n/areas/desktop.sw.ts',
  'src/i18n/areas/desktop.en.ts',
  'src/i18n/areas/filters.sw.ts',
  'src/i18n/areas/filters.en.ts',
  'src/i18n/areas/slip.sw.ts',
  'src/i18n/areas/slip.en.ts',
];
const keptAssets = [/^assets\/icons-[^/]+\.svg$/];
const keptPublicFiles = ['/manifest.webmanifest', '/icons/mark.svg'];

const VERSION_MARK = '__BUILD_VERSION__';
const FILES_MARK = '__BUILD_FILES__';

/** Writes the names of this build's files into the service worker, which cannot know them. */
export function serviceWorkerFiles(): Plugin {
  return {
    name: 'service-worker-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
        const files = keptFiles(bundle);
        worker.code = worker.code
          .replace(VERSION_MARK, versionOf(bundle, files))
          .replace(FILES_MARK, files.join(' '));
      },
    },
  };
}

function keptFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = keptModules.flatMap((module) => filesOfModule(bundle, module));
  const assets = Object.keys(bundle).filter((file) =>
    keptAssets.some((pattern) => pattern.test(file)),
  );
  const files = [...new Set([...chunks, ...assets])].filter((file) => file in bundle);
  return files.map((file) => `/${file}`).concat(keptPublicFiles);
}

/** File names carry their content's hash, so they and the page itself are the version. */
function versionOf(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? page.source : '';
  return createHash('sha256').update(files.join()).update(html).digest('hex').slice(0, 12);
}
