import { startCountingBytes } from '../data-saver/count-bytes.ts';
import { isSavingData } from '../data-saver/data-saver.ts';
import { offerDataSaver } from '../data-saver/offer-data-saver.ts';
import { fetchAtRest } from '../fetch-ahead/fetch-at-rest.ts';
import { registerServiceWorker } from '../install/service-worker-page.ts';
import { exchangeChoices, startKeepingChoices } from '../kept-choices/keep-choices.ts';
import { keepHomeOnLeaving } from '../matches/keep-home.ts';
import { startPlayReminder } from '../play-reminder/start-play-reminder.ts';
import { followSystemTheme } from '../theme/theme.ts';

export type LateTerms = { readonly fetchAhead: () => Promise<void> };

/** What can wait until the page has settled, in a file that comes then. */
export function startLateWork({ fetchAhead }: LateTerms): void {
  registerServiceWorker();
  followSystemTheme();
  startCountingBytes();
  keepHomeOnLeaving();
  startKeepingChoices();
  exchangeChoices();
  startPlayReminder();
  void offerDataSaver();
  if (!isSavingData()) fetchAtRest(fetchAhead);
}
