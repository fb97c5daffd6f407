import { loadAreas } from '../../i18n/i18n.ts';

export async function maintenanceScreen() {
  const [file] = await Promise.all([
    import('../../screens/maintenance/MaintenanceScreen.tsx'),
    loadAreas('screens'),
  ]);
  return file.MaintenanceScreen;
}

export async function noBetScreen() {
  const [file] = await Promise.all([
    import('../../screens/no-bet/NoBetScreen.tsx'),
    loadAreas('screens'),
  ]);
  return file.NoBetScreen;
}
