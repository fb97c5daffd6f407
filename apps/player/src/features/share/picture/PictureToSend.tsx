import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../share.module.css';
import { canHandOn, handOnPicture } from './hand-on-picture.ts';
import { type PictureTerms, usePicture } from './use-picture.ts';

type PictureToSendProps<Told> = PictureTerms<Told> & {
  label: string;
  /** The bet it shows, as people read its number; undefined for picks not bet on. */
  order: string | undefined;
};

/** The canvas that is seen is the file that is handed on. */
export function PictureToSend<Told>({ label, order, ...terms }: PictureToSendProps<Told>) {
  const { canvas, file } = usePicture(terms);
  const isHandedOn = file !== undefined && canHandOn(file);
  return (
    <div className={styles.picture}>
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
      <Button
        variant="outline"
        width="full"
        state={file ? 'ready' : 'disabled'}
        onClick={() => file && void handOnPicture(file, order)}
      >
        <Icon name={isHandedOn ? 'share-2' : 'download'} size={18} />
        {t(isHandedOn ? 'share.sendPicture' : 'share.savePicture')}
      </Button>
    </div>
  );
}
