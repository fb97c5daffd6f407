import { t } from '../../../i18n/i18n.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import navigation from '../navigation.module.css';

/** How many matches an entry of the filters leads to. */
export function MatchNumber({ count }: { count: number }) {
  return (
    <span className={navigation.matchNumber}>
      {count}
      <SpokenOnly>{` ${t('filters.matches')}`}</SpokenOnly>
    </span>
  );
}
