import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { api } from '../../features/wire/api.ts';
import type { Language } from '../../i18n/language.ts';
import { casinoTexts } from '../../i18n/texts/casino.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatCount } from '../_list-kit/cells/cell-text.ts';
import classes from './casino-games.module.css';
import { RESULTS_PATH } from './results-list.ts';

/** Names of games come in the language of the page. */
export const alarmsKey = (language: Language) => ['casino-alarms', language] as const;

/** Where a game pays outside of its bounds, it is said before anything else (GMO-10). */
export function GameAlarms() {
  const t = useText();
  const { data } = useQuery({
    queryKey: alarmsKey(useLanguage()),
    queryFn: ({ signal }) => api.casino_game.results({}, { signal, silent: true }),
  });
  const alarming = data?.filter(({ alarm }) => alarm === 1) ?? [];
  if (alarming.length === 0) return null;
  const games = alarming.map(({ game_name }) => game_name).join(', ');
  return (
    <Alert
      className={classes.alarm ?? ''}
      type="error"
      showIcon
      title={t(casinoTexts.alarm, { count: formatCount(alarming.length), games })}
      action={<Link to={RESULTS_PATH}>{t(casinoTexts.seeResults)}</Link>}
    />
  );
}
