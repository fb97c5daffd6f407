import { navigate } from 'wouter/use-browser-location';
import { loadAreas } from '../../i18n/i18n.ts';
import { currentPlayerId } from '../session/session-store.ts';
import { refreshPlayer } from '../session/use-player-refresh.ts';
import { showToast } from '../toasts/toast-store.ts';
import { decidedBetsNotifier } from './decided-bets-notifier.ts';

export const onOrderUpdate = decidedBetsNotifier({
  playerId: currentPlayerId,
  refetchBalance: refreshPlayer,
  loadTexts: () => loadAreas('decided'),
  address: () => location,
  show: showToast,
  goTo: navigate,
});
