import { Suspense } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { useBuying } from '../../features/pools/buying/use-buying.ts';
import { type IssuesView, useIssues } from '../../features/pools/issue/issues-query.ts';
import type { Issue, PoolTab } from '../../features/pools/issue/pool.ts';
import { ChooseSide, ChooseTab } from '../../features/pools/pages/ChooseTab.tsx';
import { IssueStates } from '../../features/pools/pages/IssueStates.tsx';
import { LateTicketsTab } from '../../features/pools/pages/late-tickets.tsx';
import { PoolFrame } from '../../features/pools/pages/PoolFrame.tsx';
import { useSharedTicket } from '../../features/pools/pages/shared-ticket.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/language.ts';
import { splitView } from '../../ui/split-view.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { IssueHead, LuckySixHead } from './LuckySixHead.tsx';
import { ScorePicks, ScoreStrip } from './ScorePicks.tsx';

const GAME = 'lucky-six';

/** Pages of their own in every way but their address: choosing needs none of them. */
const LateResults = splitView(() =>
  import('../../features/pools/pages/ResultList.tsx').then((tab) => tab.ResultList),
);
const LateRules = splitView(() =>
  import('../../features/pools/pages/RulesTab.tsx').then((tab) => tab.RulesTab),
);

const tabs: readonly string[] = ['tickets', 'results', 'rules'] satisfies PoolTab[];

const isTab = (text: string): text is PoolTab => tabs.includes(text);

/** The specification gives this game one address, so its other pages are in the query (POL-180). */
export function tabOf(text: string | null): PoolTab {
  return text !== null && isTab(text) ? text : 'choose';
}

/** `/guess_score`: six matches and their scores, the player's tickets, results or rules. */
export function LuckySixScreen() {
  const language = useLanguage();
  const view = useIssues(GAME);
  const tab = tabOf(useAddressChoice().parameters.get('tab'));
  if (view.status === 'ready' && tab === 'choose') {
    return <Choosing key={view.issue.id} issue={view.issue} waiting={view.waiting} />;
  }
  return (
    <PoolFrame game={GAME} tab={tab} head={<LuckySixHead view={view} />}>
      <Tab {...{ tab, view, language }} />
    </PoolFrame>
  );
}

type TabProps = { tab: PoolTab; view: IssuesView; language: Language };

function Tab({ tab, view, language }: TabProps) {
  switch (tab) {
    case 'tickets':
      return <LateTicketsTab game={GAME} />;
    case 'results':
      return (
        <Suspense fallback={<Skeleton kind="rows" count={4} />}>
          <LateResults key={language} game={GAME} />
        </Suspense>
      );
    case 'rules':
      return (
        <Suspense fallback={<Skeleton kind="rows" count={4} />}>
          <LateRules game={GAME} view={view} howOf={howToPick} />
        </Suspense>
      );
    case 'choose':
      return view.status === 'ready' ? null : <IssueStates game={GAME} view={view} />;
  }
}

type ChoosingProps = { issue: Issue; waiting: readonly Issue[] };

function Choosing({ issue, waiting }: ChoosingProps) {
  const view = useBuying(GAME, issue);
  useSharedTicket(GAME, issue);
  const strip = <ScoreStrip view={view} />;
  return (
    <PoolFrame
      game={GAME}
      tab="choose"
      head={<IssueHead issue={issue} />}
      side={<ChooseSide view={view} strip={null} picks={strip} />}
    >
      <ChooseTab view={view} waiting={waiting} strip={strip}>
        <ScorePicks view={view} />
      </ChooseTab>
    </PoolFrame>
  );
}

export const howToPick = ({ guess_number }: Issue): readonly string[] => [
  t('luckySix.rules.score', { count: guess_number }),
  t('luckySix.rules.other'),
  t('pools.rules.luck'),
];
