import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import type { ReactNode } from 'react';
import { type PlainTextKey, t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';
import { type PoolTab, poolPages } from '../issue/pool.ts';
import { useOpenTickets } from '../tickets/open-tickets.ts';
import styles from './pool-page.module.css';

type PoolFrameProps = {
  game: PoolGame;
  tab: PoolTab;
  /** Above the tabs: the pool. */
  head: ReactNode;
  /** Beside the page, where a desktop has the room. */
  side?: ReactNode;
  /** Words below the menu of a wide desktop. */
  hint?: ReactNode;
  children: ReactNode;
};

/** The same frame around every page of a game: menu, pool, tabs, page, and the ticket beside it. */
export function PoolFrame({ game, tab, head, side, hint, children }: PoolFrameProps) {
  return (
    <div className={styles.page} data-side={side ? 'yes' : 'no'}>
      <div className={styles.rail}>
        <TabLinks game={game} tab={tab} look="menu" />
        <Games />
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
      <div className={styles.main}>
        {head}
        <TabLinks game={game} tab={tab} look="tabs" />
        <TabHeading tab={tab} />
        {children}
      </div>
      {side && <aside className={styles.side}>{side}</aside>}
    </div>
  );
}

const tabs = [
  { id: 'choose', icon: 'trophy', text: 'pools.tab.choose' },
  { id: 'tickets', icon: 'ticket', text: 'pools.tab.tickets' },
  { id: 'results', icon: 'list-checks', text: 'pools.tab.results' },
  { id: 'rules', icon: 'info', text: 'pools.tab.rules' },
] as const satisfies readonly { id: PoolTab; icon: IconName; text: PlainTextKey }[];

/** Between the game's name and the cards of a tab, whose headings stand a level lower. */
function TabHeading({ tab }: Pick<PoolFrameProps, 'tab'>) {
  const entry = tabs.find(({ id }) => id === tab);
  if (!entry || tab === 'choose') return null;
  return <h2 className={styles.spoken}>{t(entry.text)}</h2>;
}

type TabLinksProps = { game: PoolGame; tab: PoolTab; look: 'tabs' | 'menu' };

/** Pages with addresses of their own, so links; drawn as tabs, and as a menu on a wide desktop. */
function TabLinks({ game, tab, look }: TabLinksProps) {
  const { count } = useOpenTickets(game);
  return (
    <nav className={styles[look]} aria-label={t(look === 'menu' ? 'pools.menu' : 'pools.pages')}>
      {tabs.map(({ id, icon, text }) => (
        <Link key={id} href={poolPages[game][id]} aria-current={id === tab ? 'page' : undefined}>
          {look === 'menu' && <Icon name={icon} size={18} />}
          {id === 'tickets' && count > 0 ? t('pools.withCount', { text: t(text), count }) : t(text)}
        </Link>
      ))}
    </nav>
  );
}

const games = [
  { icon: 'trophy', text: 'nav.jackpot', to: '/string_ball/jackpot' },
  { icon: 'star', text: 'pools.luckySix', to: '/guess_score' },
  { icon: 'car', text: 'nav.racing', to: '/racing' },
  { icon: 'plane', text: 'nav.aviator', to: '/aviator' },
  { icon: 'dices', text: 'nav.casino', to: '/casino' },
] as const satisfies readonly { icon: IconName; text: PlainTextKey; to: string }[];

function Games() {
  return (
    <nav className={styles.menu} aria-label={t('pools.games')}>
      {games.map(({ icon, text, to }) => (
        <Link key={to} href={to}>
          <Icon name={icon} size={18} />
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
