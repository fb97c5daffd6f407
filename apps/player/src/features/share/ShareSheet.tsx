import { t } from '../../i18n/i18n.ts';
import { useLayout } from '../../platform/device.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { openSheet } from '../sheet/sheet-history.ts';
import { CopyRow } from './CopyRow.tsx';
import { SharePicture } from './picture/SharePicture.tsx';
import { ShareWays } from './ShareWays.tsx';
import styles from './share.module.css';
import { type SharedSlip, useSharedSlip } from './shared-slip.ts';

/** A code, its link, and every way to hand them to somebody else. */
export function ShareSheet() {
  const slip = useSharedSlip();
  return (
    <Sheet title={t('share.title')} side="bottom">
      {slip && <Ways slip={slip} />}
    </Sheet>
  );
}

function Ways({ slip }: { slip: SharedSlip }) {
  const { code, link, orderCode: order } = slip;
  return (
    <div className={styles.body}>
      <p className={styles.hint}>{t('share.hint')}</p>
      <CopyRow name={t('slipPanel.code')} value={code} look="code" order={order} />
      <CopyRow name={t('share.link')} value={link} look="link" order={order} />
      <ShareWays slip={slip} />
      <SharePicture slip={slip} />
      <WayBack from={order === undefined ? 'slip' : 'betPlaced'} />
    </div>
  );
}

/** This sheet took the place of another; a desktop's slip has stood beside it all the time. */
function WayBack({ from }: { from: 'slip' | 'betPlaced' }) {
  const layout = useLayout();
  if (from === 'slip' && layout === 'desktop') return null;
  return (
    <Button variant="plain" onClick={() => openSheet(from)}>
      {t(from === 'slip' ? 'share.backToSlip' : 'share.backToBet')}
    </Button>
  );
}
