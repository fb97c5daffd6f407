import { t } from '../../../i18n/i18n.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { PageLink } from '../EntryLink.tsx';
import navigation from '../navigation.module.css';
import { defaultCountries } from '../popular-leagues.ts';
import { searchPath } from '../search-path.ts';

/** Until the server names its countries, those that players here look for first lead to a search. */
export function DefaultCountries() {
  return defaultCountries.map((code) => (
    <PageLink key={code} path={searchPath(t(`country.${code}`))} className={navigation.row}>
      <Flag code={code} />
      {t(`country.${code}`)}
    </PageLink>
  ));
}
