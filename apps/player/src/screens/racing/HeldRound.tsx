import { useEffect } from 'react';
import { BetCard } from '../../features/racing/betting/BetCard.tsx';
import { KindChoice } from '../../features/racing/betting/KindChoice.tsx';
import { CoinPurse } from '../../features/racing/coin/CoinPurse.tsx';
import { OutcomeLine, ResultCard } from '../../features/racing/orders/OutcomeCard.tsx';
import { useOwnOrders } from '../../features/racing/orders/own-orders.ts';
import { PlacedOrders } from '../../features/racing/orders/PlacedOrders.tsx';
import { ordersOfRound } from '../../features/racing/orders/round-outcome.ts';
import { RacingFrame } from '../../features/racing/pages/RacingFrame.tsx';
import styles from '../../features/racing/pages/racing-page.module.css';
import { BetBar } from '../../features/racing/placing/BetBar.tsx';
import { BetSlip } from '../../features/racing/placing/BetSlip.tsx';
import { type BetView, useBetting } from '../../features/racing/placing/use-betting.ts';
import { LateRace, LateReplay, preloadRace } from '../../features/racing/race/late-race.tsx';
import { RoundHead } from '../../features/racing/round/RoundHead.tsx';
import type { RacingNow, RacingOrder, Round } from '../../features/racing/round/racing.ts';
import { usePhase } from '../../features/racing/round/use-phase.ts';
import { t } from '../../i18n/i18n.ts';
import { useLayout } from '../../platform/device.ts';
import { Past } from './Past.tsx';

type HeldRoundProps = { now: RacingNow; round: Round };

/** Betting, the race, its result: one round after another at one address. */
export function HeldRound({ now, round }: HeldRoundProps) {
  const phase = usePhase(round);
  const view = useBetting(now, round, phase);
  const orders = useOwnOrders();
  const layout = useLayout();
  useEffect(preloadRace, []);
  // On a phone the race and its result have the page to themselves.
  const isBetting = phase === 'betting' || phase === 'closed' || phase === 'waiting';
  const showsBets = layout === 'desktop' || isBetting || phase === 'before';
  const rests = view.state.kind === 'resting';
  const bar = layout === 'phone' && (showsBets || rests) && <BetBar view={view} place="bar" />;
  return (
    <RacingFrame
      tab="bet"
      head={<Head view={view} orders={orders} />}
      side={
        <>
          <BetSlip view={view} />
          <CoinPurse />
        </>
      }
      hint={<PaceHint round={round} />}
    >
      {layout === 'phone' && <CoinPurse />}
      {rests && bar}
      {layout === 'desktop' && phase !== 'racing' && hasOrder(now.last) && (
        <LateReplay round={now.last} />
      )}
      {showsBets && <Bets view={view} layout={layout} />}
      <PlacedOrders
        round={round}
        orders={phase === 'racing' ? [] : ordersOfRound(orders, round.id)}
      />
      <Past now={now} />
      {!rests && bar}
    </RacingFrame>
  );
}

const hasOrder = (round: Round | null): round is Round => round !== null && round.result.length > 0;

function Bets({ view, layout }: { view: BetView; layout: 'desktop' | 'phone' }) {
  return (
    <>
      <KindChoice table={view.now.table} current={view.draft.choice} />
      <BetCard view={view} stake={layout === 'phone' ? 'here' : 'beside'} />
    </>
  );
}

type HeadProps = { view: BetView; orders: readonly RacingOrder[] };

/** The countdown, the race, or its result, whichever it is time for. */
function Head({ view: { now, round, phase }, orders }: HeadProps) {
  const over = phase === 'ended' ? round : now.last;
  const ofOver = over ? ordersOfRound(orders, over.id) : [];
  const isOver = phase === 'ended' || phase === 'before';
  if (phase === 'racing') {
    return (
      <>
        <h1 className={styles.spoken}>{t('racing.title')}</h1>
        <LateRace round={round} orders={ordersOfRound(orders, round.id)} />
      </>
    );
  }
  if (isOver && hasOrder(over) && over.refunded === 0) {
    return (
      <>
        <h1 className={styles.spoken}>{t('racing.title')}</h1>
        <ResultCard round={over} orders={ofOver} />
      </>
    );
  }
  return (
    <>
      <RoundHead round={round} phase={phase} last={now.last} />
      {over && <OutcomeLine round={over} orders={ofOver} />}
    </>
  );
}

/** How long each part of a round takes, as the round that is on has it. */
function PaceHint({ round }: { round: Round }) {
  const at = (instant: string) => Date.parse(instant) / 1_000;
  return (
    <>
      <b>{t('racing.paceTitle')}</b>
      {t('racing.pace', {
        bets: at(round.end_bet_time) - at(round.start_bet_time),
        closed: at(round.draw_time) - at(round.end_bet_time),
        race: at(round.end_time) - at(round.draw_time),
      })}
    </>
  );
}
