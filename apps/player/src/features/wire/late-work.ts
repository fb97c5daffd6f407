import { askAgain } from '../agreements/agreements-store.ts';
import { healBrokenPictures } from '../connection/broken-pictures.ts';
import { startCountingBytes } from '../data-saver/count-bytes.ts';
import { isSavingData } from '../data-saver/data-saver.ts';
import { offerDataSaver } from '../data-saver/offer-data-saver.ts';
import { fetchAtRest } from '../fetch-ahead/fetch-at-rest.ts';
import { keepInstallPrompt } from '../install/install-prompt.ts';
import { registerServiceWorker } from '../install/service-worker-page.ts';
import { exchangeChoices, startKeepingChoices } from '../kept-choices/keep-choices.ts';
import { cacheHomeOnLeaving } from '../matches/cache-home.ts';
import { startPlayReminder } from '../play-reminder/start-play-reminder.ts';
import { notifiedDevice } from '../session/sign-in-choices.ts';
import { followSystemTheme } from '../theme/theme.ts';

export type LateWorkOptions = { readonly fetchAhead: () => Promise<void> };

/** What can wait until the page has settled, in a chunk that comes then. */
export function startLateWork({ fetchAhead }: LateWorkOptions): void {
  keepInstallPrompt();
  healBrokenPictures();
  registerServiceWorker();
  followSystemTheme();
  startCountingBytes();
  cacheHomeOnLeaving();
  startKeepingChoices();
  exchangeChoices();
  void notifiedDevice()?.then((device) => device?.keepDevice());
  startPlayReminder();
  askAgain();
  void offerDataSaver();
  if (!isSavingData()) fetchAtRest(fetchAhead);
}
