import { loadAreas } from '../../i18n/i18n.ts';
import { splitView } from '../split-view.tsx';

export const MaintenanceView = splitView(async () => {
  const [file] = await Promise.all([
    import('../../screens/maintenance/MaintenanceScreen.tsx'),
    loadAreas('screens'),
  ]);
  return file.MaintenanceScreen;
});

export const NoBetView = splitView(async () => {
  const [file] = await Promise.all([
    import('../../screens/no-bet/NoBetScreen.tsx'),
    loadAreas('screens'),
  ]);
  return file.NoBetScreen;
});
