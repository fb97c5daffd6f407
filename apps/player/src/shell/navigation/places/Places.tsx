import { t } from '../../../i18n/i18n.ts';
import { FilterCard } from '../FilterCard.tsx';
import { CountryList } from './CountryList.tsx';
import { FavouriteList } from './FavouriteList.tsx';

/** What the player starred, and the countries; in a file that comes after the first view. */
export function Places() {
  return (
    <>
      <FavouriteList />
      <FilterCard title={t('filters.countries')}>
        <CountryList />
      </FilterCard>
    </>
  );
}
