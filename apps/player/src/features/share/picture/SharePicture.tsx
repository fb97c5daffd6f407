import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../share.module.css';
import type { SharedSlip } from '../shared-slip.ts';
import { canHandOn, handOnPicture } from './hand-on-picture.ts';
import { useSlipPicture } from './use-slip-picture.ts';

/** The slip as a picture: the canvas that is seen is the file that is handed on. */
export function SharePicture({ slip }: { slip: SharedSlip }) {
  const { canvas, file } = useSlipPicture(slip);
  const isHandedOn = file !== undefined && canHandOn(file);
  return (
    <div className={styles.picture}>
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={t('share.picture')} />
      <Button
        variant="outline"
        width="full"
        state={file ? 'ready' : 'disabled'}
        onClick={() => file && void handOnPicture(file, slip.orderCode)}
      >
        <Icon name={isHandedOn ? 'share-2' : 'download'} size={18} />
        {t(isHandedOn ? 'share.sendPicture' : 'share.savePicture')}
      </Button>
    </div>
  );
}
