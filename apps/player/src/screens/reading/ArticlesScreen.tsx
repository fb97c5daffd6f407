import { articleTypes, richTextTypes } from '@kipute/contract/constants/content/texts';
import type { CallContent } from '@kipute/contract/registry';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { usePagedQuery } from '../../features/query/paged-query.ts';
import { api } from '../../features/wire/api.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import { ReadingView } from './ReadingView.tsx';
import styles from './reading.module.css';

/** `/artcol` is a list, `/artcol?type=14` the rules, `/artcol?article=…` one article. */
export function ArticlesScreen() {
  const { parameters } = useAddressChoice();
  const slug = parameters.get('article') ?? '';
  if (/^[a-z0-9-]{1,80}$/.test(slug)) {
    return <ReadingView key={slug} wanted={{ kind: 'article', slug }} above={<ToArticles />} />;
  }
  if (parameters.get('type') === String(articleTypes.rules.id)) {
    const { id: type } = richTextTypes['betting-rules'];
    return <ReadingView wanted={{ kind: 'type', type }} above={<ToArticles />} />;
  }
  return <Articles />;
}

function ToArticles() {
  return (
    <Link className={styles.above} href="/artcol">
      <Icon name="chevron-left" size={18} />
      {t('articles.all')}
    </Link>
  );
}

/** The texts of the house that everybody should find, in the order in which they are asked for. */
const houseTexts = [
  { path: '/artcol?type=14', title: 'articles.rules', lead: 'articles.rulesLead' },
  { path: '/user_agreement', title: 'articles.agreement', lead: 'articles.agreementLead' },
  { path: '/rich_text?type=10', title: 'articles.terms', lead: 'articles.termsLead' },
  { path: '/privacy_policy', title: 'articles.privacy', lead: 'articles.privacyLead' },
  { path: '/rich_text?type=31', title: 'articles.safePlay', lead: 'articles.safePlayLead' },
  { path: '/rich_text?type=8', title: 'articles.winBonus', lead: 'articles.winBonusLead' },
  { path: '/rich_text?type=48', title: 'articles.bonus', lead: 'articles.bonusLead' },
  { path: '/rich_text?type=34', title: 'articles.promotions', lead: 'articles.promotionsLead' },
  { path: '/rich_text?type=9', title: 'articles.jackpot', lead: 'articles.jackpotLead' },
] as const;

function Articles() {
  const language = useLanguage();
  return (
    <section className={styles.page}>
      <PageTitle>{t('articles.title')}</PageTitle>
      <ul className={styles.lines}>
        {houseTexts.map(({ path, title, lead }) => (
          <ReadingLine key={path} to={path} title={t(title)} lead={t(lead)} />
        ))}
      </ul>
      <FurtherArticles key={language} />
    </section>
  );
}

const PAGE_SIZE = 20;

type Article = CallContent<'article/inquire'>[number];

function FurtherArticles() {
  const articles = usePagedQuery<Article>({
    keyOf: ({ slug }) => slug,
    fetchPage: (page) => api.article.inquire({ page, page_size: PAGE_SIZE }, { silent: true }),
  });
  switch (articles.status) {
    case 'loading':
      return <Skeleton kind="rows" count={2} />;
    case 'failed':
      return <FailedState onRetry={articles.fetchNextPage} />;
    // The texts above are always there, so a house without articles says nothing of it.
    case 'empty':
      return null;
    case 'ready':
      return (
        <>
          <h2 className={styles.heading}>{t('articles.further')}</h2>
          <ul className={styles.lines}>
            {articles.rows.map(({ slug, title, lead }) => (
              <ReadingLine key={slug} to={`/artcol?article=${slug}`} title={title} lead={lead} />
            ))}
          </ul>
          {articles.tail !== 'end' && (
            <Button variant="outline" onClick={articles.fetchNextPage}>
              {t('articles.more')}
            </Button>
          )}
        </>
      );
  }
}
