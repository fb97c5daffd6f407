import { splitView } from '../split-view.tsx';

const closedFiles = () => import('./closed-files.ts');

export const MaintenanceView = splitView(async () => (await closedFiles()).maintenanceScreen());
export const NoBetView = splitView(async () => (await closedFiles()).noBetScreen());
