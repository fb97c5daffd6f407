import { currentPlayerId } from '../features/session/session-store.ts';
import { loadAreas } from '../i18n/i18n.ts';
import type { Layout } from '../platform/device.ts';
import { type SplitView, splitView } from '../ui/split-view.tsx';
import type { ShellProps } from './frame.ts';

/** Two layouts of the same pieces. A visit downloads one of them. */
export const shells = {
  phone: splitView(async () => {
    const { PhoneShell, LateBalance } = await import('./phone/PhoneShell.tsx');
    if (currentPlayerId()) await LateBalance.preload().catch(() => undefined);
    return PhoneShell;
  }),
  desktop: splitView(async () => {
    const [file] = await Promise.all([
      import('./desktop/DesktopShell.tsx'),
      loadAreas('desktop', 'filters', 'slip'),
    ]);
    return file.DesktopShell;
  }),
} satisfies Record<Layout, SplitView<ShellProps>>;
