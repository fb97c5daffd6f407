import { serverNowMs } from '../../features/clock/server-clock.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import group from '../../ui/match/league-group.module.css';
import type { QuickMarket } from '../../ui/match/match.ts';
import { dayWords } from './day-words.ts';
import { MarketColumns } from './MarketColumns.tsx';
import styles from './match-list.module.css';

type DayHeadingProps = { date: string; markets: readonly QuickMarket[] };

/** The head of one day's card, in a list of a single league. */
export function DayHeading({ date, markets }: DayHeadingProps) {
  return (
    <header className={classNames(group.header, styles.groupHead)}>
      <Icon name="calendar-days" size={18} />
      <h2 className={group.name}>{dayWords(date, serverNowMs())}</h2>
      <MarketColumns markets={markets} />
    </header>
  );
}
