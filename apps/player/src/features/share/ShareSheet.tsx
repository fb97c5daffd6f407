import { t } from '../../i18n/i18n.ts';
import { useLayout } from '../../platform/device.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { openSheet } from '../sheet/sheet-history.ts';
import { logShare } from './log-share.ts';
import { slipPicture } from './picture/compose-picture.ts';
import { PictureToSend } from './picture/PictureToSend.tsx';
import type { Measure } from './picture/picture.ts';
import { pictureWords } from './picture/use-picture.ts';
import { ShareWays } from './ShareWays.tsx';
import styles from './share.module.css';
import { copyShared } from './share-slip.ts';
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

type CopyRowProps = {
  name: string;
  value: string;
  look: 'code' | 'link';
  order: string | undefined;
};

function CopyRow({ name, value, look, order }: CopyRowProps) {
  function copy() {
    logShare(order, look);
    void copyShared(value);
  }
  return (
    <div className={styles.copyRow}>
      <span className={styles.copyText}>
        <small>{name}</small>
        <b className={styles[look]}>{value}</b>
      </span>
      <button type="button" className={styles.copyButton} onClick={copy}>
        <Icon name="copy" size={16} />
        {t('share.copy')}
        <SpokenOnly>{` ${name}`}</SpokenOnly>
      </button>
    </div>
  );
}

const draw = (slip: SharedSlip, measure: Measure) => slipPicture(slip, pictureWords(), measure);

/** The slip as a picture. */
function SharePicture({ slip }: { slip: SharedSlip }) {
  return (
    <PictureToSend
      {...{ told: slip, draw, fileName: `kipute-${slip.code}.png` }}
      label={t('share.picture')}
      order={slip.orderCode}
    />
  );
}
