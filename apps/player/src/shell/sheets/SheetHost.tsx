import { Suspense, useEffect } from 'react';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { offerReload } from '../../features/page-errors/report-page-error.ts';
import {
  closeSheet,
  type SheetName,
  sheetNames,
  useOpenSheet,
} from '../../features/sheet/sheet-history.ts';
import { type SplitView, splitView } from '../../ui/split-view.tsx';

const sheets = Object.fromEntries(sheetNames.map((name) => [name, sheet(name)])) as Record<
  SheetName,
  SplitView<object>
>;

export function SheetHost() {
  const name = useOpenSheet();
  if (!name) return null;
  const OpenSheet = sheets[name];
  return (
    <PageErrorBoundary key={name} fallback={() => <SheetFault />}>
      <Suspense fallback={null}>
        <OpenSheet />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** A sheet that does not come must not leave its entry behind in the history. */
function SheetFault() {
  useEffect(() => {
    closeSheet();
    offerReload();
  }, []);
  return null;
}

/** Their names come with the late parts of the page, or with the first tap if that is sooner. */
function sheet(name: SheetName): SplitView<object> {
  return splitView(async () => (await import('./sheet-files.ts')).sheetFiles[name]());
}
