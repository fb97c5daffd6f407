import {
  endOf,
  FREE_BETS_PATH,
  type MyFreeBets,
  useFreeBets,
} from '../../features/free-bets/use-free-bets.ts';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from './EntryLink.tsx';
import styles from './free-bet-entry.module.css';

type FreeBetEntryProps = { className: string | undefined };

/** The way to one's free bets, for who has any: how many, and the nearest end (FRB-24). */
export function FreeBetEntry({ className }: FreeBetEntryProps) {
  const mine = useFreeBets();
  return mine ? <DrawnEntry mine={mine} className={className} /> : null;
}

export function DrawnEntry({ mine, className }: FreeBetEntryProps & { mine: MyFreeBets }) {
  const [first] = mine.list;
  const count = mine.list.length;
  if (!first) return null;
  return (
    <PageLink path={FREE_BETS_PATH} className={className}>
      <Icon name="gift" />
      <span>
        {t('freeBets.menu')}
        {first.expires_at !== null && (
          <small className={styles.end}>
            {t('freeBets.menuEnd', { count, until: endOf(first.expires_at) })}
          </small>
        )}
      </span>
      <Badge tone="gold">{count}</Badge>
    </PageLink>
  );
}
