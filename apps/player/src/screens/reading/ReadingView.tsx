import { type ReactNode, useEffect } from 'react';
import { Prose } from '../../features/reading/Prose.tsx';
import {
  type Reading,
  type ReadingState,
  useReading,
  type Wanted,
} from '../../features/reading/reading-queries.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { eastAfricaDay } from './east-africa-day.ts';
import styles from './reading.module.css';

type ReadingViewProps = {
  wanted: Wanted;
  /** The way back to the list it stands in. */
  above?: ReactNode;
  /** What to read next. */
  below?: ReactNode;
};

/** A page that is one text. */
export function ReadingView({ wanted, above, below }: ReadingViewProps) {
  const reading = useReading(wanted);
  return (
    <article className={styles.page}>
      {above}
      {reading.status !== 'ready' && (
        <h1>
          <SpokenOnly>{t('reading.title')}</SpokenOnly>
        </h1>
      )}
      <ReadingBody reading={reading} onRetry={reading.refetch} />
      {below}
    </article>
  );
}

function ReadingBody({ reading, onRetry }: { reading: ReadingState; onRetry: () => void }) {
  switch (reading.status) {
    case 'loading':
      return <Skeleton kind="reading" count={4} />;
    case 'failed':
      return <FailedState onRetry={onRetry} />;
    case 'missing':
      return (
        <EmptyState icon="file-text" title={t('reading.missing')} text={t('reading.missingHint')}>
          <ButtonLink to="/help">
            <Icon name="circle-question-mark" size={18} />
            {t('reading.toHelp')}
          </ButtonLink>
        </EmptyState>
      );
    case 'ready':
      return <ReadText reading={reading.data} />;
  }
}

function ReadText({ reading }: { reading: Reading }) {
  const language = useLanguage();
  useDocumentTitle(reading.title);
  useJumpToAddress(reading);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{reading.title}</h1>
        <p className={styles.date}>
          {t('reading.version', {
            version: reading.version,
            day: eastAfricaDay(reading.release_time),
          })}
          <button type="button" className={styles.print} onClick={() => window.print()}>
            {t('reading.print')}
          </button>
        </p>
        {reading.language !== language && (
          <Notice tone="info" icon="languages">
            {t('reading.otherLanguage')}
          </Notice>
        )}
      </header>
      <Contents headings={reading.headings} />
      <div className={styles.text} lang={reading.language}>
        <Prose html={reading.body} />
      </div>
    </>
  );
}

/** Fewer than these are seen at a glance. */
const HEADINGS_MIN = 4;

/** Where a long text is about to begin: closed on a phone, where it would push the text away. */
function Contents({ headings }: Pick<Reading, 'headings'>) {
  const chapters = headings.filter(({ level }) => level === 2);
  if (chapters.length < HEADINGS_MIN) return null;
  return (
    <details className={styles.contents}>
      <summary className={styles.contentsTitle}>
        {t('reading.contents', { count: chapters.length })}
        <span className={styles.turned}>
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <nav aria-label={t('reading.contentsName')}>
        <ol className={styles.chapters}>
          {chapters.map(({ id, text }) => (
            <li key={id}>
              <a className={styles.chapter} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    // After the title of the route, which is set in the same moment.
    const frame = requestAnimationFrame(() => {
      document.title = `${title} · Kipute`;
    });
    return () => cancelAnimationFrame(frame);
  }, [title]);
}

/** A link to a chapter was followed before the text was here. */
function useJumpToAddress({ headings }: Reading): void {
  useEffect(() => {
    const { hash } = location;
    const wanted = headings.find(({ id }) => `#${id}` === hash);
    if (wanted) document.getElementById(wanted.id)?.scrollIntoView();
  }, [headings]);
}
