import { rowsOf } from '@kipute/contract/constants/choice';
import { type HelpTopic, helpTopics } from '@kipute/contract/constants/content/texts';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { type HelpLine, useHelpLines } from '../../features/reading/reading-queries.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { ReadingLine } from '../reading/ReadingLine.tsx';
import { ReadingView } from '../reading/ReadingView.tsx';
import reading from '../reading/reading.module.css';
import { HelpSearch } from './HelpSearch.tsx';
import styles from './help.module.css';

const topicIcons: Readonly<Record<HelpTopic, IconName>> = {
  start: 'user-plus',
  deposit: 'banknote-arrow-down',
  withdrawal: 'banknote-arrow-up',
  slip: 'receipt-text',
  codes: 'ticket',
  'cash-out': 'wallet',
  settlement: 'list-checks',
  account: 'circle-user-round',
  bonus: 'gift',
  safety: 'shield-check',
};

const topicNamed = (name: string | null): HelpTopic | undefined =>
  rowsOf(helpTopics).find(([topic]) => topic === name)?.[0];

/** `/help`, `/help?topic=…`, `/help?article=…`, and `/help?q=…` for what was typed. */
export function HelpScreen() {
  const { parameters, choose } = useAddressChoice();
  const slug = parameters.get('article') ?? '';
  if (/^[a-z0-9-]{1,80}$/.test(slug)) return <HelpArticle key={slug} slug={slug} />;
  const typed = (parameters.get('q') ?? '').slice(0, 80);
  const topic = topicNamed(parameters.get('topic'));
  return (
    <section className={reading.page}>
      {topic === undefined ? (
        <>
          <header className={styles.head}>
            <h1 className={reading.title}>{t('help.title')}</h1>
            <p className={styles.lead}>{t('help.lead')}</p>
          </header>
          <HelpSearch typed={typed} onType={(words) => choose('q', words)} />
          {typed.trim() === '' ? <Topics /> : <Found typed={typed.trim()} />}
        </>
      ) : (
        <OneTopic topic={topic} />
      )}
      <StillLost />
    </section>
  );
}

function Topics() {
  const language = useLanguage();
  const lines = useHelpLines('');
  switch (lines.status) {
    case 'loading':
      return <Skeleton kind="tiles" count={6} />;
    case 'failed':
      return <FailedState onRetry={lines.refetch} />;
    case 'ready':
      return (
        <ul className={styles.topics}>
          {rowsOf(helpTopics).map(([topic, names]) => {
            const count = lines.data.filter((line) => line.topic === topic).length;
            if (count === 0) return null;
            return (
              <li key={topic}>
                <Link className={styles.topic} href={`/help?topic=${topic}`}>
                  <span className={styles.topicIcon}>
                    <Icon name={topicIcons[topic]} size={22} />
                  </span>
                  <span className={styles.topicName}>{names[language]}</span>
                  <span className={styles.count}>{t('help.pages', { count })}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      );
  }
}

function Found({ typed }: { typed: string }) {
  const lines = useHelpLines(typed);
  switch (lines.status) {
    case 'loading':
      return <Skeleton kind="rows" count={3} />;
    case 'failed':
      return <FailedState onRetry={lines.refetch} />;
    case 'ready':
      return lines.data.length > 0 ? (
        <>
          <p className={styles.foundCount} role="status">
            {t('help.found', { count: lines.data.length })}
          </p>
          <Lines lines={lines.data} />
        </>
      ) : (
        <EmptyState icon="search" title={t('help.nothing')} text={t('help.nothingHint')} />
      );
  }
}

function OneTopic({ topic }: { topic: HelpTopic }) {
  const language = useLanguage();
  const lines = useHelpLines('');
  return (
    <>
      <ToHelp />
      <h1 className={reading.title}>{helpTopics[topic][language]}</h1>
      {lines.status === 'loading' && <Skeleton kind="rows" count={4} />}
      {lines.status === 'failed' && <FailedState onRetry={lines.refetch} />}
      {lines.status === 'ready' && (
        <Lines lines={lines.data.filter((line) => line.topic === topic)} />
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className={reading.lines}>
      {lines.map(({ slug, title, excerpt }) => (
        <ReadingLine key={slug} to={`/help?article=${slug}`} title={title} lead={excerpt} />
      ))}
    </ul>
  );
}

function ToHelp({ topic }: { topic?: HelpTopic | undefined }) {
  const language = useLanguage();
  return (
    <Link className={reading.above} href={topic ? `/help?topic=${topic}` : '/help'}>
      <Icon name="chevron-left" size={18} />
      {topic ? helpTopics[topic][language] : t('help.title')}
    </Link>
  );
}

const OTHERS_MAX = 5;

/** One page of help, the way back to its shelf, and what stands beside it there. */
function HelpArticle({ slug }: { slug: string }) {
  const lines = useHelpLines('');
  const known = lines.status === 'ready' ? lines.data : [];
  const topic = known.find((line) => line.slug === slug)?.topic;
  const others = known.filter((line) => line.topic === topic && line.slug !== slug);
  return (
    <ReadingView
      wanted={{ kind: 'help', slug }}
      above={<ToHelp topic={topic} />}
      below={
        <>
          {topic && others.length > 0 && (
            <>
              <h2 className={reading.heading}>{t('help.others')}</h2>
              <Lines lines={others.slice(0, OTHERS_MAX)} />
            </>
          )}
          <StillLost />
        </>
      }
    />
  );
}

/** Whoever did not find it here is not left alone. */
function StillLost() {
  return (
    <aside className={styles.lost}>
      <p>{t('help.lost')}</p>
      <Button variant="outline" onClick={() => openSheet('contact')}>
        <Icon name="headset" size={18} />
        {t('help.contact')}
      </Button>
    </aside>
  );
}
