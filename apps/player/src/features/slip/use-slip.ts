import { fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { loadAreas } from '../../i18n/i18n.ts';
import { currentPcMobile } from '../../platform/device.ts';
import { useBettingPause } from '../betting-pause/use-betting-pause.ts';
import { useOnline } from '../connection/use-online.ts';
import { matchStateOf } from '../live-odds/match-state.ts';
import { listenToPrice, priceOf, priceSaidAtMs } from '../live-odds/prices.ts';
import { useOddsStatus } from '../live-odds/staleness.ts';
import { selectionOf } from '../matches/match-store.ts';
import type { Pick } from '../picks/pick.ts';
import { usePicks } from '../picks/picks-store.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { usePlayer } from '../session/session-store.ts';
import { configQuery, picksQuery } from './slip-queries.ts';
import { useSlipState } from './slip-store.ts';
import { slipConfigOf } from './view/slip-config.ts';
import type { Heard } from './view/slip-leg.ts';
import { slipView } from './view/slip-view.ts';

/** The slip as it stands at this moment, and what it was made of. */
export function useSlip() {
  const picks = usePicks();
  const said = useQueryData(configQuery);
  useQueryData(picksQuery);
  usePricesOf(picks);
  const ownMaximum = useOwnMaximum();
  const config = useMemo(() => slipConfigOf(said, ownMaximum), [said, ownMaximum]);
  const player = useSlipPlayer();
  const state = useSlipState();
  useReferredWatch(state.activity === 'referred');
  const board = useOddsStatus();
  const pause = useBettingPause();
  const isOnline = useOnline();
  const isPaused = pause !== undefined;
  const facts = { picks, heardOf, board, config, player, choices: state, isPaused, isOnline };
  return { view: slipView(facts), config, player, state, pause };
}

/** Also while the phone's slip is closed: a trader's cut must be seen in time. */
function useReferredWatch(isReferred: boolean): void {
  useEffect(() => {
    if (!isReferred) return;
    void Promise.all([import('./referred/referred-bet.ts'), loadAreas('referred')]).then(
      ([{ watchReferred }]) => watchReferred(),
    );
  }, [isReferred]);
}

function heardOf({ id_card, eventId }: Pick): Heard {
  const price = priceOf(id_card);
  const heardAtMs = priceSaidAtMs(id_card);
  // The selection was asked for seconds ago; a match that no screen follows was told of long ago.
  const matchStatus = selectionOf(id_card)?.event_status ?? matchStateOf(eventId)?.status;
  return { price, matchStatus, heardAtMs };
}

/** Draws the slip again when the price of one of its picks is another. */
function usePricesOf(picks: readonly Pick[]): void {
  const ids = picks.map(({ id_card }) => id_card).join();
  const listen = useCallback(
    (changed: () => void) => {
      const leave = ids.split(',').map((id) => listenToPrice(id, changed));
      return () => {
        for (const each of leave) each();
      };
    },
    [ids],
  );
  const heard = () => ids.split(',').map(shownOf).join();
  useSyncExternalStore(listen, heard, heard);
}

function shownOf(selectionId: string): string {
  const price = priceOf(selectionId);
  if (!price) return '';
  const { oddsThousandths, status, isLive, offerId, boost } = price;
  return [oddsThousandths, status, isLive, offerId, boost?.from].join('/');
}

function useSlipPlayer() {
  const player = usePlayer();
  return useMemo(
    () =>
      player && {
        balance: purse(player.balance),
        credit: purse(player.credit_money),
        usualStake: purse(player.default_bet_amount),
      },
    [player],
  );
}

/** What this player may stake on this device; the house says it with the balance. */
function useOwnMaximum(): number | undefined {
  const player = usePlayer();
  return currentPcMobile() === 1 ? player?.max_bet_desktop : player?.max_bet_phone;
}

const purse = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);

/** The slip as it is drawn: what is in it, what it pays and what its button does. */
export type Slip = ReturnType<typeof useSlip>;
