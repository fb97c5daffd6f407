import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { api } from '../../features/wire/api.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { casinoTexts } from '../../i18n/texts/casino.ts';
import { useText } from '../../i18n/use-text.ts';
import { NotFoundPage } from '../../shell/notices/error-pages.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import type { List } from '../_list-kit/definition/list.ts';
import { ListPart, useOpenList } from '../_list-kit/ListPart.tsx';
import { ListTools } from '../_list-kit/ListTools.tsx';
import { GameAlarms } from './GameAlarms.tsx';
import { gamesList } from './games-list.ts';
import { RESULTS_PATH, resultsList } from './results-list.ts';

export function CasinoGamesScreen() {
  const list = useListWithDeeds();
  const open = useOpenList(list);
  return (
    <ScreenFrame intro={list.intro} actions={<ListTools open={open} />}>
      <GameAlarms />
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
          perform: async () => navigate(RESULTS_PATH),
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
