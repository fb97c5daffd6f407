import { Flag } from '../Flag.tsx';
import { Icon } from '../Icon.tsx';
import type { League } from './match.ts';

/** Its own sign, else the country's flag; a cup of many countries has none and shows a trophy. */
export function LeagueSign({ league, width }: { league: League; width: number }) {
  if (league.picture) return <img src={league.picture} alt="" width={width} height={width} />;
  if (league.flag) return <Flag code={league.flag} width={width} />;
  return <Icon name={league.sign ?? 'trophy'} size={width - 2} />;
}
