import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { logShare } from '../log-share.ts';
import styles from '../share.module.css';
import { type PictureOptions, usePicture } from './use-picture.ts';

type PictureToSendProps<Told> = PictureOptions<Told> & {
  label: string;
  /** The bet it shows, as people read its number; undefined for picks not bet on. */
  order: string | undefined;
};

/** The canvas that is seen is the file that is handed on. */
export function PictureToSend<Told>({ label, order, ...options }: PictureToSendProps<Told>) {
  const { canvas, file } = usePicture(options);
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

/** Some browsers read the file only after the click was answered. */
const KEPT_MS = 60_000;

/** Whether the device itself can take a picture to another app. */
const canHandOn = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] });

async function handOnPicture(file: File, order: string | undefined): Promise<void> {
  logShare(order, 'picture');
  if (!canHandOn(file)) return save(file);
  // Who closes the choice again has not met an error.
  await navigator.share({ files: [file] }).catch(() => undefined);
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
