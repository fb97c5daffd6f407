import { CallRejected } from '@kipute/api-client/call-rejected';
import { referredBetStates } from '@kipute/contract/constants/betting/risk';
import type { CallContent } from '@kipute/contract/registry';
import { formatShillings, shillings } from '@kipute/domain/money/senti';
import { loadAreas, t } from '../../../i18n/i18n.ts';
import { currentPicks, setPicks } from '../../picks/picks-store.ts';
import { currentPlayerId } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { isSheetOpen, openSheet } from '../../sheet/sheet-history.ts';
import { createCell, useCell } from '../../store/cell.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { api } from '../../wire/api.ts';
import { setPlaced } from '../placing/placed-orders.ts';
import { report } from '../slip-store.ts';
import { forgetReferred, referredIdOf } from './referred-marker.ts';

export type OwnReferred = NonNullable<CallContent<'order_list/referred'>>;

/** The countdown is of the house: a device's clock may be wrong. */
type Heard = { readonly bet: OwnReferred; readonly atMs: number };

const heard = createCell<Heard | undefined>(undefined);
export const useReferred = (): Heard | undefined => useCell(heard);

const ASK_EVERY_MS = 1_500;
const silently = { silent: true } as const;
const { waiting, cut, accepted } = referredBetStates;

const isOpen = ({ state }: OwnReferred): boolean =>
  state === waiting.id || state === cut.id || state === accepted.id;

let watched: string | undefined;

/** Asks how it stands until it has ended; also after a reload, and for one player only. */
export async function watchReferred(): Promise<void> {
  const playerId = currentPlayerId();
  const id = referredIdOf(playerId);
  if (id === undefined || watched === id) return;
  watched = id;
  await loadAreas('placed');
  while (watched === id && currentPlayerId() === playerId) {
    const bet = await askFor(id);
    if (bet === null) return leave(undefined);
    if (bet && hear(bet) === 'ended') return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

/** Undefined where no answer came: then it is asked again. */
async function askFor(id: string): Promise<OwnReferred | null | undefined> {
  try {
    return await api.order_list.referred({ id }, silently);
  } catch (reason) {
    if (reason instanceof CallRejected) return undefined;
    throw reason;
  }
}

/** Whoever has closed the slip is told that there is something to decide. */
function hear(bet: OwnReferred): 'open' | 'ended' {
  if (!isOpen(bet)) {
    leave(bet);
    return 'ended';
  }
  const before = heard.get()?.bet.state;
  heard.set({ bet, atMs: Date.now() });
  if (bet.state === cut.id && before !== cut.id && !isSheetOpen()) {
    showToast({ tone: 'notice', text: t('referred.cutToast', { amount: amountOf(bet) }) });
  }
  return 'open';
}

export const amountOf = ({ offered_amount, bet_amount }: OwnReferred): string =>
  formatShillings(shillings(offered_amount ?? bet_amount));

/** It is over: placed, and then as any other bet; or not, and then the slip says why. */
function leave(bet: OwnReferred | undefined): void {
  watched = undefined;
  heard.set(undefined);
  forgetReferred();
  if (bet?.order_info) {
    const ids = new Set(bet.legs.map(({ outcomeId }) => outcomeId));
    const picks = currentPicks().filter(({ id_card }) => ids.has(id_card));
    setPicks(currentPicks().filter(({ id_card }) => !ids.has(id_card)));
    report({ activity: 'idle', notice: undefined, refused: [], refusedAtMs: 0 });
    setPlaced({ orders: [bet.order_info], picks, notPlaced: 0 });
    openSheet('betPlaced');
    void refreshPlayer().catch(() => undefined);
    return;
  }
  report({
    ...{ activity: 'idle', refused: bet?.nobet_list ?? [], refusedAtMs: Date.now() },
    notice: bet && endOf(bet),
  });
}

function endOf(bet: OwnReferred): string | undefined {
  const { refused, expired, 'not-placed': notPlaced } = referredBetStates;
  switch (bet.state) {
    case refused.id:
      return t('referred.refused');
    case expired.id:
      return t(bet.offered_amount === null ? 'referred.expired' : 'referred.cutExpired');
    case notPlaced.id:
      return bet.why;
    default:
      return undefined;
  }
}

/** Agrees to the smaller stake, or takes the bet back; the answer is how it stands then. */
export async function answerReferred(bet: OwnReferred, answer: 'agree' | 'leave'): Promise<void> {
  const agree = answer === 'agree' ? 1 : 0;
  const asked = { id: bet.id, agree, bet_amount: bet.offered_amount ?? 0 } as const;
  try {
    hear(await api.order_list.answer_cut(asked));
  } catch (reason) {
    // What it came to is asked for by the watch; the words were shown.
    if (!(reason instanceof CallRejected)) throw reason;
  }
}
