import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const DailyReportScreen = listScreen(async () => {
  const { dailyReportList: list } = await import('../screens/regulator/daily-report-list.ts');
  return { list };
});

const BoardOrdersScreen = listScreen(async () => {
  const { boardOrdersList: list } = await import('../screens/regulator/board-orders-list.ts');
  return { list };
});

const TaxReturnsScreen = listScreen(async () => {
  const { taxReturnsList: list } = await import('../screens/regulator/tax-returns-list.ts');
  return { list };
});

const ExclusionsScreen = listScreen(async () => {
  const { exclusionsList: list } = await import('../screens/regulator/exclusions-list.ts');
  return { list };
});

const CasesScreen = listScreen(async () => {
  const [{ casesList: list }, { CaseDetails: Details }] = await Promise.all([
    import('../screens/regulator/cases-list.ts'),
    import('../screens/regulator/CaseDetails.tsx'),
  ]);
  return { list, Details };
});

export const regulatorScreens = [
  { path: '/regulator-report', node: 'regulator/inquire', component: DailyReportScreen },
  { path: '/regulator-orders', node: 'regulator/orders', component: BoardOrdersScreen },
  { path: '/tax-returns', node: 'regulator/tax', component: TaxReturnsScreen },
  { path: '/self-exclusions', node: 'regulator/exclusions', component: ExclusionsScreen },
  { path: '/suspicious-transactions', node: 'suspicious/inquire', component: CasesScreen },
] as const satisfies readonly Screen[];
