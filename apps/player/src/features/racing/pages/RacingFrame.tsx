import type { ReactNode } from 'react';
import { type PlainTextKey, t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';
import { CarPatterns } from '../cars/CarPatterns.tsx';
import { type RacingTab, racingPages } from '../round/racing.ts';
import styles from './racing-page.module.css';

type RacingFrameProps = {
  tab: RacingTab;
  /** Above the tabs. */
  head: ReactNode;
  /** Beside the page, where a desktop has the room. */
  side?: ReactNode;
  /** Words below the menu of a wide desktop. */
  hint?: ReactNode;
  children: ReactNode;
};

/** The same frame around every page of racing: menu, head, tabs, page, and the bet beside it. */
export function RacingFrame({ tab, head, side, hint, children }: RacingFrameProps) {
  return (
    <div className={styles.page} data-side={side ? 'yes' : 'no'}>
      <CarPatterns />
      <div className={styles.rail}>
        <TabLinks tab={tab} look="menu" />
        <Games />
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
      <div className={styles.main}>
        {head}
        <TabLinks tab={tab} look="tabs" />
        <TabHeading tab={tab} />
        {children}
      </div>
      {side && <aside className={styles.side}>{side}</aside>}
    </div>
  );
}

const tabs = [
  { id: 'bet', icon: 'car', text: 'racing.tab.bet' },
  { id: 'bets', icon: 'ticket', text: 'racing.tab.bets' },
  { id: 'results', icon: 'list-checks', text: 'racing.tab.results' },
  { id: 'rules', icon: 'info', text: 'racing.tab.rules' },
  { id: 'proof', icon: 'shield-check', text: 'racing.tab.proof' },
] as const satisfies readonly { id: RacingTab; icon: IconName; text: PlainTextKey }[];

/** Between the page's name and the cards of a tab, whose headings stand a level lower. */
function TabHeading({ tab }: Pick<RacingFrameProps, 'tab'>) {
  const entry = tabs.find(({ id }) => id === tab);
  if (!entry || tab === 'bet') return null;
  return <h2 className={styles.spoken}>{t(entry.text)}</h2>;
}

/** Pages with addresses of their own, so links; drawn as tabs, and as a menu on a wide desktop. */
function TabLinks({ tab, look }: { tab: RacingTab; look: 'tabs' | 'menu' }) {
  return (
    <nav className={styles[look]} aria-label={t(look === 'menu' ? 'racing.menu' : 'racing.pages')}>
      {tabs.map(({ id, icon, text }) => (
        <Link key={id} href={racingPages[id]} aria-current={id === tab ? 'page' : undefined}>
          {look === 'menu' && <Icon name={icon} size={18} />}
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}

const games = [
  { icon: 'trophy', text: 'nav.jackpot', to: '/string_ball/jackpot' },
  { icon: 'star', text: 'racing.luckySix', to: '/guess_score' },
  { icon: 'plane', text: 'nav.aviator', to: '/aviator' },
  { icon: 'dices', text: 'nav.casino', to: '/casino' },
] as const satisfies readonly { icon: IconName; text: PlainTextKey; to: string }[];

function Games() {
  return (
    <nav className={styles.menu} aria-label={t('racing.games')}>
      {games.map(({ icon, text, to }) => (
        <Link key={to} href={to}>
          <Icon name={icon} size={18} />
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
