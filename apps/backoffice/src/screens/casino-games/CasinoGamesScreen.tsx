import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { api } from '../../features/wire/api.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { casinoTexts } from '../../i18n/texts/casino.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { NotFoundPage } from '../../shell/notices/error-pages.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatCount } from '../_list-kit/cells/cell-text.ts';
import type { List } from '../_list-kit/definition/list.ts';
import { ListPart, useOpenList } from '../_list-kit/ListPart.tsx';
import { ListTools } from '../_list-kit/ListTools.tsx';
import classes from './casino-games.module.css';
import { gamesList } from './games-list.ts';
import { resultsList } from './results-list.ts';

const RESULTS = '/casino-games/results';

export function CasinoGamesScreen() {
  const list = useListWithDeeds();
  const open = useOpenList(list);
  return (
    <ScreenFrame intro={list.intro} actions={<ListTools open={open} />}>
      <Alarms />
      <ListPart open={open} />
    </ScreenFrame>
  );
}

/** Asking the providers is done at once and says what came of it. */
function useListWithDeeds(): List {
  const t = useText();
  const navigate = useNavigate();
  return useMemo(
    (): List => ({
      ...gamesList,
      actions: [
        ...gamesList.actions,
        {
          key: 'results',
          title: casinoTexts.results,
          node: 'casino_game/inquire',
          on: 'list',
          perform: async () => navigate(RESULTS),
        },
        {
          key: 'sync',
          title: casinoTexts.sync,
          node: 'casino_game/update',
          on: 'list',
          perform: async () => {
            const came = await api.casino_game.sync({});
            showToast({ tone: 'success', message: t(casinoTexts.synced, came) });
          },
        },
      ],
    }),
    [navigate, t],
  );
}

/** Where a game pays outside of its bounds, it is said before anything else (GMO-10). */
function Alarms() {
  const t = useText();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['casino-alarms', language],
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
      action={<Link to={RESULTS}>{t(casinoTexts.seeResults)}</Link>}
    />
  );
}

/** `/casino-games/results`; a game itself has no page. */
export function CasinoResultsScreen() {
  const { id } = useParams();
  return id === 'results' ? <Results /> : <NotFoundPage />;
}

function Results() {
  const t = useText();
  const open = useOpenList(resultsList);
  return (
    <ScreenFrame
      title={t(casinoTexts.results)}
      intro={casinoTexts.resultsIntro}
      back={<Link to="/casino-games">{t(casinoTexts.back)}</Link>}
      actions={<ListTools open={open} />}
    >
      <ListPart open={open} />
    </ScreenFrame>
  );
}
