import { formatShillings } from '@kipute/domain/money/senti';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { useBuying } from '../../features/pools/buying/use-buying.ts';
import { type IssuesView, useIssues } from '../../features/pools/issue/issues-query.ts';
import { Countdown, PoolHead } from '../../features/pools/issue/PoolHead.tsx';
import { growthOfLine, type Issue } from '../../features/pools/issue/pool.ts';
import { ChooseSide, ChooseTab } from '../../features/pools/pages/ChooseTab.tsx';
import { HeadShape, IssueStates } from '../../features/pools/pages/IssueStates.tsx';
import { LateTicketsTab } from '../../features/pools/pages/late-tickets.tsx';
import { PoolFrame } from '../../features/pools/pages/PoolFrame.tsx';
import { useSharedTicket } from '../../features/pools/pages/shared-ticket.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { JackpotPicks, PickTiles, Segments } from './JackpotPicks.tsx';

const GAME = 'jackpot';

/** `/string_ball/jackpot`: the thirteen matches, or the player's tickets. */
export function JackpotScreen() {
  useLanguage();
  const view = useIssues(GAME);
  const isAtTickets = useAddressChoice().parameters.get('tab') === 'tickets';
  if (view.status === 'ready' && !isAtTickets) {
    return <Choosing key={view.issue.id} issue={view.issue} waiting={view.waiting} />;
  }
  return (
    <PoolFrame
      game={GAME}
      tab={isAtTickets ? 'tickets' : 'choose'}
      head={<JackpotHead view={view} title={t('pools.jackpot')} />}
    >
      {isAtTickets && <LateTicketsTab game={GAME} />}
      {!isAtTickets && view.status !== 'ready' && <IssueStates game={GAME} view={view} />}
    </PoolFrame>
  );
}

type ChoosingProps = { issue: Issue; waiting: readonly Issue[] };

function Choosing({ issue, waiting }: ChoosingProps) {
  const view = useBuying(GAME, issue);
  useSharedTicket(GAME, issue);
  const strip = <Segments view={view} />;
  return (
    <PoolFrame
      game={GAME}
      tab="choose"
      head={<IssueHead issue={issue} />}
      side={<ChooseSide view={view} strip={strip} picks={<PickTiles view={view} />} />}
      hint={
        issue.max_doubles > 0 && (
          <>
            <b>{t('pools.doublesTitle')}</b>
            {t('pools.doublesHint', { count: issue.max_doubles })}
          </>
        )
      }
    >
      <ChooseTab view={view} waiting={waiting} strip={strip}>
        <JackpotPicks view={view} />
      </ChooseTab>
    </PoolFrame>
  );
}

/** The pool above every tab, or the page's name where there is none. */
export function JackpotHead({ view, title }: { view: IssuesView; title: string }) {
  if (view.status === 'loading') return <HeadShape />;
  if (view.status !== 'ready') return <PageTitle>{title}</PageTitle>;
  return <IssueHead issue={view.issue} />;
}

function IssueHead({ issue }: { issue: Issue }) {
  const growth = growthOfLine(issue);
  return (
    <PoolHead
      game={GAME}
      issue={issue}
      lead={growth > 0n ? t('pools.growing', { amount: formatShillings(growth) }) : ''}
    >
      <Countdown closeTime={issue.close_time} />
    </PoolHead>
  );
}
