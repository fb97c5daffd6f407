import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDataSaver } from '../data-saver/data-saver.ts';
import styles from './prose.module.css';

type ProsePictureProps = {
  source: string;
  /** What it shows, for who cannot see it and for who saves data. */
  words: string;
  width: number;
  height: number;
};

const OURS = /^\/(files|help)\/[\w-]+\.\w+$/;

/** Keeps its place while it comes; who saves data reads its words and fetches it with a tap (TXT-37). */
export function ProsePicture({ source, words, width, height }: ProsePictureProps) {
  const isSavingData = useDataSaver();
  const [isWanted, setWanted] = useState(false);
  if (!OURS.test(source) || !(width > 0) || !(height > 0)) return null;
  if (isSavingData && !isWanted) {
    return (
      <button
        type="button"
        className={styles.unseen}
        onClick={(event) => {
          // It may stand in a link.
          event.preventDefault();
          setWanted(true);
        }}
      >
        <Icon name="eye" size={18} />
        <span>
          <b>{t('reading.showPicture')}</b> {words}
        </span>
      </button>
    );
  }
  return (
    <img
      className={styles.picture}
      src={source}
      {...formsOf(source, width)}
      width={width}
      height={height}
      alt={words}
      loading="lazy"
      // The button that fetched it is gone; who came by keyboard goes on from here.
      {...(isWanted && { tabIndex: -1, ref: focus })}
    />
  );
}

const focus = (image: HTMLImageElement | null): void => image?.focus({ preventScroll: true });

/** The column of a text is no wider than this on a wide screen. */
const SIZES = '(min-width: 960px) 720px, 100vw';

/** Of an upload the narrower forms there are, so that a phone fetches no more than it shows. */
function formsOf(source: string, width: number) {
  const upload = /^(\/files\/[0-9a-f]{32})\.webp$/.exec(source)?.[1];
  const narrower = [480, 960].filter((one) => one < width);
  if (!upload || narrower.length === 0) return {};
  const forms = narrower.map((one) => `${upload}-${one}.webp ${one}w`);
  return { srcSet: [...forms, `${source} ${width}w`].join(', '), sizes: SIZES };
}
