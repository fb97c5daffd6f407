import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../features/wire/api.ts';
import { overviewTexts } from '../../i18n/texts/overview.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatClock } from '../../time/eat.ts';
import { CardBody } from '../_statistics/Card.tsx';
import { StandingTag } from '../_statistics/StandingTag.tsx';
import { TodayFigures } from '../_statistics/TodayFigures.tsx';
import { REFRESH_MS, useToday } from '../_statistics/use-figures.ts';
import classes from './overview.module.css';

/** Money of today beside the same time yesterday, for roles that may see it. */
export function TodayCard() {
  const t = useText();
  const query = useToday();
  const { data } = query;
  return (
    <section aria-label={t(overviewTexts.today)}>
      <header className={classes.partHead}>
        <h2>{t(overviewTexts.today)}</h2>
        {data && (
          <span>
            {t(overviewTexts.comparedUntil, { at: formatClock(Date.parse(data.now)).slice(0, 5) })}
          </span>
        )}
        <StandingTag standing={data} />
        <Link to="/statistics/today">{t(overviewTexts.more)}</Link>
      </header>
      <CardBody query={query}>
        {(today) => <TodayFigures today={today} beside="yesterday" />}
      </CardBody>
    </section>
  );
}

export function useHealth() {
  return useQuery({
    queryKey: ['statistics/health'],
    queryFn: ({ signal }) => api.statistics.health({}, { silent: true, background: true, signal }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
  });
}
