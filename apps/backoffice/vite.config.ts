import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.KIPUTE_BACKOFFICE_SERVER ?? 'http://127.0.0.1:4701';

const antdParts =
  /node_modules[\\/](antd|@ant-design|@rc-component|@emotion|dayjs|stylis|clsx)[\\/]/;
/** What only lists need: it waits until the first of them is opened. */
const listParts =
  /[\\/](table|picker|date-picker|time-picker|calendar|pagination|input-number|select|virtual-list)[\\/]/;

const isShellPart = (id: string) => antdParts.test(id) && !listParts.test(id);

export default defineConfig({
  plugins: [react()],
  build: {
    // Office desktops, kept current: two years of browsers.
    target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    modulePreload: { polyfill: false },
    // antd with its tables and pickers is one big, rarely changing chunk on purpose.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand|@tanstack)[\\/]/,
              priority: 20,
            },
            { name: 'antd', test: isShellPart, priority: 15 },
            { name: 'antd-list', test: /node_modules[\\/](antd|@rc-component)[\\/]/, priority: 10 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/envelope-key.json': server },
  },
});
