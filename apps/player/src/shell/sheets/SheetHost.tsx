import { Suspense, useEffect } from 'react';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { offerReload } from '../../features/page-errors/report-page-error.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { closeSheet, type SheetName, useOpenSheet } from '../dialog/sheet-history.ts';
import { type SplitView, splitView } from '../split-view.tsx';

/** No sheet is part of the first view: each comes with its texts at the first tap. */
const sheets = {
  menu: sheet(() => import('./MenuSheet.tsx').then((file) => file.MenuSheet)),
  slip: sheet(() => import('./SlipSheet.tsx').then((file) => file.SlipSheet)),
  user: sheet(() => import('./user/UserSheet.tsx').then((file) => file.UserSheet)),
  contact: sheet(() => import('./ContactSheet.tsx').then((file) => file.ContactSheet)),
  search: sheet(() => import('./SearchSheet.tsx').then((file) => file.SearchSheet)),
} satisfies Record<SheetName, SplitView<object>>;

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

function sheet(load: () => Promise<() => React.JSX.Element>): SplitView<object> {
  return splitView(async () => {
    const [component] = await Promise.all([load(), loadAreas('menus', 'filters', 'slip')]);
    return component;
  });
}
