import { t } from '../../i18n/i18n.ts';
import { SearchForm } from '../../shell/navigation/SearchForm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import styles from './ideas.module.css';
import { SearchIdeas } from './SearchIdeas.tsx';

/** An address without a search term: the form, and what others search for. */
export function SearchStart() {
  return (
    <>
      <ListHeading sign={<Icon name="search" size={22} />} title={t('lists.search.nothing')} />
      <div className={styles.form}>
        <SearchForm />
      </div>
      <SearchIdeas />
    </>
  );
}
